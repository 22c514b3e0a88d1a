const longestSide = 1920;

/** Draws what a film shows now, as a JPEG. Throws a text for people. */
export async function drawFrame(film: HTMLVideoElement): Promise<File> {
  const { videoWidth, videoHeight, readyState } = film;
  if (readyState < film.HAVE_CURRENT_DATA || !videoWidth) {
    throw new Error('The film is not loaded yet. Press play first.');
  }
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')!.drawImage(film, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
  if (!blob) throw new Error('This browser cannot draw the frame. Choose a photograph.');
  return new File([blob], 'poster.jpg', { type: blob.type });
}
