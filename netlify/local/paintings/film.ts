import { mkdir } from 'node:fs/promises';
import { requireFfmpeg } from './film/ffmpeg.ts';
import { filmLanme } from './film/lanme.ts';
import { filmProcess } from './film/process.ts';
import { processChoublak } from './film/processes/choublak.ts';
import { processLannwit } from './film/processes/lannwit.ts';
import { readOptions } from './options.ts';

// Usage: film.ts [slug...] [--scale=0.5] [--out=folder]; needs ffmpeg
const { wanted, scale, folder } = readOptions();
const isWanted = (slug: string): boolean => wanted.length === 0 || wanted.includes(slug);

await requireFfmpeg();
await mkdir(folder, { recursive: true });
for (const film of [processChoublak, processLannwit]) {
  if (isWanted(film.slug)) await filmProcess(film, folder, scale);
}
if (isWanted('study-lanme')) await filmLanme(folder, scale);
