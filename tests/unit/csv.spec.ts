import { expect, test } from '@playwright/test';
import { toCsv } from '#shared/csv';

test('A spreadsheet gets back what was written, commas, quotes and lines included', () => {
  expect(
    toCsv([
      ['Name', 'Notes'],
      ['Célestin, Marie', 'She said "wi"\nand left'],
    ]),
  ).toBe('\uFEFFName,Notes\r\n"Célestin, Marie","She said ""wi""\nand left"\r\n');
});

test('Nothing that a buyer writes becomes a formula', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', '\r=1']) {
    expect(toCsv([[text]])).toBe(`\uFEFF"'${text}"\r\n`);
  }
  expect(toCsv([['150.00', 'a-b', '']])).toBe('\uFEFF150.00,a-b,\r\n');
});
