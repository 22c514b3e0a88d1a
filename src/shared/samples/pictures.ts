import { sampleInspirations, sampleProcess } from './journal.ts';
import { paintings, samplePictureOf } from './paintings.ts';

export const samplePictures = [
  ...paintings.map(({ id, size: [width, height] }) => ({
    url: samplePictureOf(id),
    width,
    height,
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
