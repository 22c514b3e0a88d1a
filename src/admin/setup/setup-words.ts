import type { OpeningStep } from '#shared/admin/opening';
import type { SetupState, TechnicalCheck } from '#shared/admin/setup';

export type RowState = SetupState | 'checking';

export const rowNames: Record<OpeningStep | TechnicalCheck, string> = {
  stripe: 'Cards (Stripe)',
  'build-hook': 'Publishing',
  mail: 'Mail',
  work: 'Your first work',
  samples: 'Samples',
  about: 'About',
  contact: 'Contact',
  terms: 'Terms',
  privacy: 'Privacy',
  bank: 'Bank transfer',
  shipping: 'Shipping',
  instagram: 'Instagram',
  purchase: 'A first order',
  address: 'Address',
  store: 'Store',
  records: 'Records',
  secrets: 'Secrets',
};

export function summarizeSetup(states: RowState[]): string {
  const done = states.filter((state) => state !== 'checking');
  if (done.length < states.length) return `Checking, ${done.length} of ${states.length} done`;
  const words = describeStates(states);
  return words === 'OK' ? 'Everything is set up' : words;
}

/** Returns '2 to do, 1 could not be checked'. */
export function describeStates(states: RowState[]): string {
  if (states.includes('checking')) return 'checking…';
  const count = (wanted: RowState) => states.filter((state) => state === wanted).length;
  const [toDo, unknown] = [count('to-do'), count('unknown')];
  const open = unknown === 0 ? '' : `, ${unknown} could not be checked`;
  if (toDo > 0) return `${toDo} to do${open}`;
  return unknown === 0 ? 'OK' : `Nothing to do${open}`;
}
