/**
 * What separates cells and stands before the cents. Where that is a comma, as in French, spreadsheets separate by `;`. `others`: what another
 * spreadsheet may separate by.
 */
const ways = {
  point: { separator: ',', point: '.', others: String.raw`;\t` },
  comma: { separator: ';', point: ',', others: String.raw`,\t` },
};
export type Decimal = keyof typeof ways;
type Way = (typeof ways)[Decimal];

const beginning = String.raw`[=+\-@\0＝＋－＠]`;

/** Finds what begins a cell in a text for a spreadsheet with another separator, where quotes are no part of it. */
const behind = ({ others }: Way) => String.raw`[${others}\r\n][\s"]*`;

/** Spreadsheets run a cell that begins like this as a formula. */
const formulaIn = (way: Way) => new RegExp(String.raw`(?<=^\s*|${behind(way)})${beginning}`, 'g');

/** Money, which people add up. */
const amount = /^(0|[1-9]\d{0,9})\.\d\d$/;

/** Digits, marks and one word at most: spreadsheets make a number, a date or a time of it. A plus begins a telephone number only. */
const marks = String.raw`[\p{Nd} \u00A0.,:/()%-]*`;
const code = new RegExp(
  String.raw`^(?!-)(?=.*\p{Nd})(\+(?=(\D*\d){5}))?${marks}[\p{L}\p{M}]*${marks}$`,
  'u',
);
/** Of a constant in Excel. */
const longestConstant = 255;

const byteOrderMark = '\uFEFF';

/** Escapes by RFC 4180 with every cell quoted. A spreadsheet runs nothing, whatever its separator is, and keeps digits (rule 82). */
export function toCsv(rows: readonly (readonly string[])[], decimal: Decimal = 'point'): string {
  const way = ways[decimal];
  const toLine = (row: readonly string[]) =>
    row.map((text, place) => toCell(text, place, way)).join(way.separator);
  return byteOrderMark + rows.map((row) => `${toLine(row)}\r\n`).join('');
}

function toCell(text: string, place: number, way: Way): string {
  if (amount.test(text)) return `"${text.replace('.', way.point)}"`;
  const isConstant = place > 0 && isCode(text, way);
  const safe = isConstant ? `="${text}"` : text.replace(formulaIn(way), "'$&");
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Returns whether a text is a code. It is written as the constant ="02118", which no sign inside can end. Not in the first cell: with
 * another separator the rest of the line follows it.
 */
function isCode(text: string, way: Way): boolean {
  const begins = new RegExp(behind(way) + beginning);
  return text.length <= longestConstant && code.test(text) && !begins.test(text);
}
