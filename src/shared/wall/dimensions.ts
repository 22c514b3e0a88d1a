const figure = String.raw`\d{1,4}(?:\.\d{1,3}|,\d{1,2})?(?: ?[¼½¾⅓⅔⅛⅜⅝⅞]|[ -]\d{1,2}[/⁄]\d{1,2})?`;
/** An 'x' may follow a word: '24inx36in'. */
const wordEnd = String.raw`(?![a-wyz\u00c0-\u024f'’])\.?`;
const feet = String.raw`(?:(?:ft|feet|foot|pieds?|pi|pye)${wordEnd}|['’′](?!['’′]))`;
const inches = String.raw`(?:(?:in|inch|inches|po|pouces?|pous)${wordEnd}|["“”″]{1,2}|['’′]{2})`;
const metric = String.raw`(?:[cm]m|m(?:[eè]tres?|eters?)?)(?!\d)${wordEnd}`;
/** '60', '24 1/2 in', `4'6"`, '1m20' */
const length = String.raw`${figure}(?: ?${feet}[ -]?${figure}(?: ?${inches})?| ?m ?\d\d(?: ?cm)?(?!\d)|[ -]?(?:${feet}|${inches}|${metric}))?`;
const side = String.raw`(?:h|w|l|d|wide|high|tall|deep|height|width|length|depth|hauteur|haut|largeur|large|longueur|long|profondeur|wotè|lajè)`;
const labelled = String.raw`(?:(?<!\p{L})${side}(?!\p{L})\.? ?:? ?)?(${length})(?:(?: de)? ?\(?${side}${wordEnd}\)?)?`;
const times = String.raw` ?(?:x|×|✕|\*|by|sur|sou|par?) ?`;
const sides = String.raw`(?:(?<![\p{L}\d] ?)([cm]m) ?)?${labelled}${times}${labelled}(?:${times}${labelled})?`;
/** '3 x 150 $' is money. */
const counted = String.raw` ?(?:%|[$€£](?! ?\d)|usd|euros?|dol|goud|htg|k(?!\p{L}))`;

/** Finds a size within a text; `lengthsOf` reads a match. */
export const sizePattern = new RegExp(
  String.raw`(?<![\d.,$/])${sides}(?![\p{L}\d]|${counted})`,
  'giu',
);
const wholeText = new RegExp(`^${sides}$`, 'iu');
const feetAndInches = new RegExp(`^(${figure}) ?${feet}[ -]?(${figure})(?: ?${inches})?$`, 'iu');
const metresAndCentimetres = /^(\d+) ?m ?(\d\d)(?: ?cm)?$/i;
const numberAndUnit = new RegExp(`^(${figure})[ -]?(.*)$`, 'iu');

const inchesOf = { in: 1, ft: 12, cm: 1 / 2.54, mm: 1 / 25.4, m: 100 / 2.54 };
type Unit = keyof typeof inchesOf;
/** `number` is '24', '24.5' or '24 1/2'; `unit` is null where no side of the size has one. */
export type Length = { number: string; unit: Unit | null };

/**
 * Returns the two or three lengths of a match of `sizePattern`. A side without a unit has the other's; none are returned for
 * `4' x 6`, where that is not sure.
 */
export function lengthsOf([, unitBefore, ...written]: RegExpMatchArray): Length[] {
  const lengths = written.filter((text) => text !== undefined).map(readLength);
  const units = [unitBefore ? unitOf(unitBefore) : null, ...lengths.map(({ unit }) => unit)];
  const usual = units.findLast(Boolean) ?? null;
  const isPartlyInFeet = units.includes('ft') && units.slice(1).includes(null);
  if (isPartlyInFeet && units.at(-1) !== 'ft') return [];
  return lengths.map(({ number, unit }) => ({ number, unit: unit ?? usual }));
}

/** Returns inches. Without a unit, inches are meant. */
export function inInches({ number, unit }: Length): number {
  return valueOf(number) * inchesOf[unit ?? 'in'];
}

/**
 * Returns the first two sides of '18 x 24', '45,7 × 61 cm', `4' x 6'` or '18 1/2" x 24"' in inches, in their order; null for another
 * text.
 */
export function readSides(dimensions: string): [number, number] | null {
  const [first, second] = readLengths(dimensions).map(inInches);
  return first && second ? [first, second] : null;
}

/** Returns the third length of '18 x 24 x 1.5' in inches; null without one. */
export function readDepth(dimensions: string): number | null {
  const depth = readLengths(dimensions)[2];
  return (depth && inInches(depth)) || null;
}

export function isMetric(dimensions: string): boolean {
  return readLengths(dimensions).some(({ unit }) => unit === 'cm' || unit === 'mm' || unit === 'm');
}

export function hasUnit(dimensions: string): boolean {
  return readLengths(dimensions).some(({ unit }) => unit !== null);
}

function readLengths(dimensions: string): Length[] {
  const match = wholeText.exec(dimensions.trim().replace(/\s+/g, ' '));
  return match ? lengthsOf(match) : [];
}

function readLength(written: string): Length {
  const [, whole = '', rest = ''] = feetAndInches.exec(written) ?? [];
  if (whole) return { number: String(valueOf(whole) + valueOf(rest) / 12), unit: 'ft' };
  const [, metres = '', centimetres = ''] = metresAndCentimetres.exec(written) ?? [];
  if (metres) return { number: metres + centimetres, unit: 'cm' };
  const [, number = '', unit = ''] = numberAndUnit.exec(written) ?? [];
  return { number: plainNumber(number), unit: unit ? unitOf(unit) : null };
}

function unitOf(written: string): Unit {
  const unit = written.toLowerCase();
  if (unit.startsWith('cm')) return 'cm';
  if (unit.startsWith('mm')) return 'mm';
  if (unit.startsWith('m')) return 'm';
  return /^(?:f|pi|py|['’′]$)/.test(unit) ? 'ft' : 'in';
}

/** Returns '24.5' for '24,5', and '24 1/2' for '24½'. */
function plainNumber(written: string): string {
  return written
    .replace(',', '.')
    .replace(/ ?[¼-¾⅓-⅞]/u, (sign) => ` ${sign.trim().normalize('NFKC')}`)
    .replace('⁄', '/')
    .replace('-', ' ');
}

function valueOf(number: string): number {
  const [whole, fraction] = plainNumber(number).split(' ');
  const [part = 0, parts = 1] = fraction?.split('/').map(Number) ?? [];
  return Number(whole) + part / parts;
}
