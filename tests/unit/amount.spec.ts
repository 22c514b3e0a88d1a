import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { assert, constantFrom, integer, property } from 'fast-check';
import { readAmount, readCents } from '#shared/amount';
import { languages } from '#shared/language';
import { asCents } from '#shared/cents';
import { dollarsOf, formatCents } from '#shared/money';

const read: [typed: string, amount: string][] = [
  ['1600', '1600'],
  ['1600.50', '1600.50'],
  ['150.00', '150.00'],
  ['20,50', '20.50'],
  ['150,75', '150.75'],
  ['9,9', '9.90'],
  ['0,50', '0.50'],
  ['0', '0'],
  ['.50', '0.50'],
  [',50', '0.50'],
  ['.5', '0.50'],
  ['$.50', '0.50'],
  ['.50 $', '0.50'],
  ['1,600', '1600'],
  ['1.600', '1600'],
  ['20,500', '20500'],
  ['12.345', '12345'],
  ['1,600.5', '1600.50'],
  ['1.200,50', '1200.50'],
  ['20.500,5', '20500.50'],
  ['1,234,567.89', '1234567.89'],
  ['1.234.567,8', '1234567.80'],
  ['1 200,00', '1200.00'],
  ['1\u00a0200,00', '1200.00'],
  ['1\u202f200.00', '1200.00'],
  ['1\u2009200', '1200'],
  ["1'200.50", '1200.50'],
  ['1’200', '1200'],
  ['$1,600.00', '1600.00'],
  ['$ 1600', '1600'],
  ['US$20', '20'],
  ['us $20', '20'],
  ['USD 20,50', '20.50'],
  ['20$', '20'],
  ['20,50\u00a0$', '20.50'],
  ['20 USD', '20'],
  ['20 US$', '20'],
  [' 20\t', '20'],
];

const refused: { [kind: string]: string[] } = {
  'no number': [
    '',
    ' ',
    '$',
    'twenty',
    'NaN',
    'Infinity',
    '1e3',
    '0x10',
    '1_000',
    '½',
    '2.5k',
    '$$20',
  ],
  'another currency': ['€20', '20 HTG', 'C$20', '20 $CA', '20$50', '20 $ 50', '20 dollars'],
  'a sign that is none of an amount': ['20:50', '20-50', '1/2', '20%', '#20', '1,600,00?'],
  'less than nothing, or a dash': ['-20', '−20', '+20', '(20)', '20-', '1200,-', '1200.-'],
  // They may have been about to become 20.50 or 20,000.
  'no digits behind the sign': ['5,', '20,', '20.', '1,600.', '1,600,', '.', ',', '$.', '20, $'],
  'no digits before a group, or two signs': ['.500', ',500', '1,,600', '1..5', '..5', '20, 50'],
  'too many digits behind the sign': ['1,2345', '1234,567', '1600.500', '20.5000', '1 600.500'],
  'groups that are none': ['1.2.3', '1,20,000', '12,34,5', '20 50', '1 2 3', '1 234 5', '1  200'],
  'one sign for groups and cents': ['1,600,5', '1.234.50', '1,234,56'],
  'two signs of groups': ['1,234.567', '1.234,567', '1 234,567', "1 200'000", '1\u00a0200 000'],
  'a group behind 0 may be a part of a dollar': ['0,500', '0.500', '0 500', '000', '0150', '007'],
  'digits and signs of other scripts': [
    '１２',
    '2０',
    '١٥٠',
    '१५०',
    '1٬600',
    '20٫50',
    '20，50',
    '20．50',
  ],
  'what nobody sees': ['1\u200b600', '\u202e05.02', '1\n200'],
  'a billion': ['1234567890', '1,000,000,000', '9'.repeat(400)],
};

test('an amount is read as a person writes it, or refused (rule 3)', () => {
  for (const [typed, amount] of read) expect(readAmount(typed), typed).toBe(amount);
  for (const [kind, texts] of Object.entries(refused))
    for (const typed of texts) expect(readAmount(typed), `${kind}: ${typed}`).toBeNull();
  expect([readCents('20,5'), readCents('twenty')]).toEqual([2050, null]);
});

test('an amount that the shop writes, in any language, is read as the same amount', () => {
  const cents = integer({ min: 0, max: 999_999_999_99 });
  assert(
    property(cents, constantFrom(...languages), (amount, language) => {
      const written = asCents(amount);
      expect(readCents(formatCents(written, language))).toBe(amount);
      expect(readCents(dollarsOf(written))).toBe(amount);
    }),
  );
});

test('no field is a number field: it drops a comma, and a wheel or an arrow key changes it (rule 3)', () => {
  const source = join(import.meta.dirname, '../../src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
  const fields = files
    .filter((file) => /\.(tsx?|astro)$/.test(file))
    .filter((file) => numberField.test(readFileSync(join(source, file), 'utf8')));
  expect(fields).toEqual([]);
  for (const field of ['type="number"', "type={'number'}", "type: 'number'"])
    expect(field).toMatch(numberField);
});

const numberField = /\btype\s*[=:]\s*\{?['"`]number\b/;
