import {
  digitsOf,
  formatCardNumber,
  formatExpiry,
  formatSecurityCode,
  keepFormat,
} from './card-format.ts';
import { createField, createInput, type Problem } from './field.ts';
import type { Form } from './form.ts';
import { brandOf, hasValidCheckDigit, lengthOf } from '../card-number.ts';

export type CardForm = Form & { readCard(): object };

/** Creates the form of number, expiration and security code. The page never gets them; `readCard` passes them to the API. */
export function createCardForm(): CardForm {
  const number = createField({
    name: 'number',
    label: 'Card number',
    input: keepFormat(createDigits('cc-number', '1234 1234 1234 1234'), formatCardNumber),
    findProblem: findNumberProblem,
  });
  const expiry = createField({
    name: 'expiry',
    label: 'Expiration date',
    input: keepFormat(createDigits('cc-exp', 'MM / YY'), formatExpiry),
    findProblem: (value) => findExpiryProblem(value),
  });
  const code = createField({
    name: 'cvc',
    label: 'Security code',
    input: keepFormat(createDigits('cc-csc', 'CVC'), formatSecurityCode),
    findProblem: (value) => findSecurityCodeProblem(value, number.input.value),
  });
  const readCard = () => ({
    number: digitsOf(number.input.value),
    exp_month: Number(expiry.input.value.slice(0, 2)),
    exp_year: 2000 + Number(expiry.input.value.slice(-2)),
    cvc: code.input.value,
  });
  return { fields: [number, expiry, code], readValue: () => ({ type: 'card' }), readCard };
}

function createDigits(autocomplete: string, placeholder: string): HTMLInputElement {
  return createInput({ type: 'text', inputmode: 'numeric', autocomplete, placeholder });
}

/** Returns what is wrong with a card number in Stripe's words, or null. */
export function findNumberProblem(text: string): Problem | null {
  const digits = digitsOf(text);
  if (digits.length < lengthOf(brandOf(digits))) {
    return { code: 'incomplete_number', message: 'Your card number is incomplete.' };
  }
  if (hasValidCheckDigit(digits)) return null;
  return { code: 'invalid_number', message: 'Your card number is invalid.' };
}

/** Returns what is wrong with 'MM / YY' on this day, or null. */
export function findExpiryProblem(text: string, today = new Date()): Problem | null {
  const digits = digitsOf(text);
  const month = Number(digits.slice(0, 2));
  if (digits.length >= 2 && (month < 1 || month > 12)) {
    return { code: 'invalid_expiry_month', message: "Your card's expiration month is invalid." };
  }
  if (digits.length < 4) {
    return { code: 'incomplete_expiry', message: "Your card's expiration date is incomplete." };
  }
  const year = 2000 + Number(digits.slice(2));
  if (year < today.getFullYear()) {
    return {
      code: 'invalid_expiry_year_past',
      message: "Your card's expiration year is in the past.",
    };
  }
  if (year > today.getFullYear() || month > today.getMonth()) return null;
  return {
    code: 'invalid_expiry_month_past',
    message: "Your card's expiration date is in the past.",
  };
}

/** Returns what is wrong with a security code, or null: American Express prints four digits, the others three. */
export function findSecurityCodeProblem(text: string, cardNumber: string): Problem | null {
  const wanted = brandOf(digitsOf(cardNumber)) === 'amex' ? 4 : 3;
  if (text.length >= wanted) return null;
  return { code: 'incomplete_cvc', message: "Your card's security code is incomplete." };
}
