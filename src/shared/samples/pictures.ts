import { sampleInspirations, sampleProcess } from './journal.ts';
import { sampleArtworks } from './artworks.ts';

export const samplePictures = [
  ...sampleArtworks.flatMap(({ images }) =>
    images.map(({ url, width, height }) => ({ url, width, height })),
  ),
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
