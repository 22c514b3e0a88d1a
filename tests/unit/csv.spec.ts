import { expect, test } from '@playwright/test';
import { toCsv } from '#shared/csv';

test('A spreadsheet reads the written values, with commas, quotes and lines', () => {
  expect(
    toCsv([
      ['Name', 'Notes'],
      ['Célestin, Marie', 'She said "wi"\nand left'],
    ]),
  ).toBe('\uFEFFName,Notes\r\n"Célestin, Marie","She said ""wi""\nand left"\r\n');
});

test('No text of a buyer becomes a formula', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', '\r=1']) {
    expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  }
  expect(toCsv([['150.00', 'a-b', '']])).toBe('\uFEFF150.00,a-b,\r\n');
});
