/**
 * Spreadsheets run a cell that begins like this as a formula. Where the separator is `;` or a tab, a cell also begins behind one of these
 * in a text.
 */
const formula = /(?<=(^|[;\t\r\n])\s*)[=+\-@\0＝＋－＠]/g;

const byteOrderMark = '\uFEFF';

/** Escapes by RFC 4180 with every cell quoted, and so that a spreadsheet runs nothing, whatever its separator is. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(text: string): string {
  const safe = text.replace(formula, "'$&");
  return `"${safe.replaceAll('"', '""')}"`;
}
