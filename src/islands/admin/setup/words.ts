import {
  setupChecks,
  stateOfFindings,
  type SetupCheck,
  type SetupFinding,
} from '#shared/admin/setup';

export const checkNames: Record<SetupCheck, string> = {
  store: 'Store',
  address: 'Address',
  secrets: 'Secrets',
  'stripe-keys': 'Stripe keys',
  'stripe-webhook': 'Stripe webhook',
  wallets: 'Wallets',
  mail: 'Mail',
  'build-hook': 'Build hook',
  instagram: 'Instagram',
  samples: 'Samples',
  pages: 'Your pages',
};

export function summarizeSetup(found: (SetupFinding[] | undefined)[]): string {
  const done = found.filter((findings) => findings !== undefined);
  if (done.length < setupChecks.length)
    return `Checking, ${done.length} of ${setupChecks.length} done`;
  const count = (state: string) =>
    done.filter((findings) => stateOfFindings(findings) === state).length;
  const toDo = count('to-do');
  const unknown = count('unknown');
  const open = unknown === 0 ? '' : `, ${unknown} could not be checked`;
  if (toDo === 0) return unknown === 0 ? 'Everything is set up' : `Nothing to do${open}`;
  return `${toDo} to do${open}`;
}
