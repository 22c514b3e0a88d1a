/** Spreadsheets run a cell that begins like this as a formula. */
const formula = /^\s*[=+\-@\t\r\0＝＋－＠]/;

const byteOrderMark = '\uFEFF';

/** Escapes by RFC 4180, and so that a spreadsheet runs nothing. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
