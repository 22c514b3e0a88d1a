import { expect, test } from '@playwright/test';
import { toCsv } from '#shared/csv';

test('A spreadsheet reads the written values, with commas, quotes and lines', () => {
  expect(
    toCsv([
      ['Name', 'Notes'],
      ['Célestin, Marie', 'She said "wi"\nand left'],
      ['150.00', 'a-b; c'],
    ]),
  ).toBe(
    '\uFEFF"Name","Notes"\r\n"Célestin, Marie","She said ""wi""\nand left"\r\n"150.00","a-b; c"\r\n',
  );
});

test('No text of a buyer becomes a formula', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '＝1']) {
    expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  }
});

for (const separator of [',', ';', '\t']) {
  test(`A spreadsheet that separates by ${JSON.stringify(separator)} finds no formula`, () => {
    const texts = [
      '=1',
      'a;=1',
      'a; =1',
      'a\t@x',
      'a\n+1',
      'a\r\n-1',
      'a";=1',
      '\t=1',
      '\r=1',
      'a,=1',
    ];
    const cells = texts.flatMap((text) => cellsOf(toCsv([['Name', text]]), separator));
    expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
  });
}

/** Reads as spreadsheets do: a quote counts at the beginning of a cell only. */
function cellsOf(csv: string, separator: string): string[] {
  const cell = new RegExp(`(?:"(?:[^"]|"")*")?[^${separator}\r\n]*`, 'g');
  return (csv.slice(1).match(cell) ?? []).map((text) =>
    text.replace(/^"((?:[^"]|"")*)"/, (_, inner: string) => inner.replaceAll('""', '"')),
  );
}
