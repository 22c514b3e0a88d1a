import { brandOf, lengthOf } from '../card-number.ts';

type Format = (text: string) => string;

export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Returns the digits in groups of four, or 4-6-5 for American Express. */
export const formatCardNumber: Format = (text) => {
  const brand = brandOf(digitsOf(text));
  const digits = digitsOf(text).slice(0, lengthOf(brand));
  const groups = brand === 'amex' ? /^(.{4})(.{0,6})(.*)$/ : /^(.{4})(.{0,4})(.{0,4})(.*)$/;
  return digits.replace(groups, (_, ...parts) => parts.slice(0, -2).filter(Boolean).join(' '));
};

/** Returns 'MM / YY' from what was typed or pasted, a year of four digits included. */
export const formatExpiry: Format = (text) => {
  const digits = digitsOf(text.replace(/^\s*([2-9]|\d(?=\s*\/))/, '0$1')).slice(0, 6);
  const year = digits.length > 4 ? digits.slice(2).replace(/^20/, '') : digits.slice(2);
  return year ? `${digits.slice(0, 2)} / ${year.slice(0, 2)}` : digits;
};

/** Returns three digits at most, or four for American Express. */
export const formatSecurityCode: Format = (text) => digitsOf(text).slice(0, 4);

/** Formats what is typed, with the caret staying behind the same digit. */
export function keepFormat(input: HTMLInputElement, format: Format): HTMLInputElement {
  input.addEventListener('input', () => {
    const formatted = format(input.value);
    if (formatted === input.value) return;
    const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart ?? 0)).length;
    const isAtEnd = input.selectionStart === input.value.length;
    input.value = formatted;
    const caret = isAtEnd ? formatted.length : positionAfter(formatted, digitsBefore);
    input.setSelectionRange(caret, caret);
  });
  return input;
}

function positionAfter(text: string, digits: number): number {
  let position = 0;
  for (let digitsLeft = digits; digitsLeft > 0 && position < text.length; position++) {
    if (/\d/.test(text[position] ?? '')) digitsLeft--;
  }
  return position;
}
