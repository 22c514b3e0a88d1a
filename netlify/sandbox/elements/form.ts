import type { StripeError } from '@stripe/stripe-js';
import type { FormState } from '../stripe-js/messages.ts';
import type { Field } from './field.ts';

/** The fields of one element, and its state for the page. */
export type Form = { fields: Field[]; readValue(): object };

/** Returns what a form reports to the page: empty, complete, value. */
export function readState({ fields, readValue }: Form): FormState {
  const typed = fields.filter(({ input }) => input instanceof HTMLInputElement);
  return {
    complete: fields.every((field) => !field.findProblem()),
    empty: typed.every(({ input }) => input.value === ''),
    value: readValue(),
  };
}

/** Shows every field's problem; focuses and returns the first one. */
export function validateForm({ fields }: Form): StripeError | null {
  const wrong = fields.filter((field) => field.check());
  const [first] = wrong;
  if (!first) return null;
  first.input.focus();
  return { type: 'validation_error', ...first.findProblem() };
}
