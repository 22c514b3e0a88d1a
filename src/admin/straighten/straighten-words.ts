import type { Flaw } from '../../lib/geometry/index.ts';
import type { Shape } from '../../lib/pictures/straighten/shape.ts';
import type { CornerWords } from '../../photograph/corner-words.ts';

export const cornerWords: CornerWords = {
  advice: (chosen) =>
    `Put the handles on the painting’s corners: drag, press, or use the arrow keys. Chosen: ${chosen}.`,
  photograph: 'The photograph',
  corners: ['Upper left corner', 'Upper right corner', 'Lower right corner', 'Lower left corner'],
  place: (label, fromLeft, fromTop) =>
    `${label}: ${fromLeft.toFixed(1)} % from the left, ${fromTop.toFixed(1)} % from the top`,
};

const noPicture = 'These corners do not make a picture.';

export const flawWords: Record<Flaw, string> = {
  mirrored: `${noPicture} The painting would be mirrored. Put the upper left handle on its upper left corner, and go on clockwise.`,
  crossed: `${noPicture} Two sides cross, or one corner lies inside. Put each handle on its own corner of the painting.`,
  small: `${noPicture} They are too close together. Move them to the corners of the painting, or photograph it from nearer.`,
  pointed: `${noPicture} One of them is too pointed or too flat. Check each corner, or photograph the painting more from the front.`,
};

export const shapeWords: Record<Shape['by'], string> = {
  size: 'It has the shape of the typed size.',
  corners:
    'Its shape is what the corners tell. With the size of the work in “Dimensions” it is exact.',
  differs:
    'Its shape is what the corners tell: the typed size differs by more than 6 %. Check the corners and the size.',
};
