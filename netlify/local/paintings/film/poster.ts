import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { encodeJpeg } from '../jpeg.ts';
import type { FilmJob } from './studio.ts';

const LARGEST_POSTER = 200_000;

/** Writes a frame as the film's poster. */
export async function encodePoster(frame: Uint8Array, job: FilmJob): Promise<void> {
  const raw = { pixels: frame, width: job.width, height: job.height };
  await writeFile(path.join(job.folder, `${job.slug}.jpg`), await encodeJpeg(raw, LARGEST_POSTER));
}
