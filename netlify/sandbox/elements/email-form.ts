import type { ElementOptions, EmailValue } from '../stripe-js/messages.ts';
import { createField, createInput, type Problem } from './field.ts';
import type { Form } from './form.ts';

/** Creates the form of the link-authentication element: one e-mail address. */
export function createEmailForm({ defaultValues }: ElementOptions): Form {
  const input = createInput({ type: 'email', autocomplete: 'email', inputmode: 'email' });
  input.value = defaultValues?.email ?? '';
  const email = createField({
    name: 'email',
    label: 'Email',
    input,
    findProblem: findEmailProblem,
  });
  return { fields: [email], readValue: (): EmailValue => ({ email: input.value.trim() }) };
}

/** Returns what is wrong with an e-mail address, or null. One that merely ends too early is not called invalid. */
export function findEmailProblem(text: string): Problem | null {
  if (/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)) return null;
  const mayBeUnderWay = /^[^\s@]*(@[^\s@]*)?$/.test(text) && !text.startsWith('@');
  return mayBeUnderWay
    ? { code: 'incomplete_email', message: 'Your email is incomplete.' }
    : { code: 'invalid_email', message: 'Your email is invalid.' };
}
