import type { SetupFinding } from '#shared/setup';
import type { StripeProblem } from '../../ports/stripe-setup.ts';
import { toDo, unknown } from './findings.ts';

/** What a failed question to Stripe means; `permission` names what a restricted key has to be allowed to read. */
export function describeStripeProblem(problem: StripeProblem, permission: string): SetupFinding {
  if (problem === 'key') {
    return toDo(
      'Stripe does not accept STRIPE_SECRET_KEY: copy the secret key from Stripe (Developers, API keys) and deploy.',
    );
  }
  if (problem === 'permission') {
    return unknown(
      `STRIPE_SECRET_KEY is a restricted key that may not read this: give it the permission '${permission}' (read) at Stripe, or look there yourself.`,
    );
  }
  return unknown('Stripe does not answer at the moment: check again in a minute.');
}
