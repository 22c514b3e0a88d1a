import { stateOfFindings, type SetupCheck, type SetupFinding } from '#shared/admin/setup';

export const checkNames: Record<SetupCheck, string> = {
  stripe: 'Cards (Stripe)',
  mail: 'Mail',
  'build-hook': 'Publishing',
  instagram: 'Instagram',
  samples: 'Samples',
  pages: 'Your pages',
  address: 'Address',
  store: 'Store',
  records: 'Records',
  secrets: 'Secrets',
};

type Found = (SetupFinding[] | undefined)[];

export function summarizeSetup(found: Found): string {
  const done = found.filter((findings) => findings !== undefined);
  if (done.length < found.length) return `Checking, ${done.length} of ${found.length} done`;
  const state = describeState(found);
  return state === 'OK' ? 'Everything is set up' : state;
}

/** '2 to do, 1 could not be checked' */
export function describeState(found: Found): string {
  if (found.includes(undefined)) return 'checking…';
  const count = (state: string) =>
    found.filter((findings) => findings && stateOfFindings(findings) === state).length;
  const [toDo, unknown] = [count('to-do'), count('unknown')];
  const open = unknown === 0 ? '' : `, ${unknown} could not be checked`;
  if (toDo > 0) return `${toDo} to do${open}`;
  return unknown === 0 ? 'OK' : `Nothing to do${open}`;
}
