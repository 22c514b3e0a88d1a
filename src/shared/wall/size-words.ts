import { hasUnit, isMetric, readDepth, readSides } from './dimensions.ts';
import { hang } from './room.ts';

const largestTerm = 20;
const closeEnough = 0.01;

/** Tells the administrator what the artwork's page makes of a size, with a picture of this ratio (width to height). Returns undefined without a size. */
export function sizeWords(dimensions: string, ratio: number): string | undefined {
  const hanging = hang(dimensions, ratio);
  switch (hanging.status) {
    case 'untold':
      return undefined;
    case 'unreadable':
      return 'The work is not shown on a wall: this size cannot be read. Write it like 18 x 24, 18 1/2 x 24 in or 45 x 60 cm.';
    case 'differs':
      return `The work is not shown on a wall: the picture is ${ratioWords(hanging.picture)}, the size says ${ratioWords(hanging.size)}. Correct the size, or crop the picture to the painting.`;
    case 'hung': {
      const depth = readDepth(dimensions);
      const words = `On the wall it is ${inches(hanging.width)} wide and ${inches(hanging.height)} high`;
      return `${words}${depth ? `, ${inches(depth)} deep` : ''}.`;
    }
  }
}

/** How a language writes inches and a decimal point, and how it tells a size: as it was typed, in inches or in centimetres. What it converts has '×'. */
export type SizeUnits = { inch: string; point: string; tells: 'typed' | 'in' | 'cm' };

const englishSize: SizeUnits = { inch: 'in', point: '.', tells: 'typed' };

/** Writes a size for visitors: '18 x 24' as '18 x 24 in', '18 × 24 pous' or '46 × 61 cm'. A size that cannot be read stays as it is. */
export function sizeIn(dimensions: string, units: SizeUnits): string {
  const sides = readSides(dimensions);
  if (!sides) return dimensions;
  if (units.tells === 'cm') return inCentimetres(sides, dimensions, units);
  if (units.tells === 'in' && isMetric(dimensions)) return inInchWords(sides, units);
  const trimmed = dimensions.trim();
  const typed =
    units.tells === 'typed'
      ? trimmed
      : trimmed.replaceAll(/\bin\b/gi, units.inch).replaceAll(/ ?x ?(?=\d)/gi, ' × ');
  return hasUnit(dimensions) ? typed : `${typed} ${units.inch}`;
}

/** Returns the size with the other unit, which breaks in no line. What was typed stays, and the other unit has its sign: '18 x 24 in (46 x 61 cm)'. */
export function sizeLabel(dimensions: string, units = englishSize): string {
  const sides = readSides(dimensions);
  if (!sides) return dimensions;
  const isInCentimetres = units.tells === 'cm' || (units.tells === 'typed' && isMetric(dimensions));
  const second = isInCentimetres
    ? inInchWords(sides, units)
    : inCentimetres(sides, dimensions, units);
  const first = sizeIn(dimensions, units);
  const inBrackets = /x/i.test(first) ? second.replaceAll('×', 'x') : second;
  return `${first} (${inBrackets.replaceAll(' ', '\u00a0')})`;
}

function inInchWords(sides: readonly number[], units: SizeUnits): string {
  return `${sides.map((side) => rounded(side, units)).join(' × ')} ${units.inch}`;
}

/** Returns centimetres. Typed inches get no tenths. */
function inCentimetres(sides: readonly number[], typed: string, units: SizeUnits): string {
  const parts = isMetric(typed) ? 10 : 1;
  const lengths = sides.map((side) => Math.round(side * 2.54 * parts) / parts);
  return `${lengths.map((length) => rounded(length, units)).join(' × ')}\u00a0cm`;
}

/** Returns '1.5 in (4 cm)' for the third number of a size, or null without one. */
export function depthLabel(dimensions: string, units = englishSize): string | null {
  const depth = readDepth(dimensions);
  if (depth === null) return null;
  return `${rounded(depth, units)} ${units.inch} (${rounded(depth * 2.54, units)} cm)`;
}

function inches(length: number): string {
  return `${rounded(length, englishSize)} in`;
}

function rounded(length: number, { point }: SizeUnits): string {
  return String(Math.round(length * 10) / 10).replace('.', point);
}

/** Returns '4:5' for 0.8: the smallest terms that come close. */
function ratioWords(ratio: number): string {
  for (let height = 1; height <= largestTerm; height++) {
    const width = Math.round(ratio * height);
    if (width > 0 && Math.abs(width / height / ratio - 1) <= closeEnough)
      return `${width}:${height}`;
  }
  return `${ratio.toFixed(2)}:1`;
}
