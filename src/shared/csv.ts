/**
 * Spreadsheets run a cell that begins like this as a formula. Where the separator is `;` or a tab, a cell also begins behind one of these
 * in a text, and quotes there are no part of it.
 */
const formula = /(?<=^\s*|[;\t\r\n][\s"]*)[=+\-@\0＝＋－＠]/g;

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
export function toCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(text: string, place: number): string {
  const isConstant = place > 0 && isCode(text);
  const safe = isConstant ? `="${text}"` : text.replace(formula, "'$&");
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Returns whether a text is a code. It is written as the constant ="02118", which no sign inside can end. Not in the first cell: with
 * another separator the rest of the line follows it.
 */
function isCode(text: string): boolean {
  return text.length <= longestConstant && !amount.test(text) && code.test(text);
}
