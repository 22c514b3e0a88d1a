/** Of a painting in a visitor's photograph of their wall. */
export const start = {
  advice:
    'Tape a blank sheet of paper to your wall, flat and straight, with the tape behind it. Then photograph the wall from the front, so that the whole sheet is in the picture.',
  privacy: 'Your photograph stays on this device.',
  sheet: 'Your sheet',
  photograph: 'Photograph of your wall',
  choose: 'Take or choose a photograph',
  opening: 'Opening…',
  goOn: 'Use the same photograph',
};

export const sheet = {
  advice: 'Press on the sheet.',
  keys: 'With the keyboard: move the ring with the arrow keys, then press Enter.',
  ring: 'Ring',
  place: (label: string, fromLeft: number, fromTop: number) =>
    `${label}: ${fromLeft.toFixed(1)} % from the left, ${fromTop.toFixed(1)} % from the top`,
};

export const corners = {
  advice: (chosen: string) =>
    `Each ring belongs on a corner of the sheet. Drag or press to move one. Chosen: ${chosen}.`,
  keys: 'With the keyboard: use the arrow keys.',
  photograph: 'Your wall, near the sheet',
  corners: ['Upper left corner', 'Upper right corner', 'Lower right corner', 'Lower left corner'],
  place: sheet.place,
};

export const wall = {
  advice: 'At its true size. Drag it to its place.',
  picture: (title: string) => `${title} on your wall`,
  hide: 'Hide the sheet',
  hang: 'Hang it',
  hanging: 'Hanging…',
  back: 'Back',
  share: 'Share',
  save: 'Save the picture',
};

/** Each says what to do. */
export const troubles = {
  unreadable: 'This file is not a picture that your browser can open. Choose a JPEG, PNG or WebP.',
  large: 'This picture is too large for your browser. Choose one of at most 50 MB.',
  work: 'The painting could not be loaded. Check the connection and press again.',
  empty:
    'Your browser could not make the picture. Close other tabs and try again, or choose a smaller photograph.',
  notShared: 'The picture was not shared. Save it and send it yourself.',
  mirrored:
    'These corners are mirrored. Put the upper left ring on the sheet’s upper left corner, and go on clockwise.',
  crossed: 'Two sides cross. Put each ring on its own corner of the sheet.',
  unseen:
    'No edges of a sheet are seen here, so the size is not known. Put each ring on a corner of the sheet, or photograph the wall with the sheet again, in better light.',
  small:
    'The sheet is too small to measure by. Photograph the wall from nearer, or with more pixels.',
  pointed:
    'No sheet has these corners. Check each ring, or photograph the wall more from the front.',
};
