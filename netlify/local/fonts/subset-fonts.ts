import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const sources = new URL('../../../node_modules/@fontsource-variable/', import.meta.url);
const target = new URL('../../../src/fonts/', import.meta.url);

const ascii = characters(0x20, 0x7e);
const letters = characters(0xc0, 0xff) + 'ŒœŸ';
const punctuation = '\u00a0–—‘’“”«»•·…′″×°€£©→←';

/** Features that browsers apply by default. The pages use no others (fractions, small capitals, other figures). */
const features = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'];

/** Replaces Fraunces' wonky letters (WONK 0). Renamed in a static font, where only HarfBuzz applies it for certain. */
const plainForms = 'rvrn';

type Axis = number | { min: number; max: number };
type Face = { source: string; name: string; axes: Record<string, Axis> };

/** Fraunces is soft; large for names and headings, at text size for titles of artworks. */
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
  const text = ascii + letters + punctuation;
  const instance = await subsetFont(await readFile(new URL(source, sources)), text, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: [...features, plainForms],
  });
  const at = instance.indexOf(plainForms);
  if (at >= 0) instance.write('rlig', at);
  const font = await subsetFont(instance, text, { targetFormat: 'woff2', keepFeatures: features });
  await writeFile(new URL(name, target), font);
  console.log(`${name}: ${font.length} bytes`);
}

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}
