const side = String.raw`\d{1,3}(?:[.,]\d{1,2})?(?: \d\/\d)?`;
const unit = String.raw`(?:cm|mm|m\b|in(?:ch(?:es)?)?\b\.?|po(?:uces?|us)?\b|["”″’']{1,2})`;
const times = String.raw`(?:x|×|✕|\*|by|sur|pa)`;
const sides = String.raw`(${side}) ?(${unit})? ?${times} ?(${side}) ?(${unit})?(?: ?${times} ?(${side}) ?(${unit})?)?`;

/** Finds a size within a text; its groups are side and unit, two or three times. */
export const dimensionsPattern = new RegExp(String.raw`(?<![\d.,$])${sides}(?![\p{L}\d])`, 'giu');
const wholeText = new RegExp(`^${sides}$`, 'iu');

const inchesOf: Record<string, number> = { in: 1, cm: 1 / 2.54, mm: 1 / 25.4, m: 100 / 2.54 };

/** Returns the unit's short name; inches for every other way to write them. */
export function unitNameOf(written: string): string {
  return /^(?:cm|mm|m)$/i.test(written) ? written.toLowerCase() : 'in';
}

/**
 * Returns the first two sides of '18 x 24', '45,7 × 61 cm' or '18 1/2" x 24"' in inches, in their order; null for another text. A
 * side without a unit has the other's; without any they are inches.
 */
export function readSides(dimensions: string): [number, number] | null {
  const [first, second] = readLengths(dimensions);
  return first && second ? [first, second] : null;
}

/** Returns the third length of '18 x 24 x 1.5' in inches; null without one. */
export function readDepth(dimensions: string): number | null {
  return readLengths(dimensions)[2] || null;
}

function readLengths(dimensions: string): number[] {
  const [, first, firstUnit, second, secondUnit, third, thirdUnit] =
    wholeText.exec(dimensions.trim().replace(/\s+/g, ' ')) ?? [];
  if (!first || !second) return [];
  const last = thirdUnit ?? secondUnit ?? firstUnit;
  return [
    toInches(first, firstUnit ?? last),
    toInches(second, secondUnit ?? last),
    ...(third ? [toInches(third, last)] : []),
  ];
}

function toInches(length: string, written = 'in'): number {
  const [whole, fraction] = length.replace(',', '.').split(' ');
  const [part, parts] = fraction?.split('/').map(Number) ?? [0, 1];
  const inches = (Number(whole) + part! / parts!) * inchesOf[unitNameOf(written)]!;
  // One stroke is feet, which no label uses; two are inches.
  return Number.isFinite(inches) && !/^[’']$/.test(written) ? inches : 0;
}
