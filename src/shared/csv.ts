/** Spreadsheets run a cell that begins like this as a formula, wherever its text came from. */
const formula = /^\s*[=+\-@\t\r\0＝＋－＠]/;

/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\uFEFF';

/** Rows as CSV (RFC 4180) that a spreadsheet opens without running anything in it. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
