import { expect, test } from '@playwright/test';
import { brandOf, hasValidCheckDigit } from '../../netlify/sandbox/card-number.ts';
import { formatCardNumber, formatExpiry } from '../../netlify/sandbox/elements/card-format.ts';
import {
  findExpiryProblem,
  findNumberProblem,
  findSecurityCodeProblem,
} from '../../netlify/sandbox/elements/card-form.ts';
import { findEmailProblem } from '../../netlify/sandbox/elements/email-form.ts';

const today = new Date('2026-11-21');

for (const [typed, shown] of [
  ['4242424242424242', '4242 4242 4242 4242'],
  ['42424', '4242 4'],
  ['4242 4242-4242.4242999', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['', ''],
] as const) {
  test(`the card number '${typed}' is shown as '${shown}'`, () => {
    expect(formatCardNumber(typed)).toBe(shown);
  });
}

for (const [typed, shown] of [
  ['1', '1'],
  ['4', '04'],
  ['12', '12'],
  ['123', '12 / 3'],
  ['12/30', '12 / 30'],
  ['1/30', '01 / 30'],
  ['12 / 2030', '12 / 30'],
] as const) {
  test(`the expiration date '${typed}' is shown as '${shown}'`, () => {
    expect(formatExpiry(typed)).toBe(shown);
  });
}

for (const [typed, code] of [
  ['12 / 26', undefined],
  ['11 / 26', undefined],
  ['10 / 26', 'invalid_expiry_month_past'],
  ['12 / 25', 'invalid_expiry_year_past'],
  ['13 / 30', 'invalid_expiry_month'],
  ['12 / 3', 'incomplete_expiry'],
] as const) {
  test(`on 21 November 2026 '${typed}' is ${code ?? 'fine'}`, () => {
    expect(findExpiryProblem(typed, today)?.code).toBe(code);
  });
}

test('a card number is checked by length and check digit', () => {
  expect(findNumberProblem('4242 4242 4242 4242')).toBeNull();
  expect(findNumberProblem('3782 822463 10005')).toBeNull();
  expect(findNumberProblem('4242 4242')?.message).toBe('Your card number is incomplete.');
  expect(findNumberProblem('4242 4242 4242 4241')?.message).toBe('Your card number is invalid.');
  expect(brandOf('5555555555554444')).toBe('mastercard');
  expect(hasValidCheckDigit('5555555555554444')).toBe(true);
});

test('American Express wants four digits of security code', () => {
  expect(findSecurityCodeProblem('123', '4242 4242 4242 4242')).toBeNull();
  expect(findSecurityCodeProblem('123', '3782 822463 10005')?.code).toBe('incomplete_cvc');
});

for (const [typed, code] of [
  ['marie@example.com', undefined],
  ['', 'incomplete_email'],
  ['marie', 'incomplete_email'],
  ['marie@example', 'incomplete_email'],
  ['marie laurent@example.com', 'invalid_email'],
  ['@example.com', 'invalid_email'],
] as const) {
  test(`the e-mail address '${typed}' is ${code ?? 'fine'}`, () => {
    expect(findEmailProblem(typed)?.code).toBe(code);
  });
}
