import { sampleInspirations, sampleProcess } from './sample-journal.ts';
import { sampleArtworks } from './samples.ts';

/** Every picture in public/samples that a page shows, with its size in pixels. */
export const samplePictures = [
  ...sampleArtworks.map(({ imageUrl, imageWidth, imageHeight }) => ({
    url: imageUrl,
    width: imageWidth,
    height: imageHeight,
  })),
  ...sampleProcess.map(({ posterUrl, videoUrl, width, height }) => ({
    url: posterUrl ?? videoUrl,
    width,
    height,
  })),
  ...sampleInspirations.map(({ posterUrl, mediaUrl, width, height }) => ({
    url: posterUrl ?? mediaUrl,
    width,
    height,
  })),
];
