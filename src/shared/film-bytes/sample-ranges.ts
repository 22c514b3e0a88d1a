import { readBoxes, type Box } from './boxes.ts';

export type Range = { start: number; end: number };

/** Returns where a track's samples lie, by its table 'stbl'; of a table that breaks, those before. */
export function sampleRanges(view: DataView, table: Box): Range[] {
  const boxes = readBoxes(view, table.start, table.end);
  const find = (...types: string[]) => boxes.find(({ type }) => types.includes(type));
  const [sizes, chunks, runs] = [find('stsz'), find('stco', 'co64'), find('stsc')];
  if (!sizes || !chunks || !runs) return [];
  const ranges: Range[] = [];
  const [isLong, chunkCount] = [chunks.type === 'co64', view.getUint32(chunks.start + 4)];
  const [size, sampleCount] = [view.getUint32(sizes.start + 4), view.getUint32(sizes.start + 8)];
  const runCount = view.getUint32(runs.start + 4);
  const runAt = (run: number) => runs.start + 8 + 12 * run;
  let [run, sample] = [0, 0];
  try {
    for (let chunk = 0; chunk < chunkCount && sample < sampleCount; chunk++) {
      // A run names its first chunk, counted from 1.
      while (run + 1 < runCount && view.getUint32(runAt(run + 1)) <= chunk + 1) run++;
      const until = Math.min(sampleCount, sample + view.getUint32(runAt(run) + 4));
      const place = chunks.start + 8 + chunk * (isLong ? 8 : 4);
      const start = isLong ? Number(view.getBigUint64(place)) : view.getUint32(place);
      const length = size > 0 ? size * (until - sample) : sumOf(view, sizes, sample, until);
      ranges.push({ start, end: Math.min(view.byteLength, start + length) });
      sample = until;
    }
  } catch (error) {
    // DataView throws it behind the end.
    if (!(error instanceof RangeError)) throw error;
  }
  return ranges;
}

/** Returns the bytes of several samples. Each has a size of its own in 'stsz'. */
function sumOf(view: DataView, sizes: Box, from: number, until: number): number {
  let sum = 0;
  for (let sample = from; sample < until; sample++)
    sum += view.getUint32(sizes.start + 12 + 4 * sample);
  return sum;
}
