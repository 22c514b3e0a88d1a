import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const sources = new URL('../../../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../../../src/fonts/', import.meta.url);

const ascii = characters(0x20, 0x7e);
const letters = characters(0xc0, 0xff) + 'ŒœŸ';
const punctuation = '\u00a0–—‘’“”«»•·…′″×°€£©→←';

/** What browsers apply unasked. The rest (fractions, small capitals, other figures) the pages do not ask for. */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'];

type Axis = number | { min: number; max: number };
type Face = { source: string; name: string; axes: Record<string, Axis> };

/** Fraunces is drawn soft; large for names and headings, at text size for the titles of works. */
const faces: Face[] = [
  {
    source: 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    name: 'hanken-grotesk.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
  {
    source: 'fraunces/files/fraunces-latin-full-normal.woff2',
    name: 'fraunces.woff2',
    axes: { SOFT: 100, WONK: 0, opsz: 120, wght: 380 },
  },
  {
    source: 'fraunces/files/fraunces-latin-full-italic.woff2',
    name: 'fraunces-italic.woff2',
    axes: { SOFT: 100, WONK: 0, opsz: 36, wght: 400 },
  },
];

for (const face of faces) await subsetFace(face);

async function subsetFace({ source, name, axes }: Face): Promise<void> {
  const font = await subsetFont(
    await readFile(new URL(source, sources)),
    ascii + letters + punctuation,
    { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features },
  );
  await writeFile(new URL(name, target), font);
  console.log(`${name}: ${font.length} bytes`);
}

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
