import { test } from 'node:test';
import { expect } from '@playwright/test';
import * as fc from 'fast-check';
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

test('No text of a buyer becomes a formula (rule 82)', () => {
  for (const text of [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '＝1',
    '="02118"',
    '+A1+B1',
    '-x!y',
    '=cmd|0',
    '-1"',
    '+1=2',
  ]) {
    expect(cellOf(text)).toBe(`'${text}`);
  }
});

/** What Excel, LibreOffice, Numbers or Google Sheets make another value of. */
const kept = [
  '02118',
  '9400111899223817428490',
  '123456789012',
  '90210',
  '+509 3412 3456',
  '(305) 555-0100',
  '509.3412.3456',
  '12E10',
  '1e5',
  '1-2',
  '3/4',
  '1.2.2024',
  '2024-03-05',
  '12:30',
  '1,5',
  '12 %',
  'Mar 5',
  '5 mars 2024',
  '10 août',
  '5 pm',
  '007.50',
  '٠٢١١٨',
];

for (const text of kept) {
  test(`A spreadsheet keeps '${text}' as it was typed (rule 82)`, () => {
    expect(cellOf(text)).toBe(`="${text}"`);
  });
}

test('A text that a spreadsheet reads as text is written as it is', () => {
  for (const text of [
    'Jou Mache',
    '',
    '12 Rue Capois, Delmas',
    'LX123456789US',
    '2026-11-26T12:00:00.000Z',
  ])
    expect(cellOf(text)).toBe(text);
});

test('An amount stays a number', () => {
  for (const text of ['150.00', '0.00', '1234567.50']) expect(cellOf(text)).toBe(text);
});

test('A spreadsheet that separates by ‘;’ and counts by ‘,’ adds up the amounts (rule 82)', () => {
  const rows = [
    ['Order', 'Works', 'Total (USD)', 'Postal code'],
    ['K7M-4QX', 'Sun; Sea', '1234.50', '02118'],
    ['K7M-4QY', '=1+1', '0.00', '1,5'],
  ];
  const lines = [
    '"Order";"Works";"Total (USD)";"Postal code"',
    '"K7M-4QX";"Sun; Sea";"1234,50";"=""02118"""',
    `"K7M-4QY";"'=1+1";"0,00";"=""1,5"""`,
    '',
  ];
  expect(toCsv(rows, 'comma')).toBe(`\uFEFF${lines.join('\r\n')}`);
});

for (const separator of [',', ';', '\t']) {
  test(`A spreadsheet that separates by ${JSON.stringify(separator)} finds no formula`, () => {
    const attacks = [
      '=1',
      'a;=1',
      'a; =1',
      'a\t@x',
      'a\n+1',
      'a\r\n-1',
      'a";=1',
      'a;"=1',
      'a;""=1',
      '\t=1',
      '\r=1',
      'a,=1',
      '1,-5',
      '1, -5,+2',
    ];
    for (const text of attacks) expect(formulasIn([['Name', text]], separator)).toEqual([]);
    expect(formulasIn([['02118', '02118']], separator)).toEqual([]);
    const piece = fc.constantFrom(
      ...attacks,
      ...kept,
      '"',
      '""',
      ';',
      '\t',
      '=',
      ',',
      "'",
      '\n',
      'a',
    );
    const cell = fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join(''));
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 3 });
    fc.assert(
      fc.property(rows, (texts) => formulasIn(texts, separator).length === 0),
      { numRuns: 1000 },
    );
  });
}

/** Returns cells that a spreadsheet runs; a constant text is none. */
function formulasIn(rows: string[][], separator: string): string[] {
  const files = [toCsv(rows), toCsv(rows, 'comma')];
  const cells = files.flatMap((file) => cellsOf(file, separator));
  return cells.filter((cell) => /^\s*[=+\-@]/.test(cell) && !/^="[^"=@;\t\r\n]*"$/.test(cell));
}

function cellOf(text: string): string {
  return cellsOf(toCsv([['K7M-4QX', text]]), ',')[2]!;
}

/** Reads as spreadsheets do: a quote counts at the beginning of a cell only. */
function cellsOf(csv: string, separator: string): string[] {
  const cell = new RegExp(`(?:"(?:[^"]|"")*")?[^${separator}\r\n]*`, 'g');
  return (csv.slice(1).match(cell) ?? []).map((text) =>
    text.replace(/^"((?:[^"]|"")*)"/, (_, inner: string) => inner.replaceAll('""', '"')),
  );
}
