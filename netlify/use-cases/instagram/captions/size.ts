import { inInches, lengthsOf, sizePattern, type Length } from '#shared/wall/dimensions';

const shortest = 1;
const longest = 200;
/** '1,20 x 1,50' means metres, '2x3' perhaps feet. */
const shortestWithoutUnit = 4;
/** '24 x 36 in (61 x 91 cm)' is one size. */
const rounding = 0.04;
const nearby = 40;

/** '3 sou 10' counts an edition. */
const wordBetween = /\d ?(?:by|sur|sou|par?) ?\d/i;
const framedOrPrinted = String.raw`(?:framed|(?:with|including|avec|ak)(?: the| le| un)? (?:frame|cadre|kad)|encadrée?|ankadre|prints?|giclées?|posters?|reproductions?|impressions?)`;
const otherBefore = new RegExp(
  String.raw`(?<!\p{L})(?:${framedOrPrinted}|frame|cadre|kad)[ \t:=(–—-]*(?:sizes?|available|is|are|in|at)?[ \t:=(–—-]*$`,
  'iu',
);
/** Not '24x36 (framed 28x40)'. */
const otherAfter = new RegExp(
  String.raw`^[ \t(–—-]*${framedOrPrinted}(?!\p{L})(?!.{0,12}\d ?[x×])`,
  'iu',
);

/** Returns '18 x 24', '18 x 24 in', '45 x 60 x 4 cm'; '' without a size, or where it is not sure which is the painting's. */
export function findDimensions(text: string): string {
  const [own, ...others] = [...text.matchAll(sizePattern)]
    .filter((match) => isOfPainting(text, match))
    .map((match) => ({ lengths: lengthsOf(match), text: match[0] }))
    .filter(isBelievable)
    .map(({ lengths }) => lengths);
  return own && others.every((lengths) => isSameSize(own, lengths)) ? written(own) : '';
}

function isOfPainting(text: string, { 0: match, index }: RegExpExecArray): boolean {
  return (
    !otherBefore.test(text.slice(0, index).slice(-nearby)) &&
    !otherAfter.test(text.slice(index + match.length))
  );
}

function isBelievable({ lengths, text }: { lengths: Length[]; text: string }): boolean {
  if (lengths.length === 0) return false;
  const sides = lengths.slice(0, 2).map(inInches);
  const isBare = lengths.every(({ unit }) => !unit);
  if (isBare && (wordBetween.test(text) || Math.max(...sides) < shortestWithoutUnit)) return false;
  return Math.min(...sides) >= shortest && Math.max(...sides) <= longest;
}

function isSameSize(first: Length[], second: Length[]): boolean {
  return [0, 1].every((side) => {
    const ratio = inInches(first[side]!) / inInches(second[side]!);
    return Math.abs(ratio - 1) <= rounding;
  });
}

/** Writes one unit for all sides where one can be; feet become inches. */
function written(lengths: Length[]): string {
  const sides = lengths.map((length) =>
    length.unit === 'ft' ? { number: rounded(inInches(length)), unit: 'in' as const } : length,
  );
  const units = new Set(sides.map(({ unit }) => unit));
  if (units.size === 1) {
    const [unit] = units;
    return [sides.map(({ number }) => number).join(' x '), unit].filter(Boolean).join(' ');
  }
  if (units.has('in')) return sides.map(({ number, unit }) => `${number} ${unit}`).join(' x ');
  return `${sides.map((side) => rounded(inInches(side) * 2.54)).join(' x ')} cm`;
}

function rounded(number: number): string {
  return String(Math.round(number * 100) / 100);
}
