import type { StripeError } from '@stripe/stripe-js';
import type { FormState } from '../stripe-js/messages.ts';
import type { Field } from './field.ts';

/** The fields of one element, and what the page may know of them. */
export type Form = { fields: Field[]; readValue(): object };

/** What a form tells the page: whether it is empty or complete, and its value. */
export function readState({ fields, readValue }: Form): FormState {
  const typed = fields.filter(({ input }) => input instanceof HTMLInputElement);
  return {
    complete: fields.every((field) => !field.findProblem()),
    empty: typed.every(({ input }) => input.value === ''),
    value: readValue(),
  };
}

/** Every field shows what is wrong in it; the first wrong one gets the focus and is answered. */
export function validateForm({ fields }: Form): StripeError | null {
  const wrong = fields.filter((field) => field.check());
  const [first] = wrong;
  if (!first) return null;
  first.input.focus();
  return { type: 'validation_error', ...first.findProblem() };
}
