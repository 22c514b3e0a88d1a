import {
  digitsOf,
  formatCardNumber,
  formatExpiry,
  formatSecurityCode,
  keepFormat,
} from './card-format.ts';
import { findExpiryProblem, findNumberProblem, findSecurityCodeProblem } from './card-problems.ts';
import { createField, createInput } from './field.ts';
import type { Form } from './form.ts';

export type CardForm = Form & { readCard(): object };

/** Number, expiration and security code. The page never gets them; `readCard` passes them to the API. */
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
