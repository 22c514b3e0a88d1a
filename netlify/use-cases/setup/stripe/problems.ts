import type { SetupFinding } from '#shared/admin/setup';
import type { StripeProblem } from '../../../ports/stripe/setup.ts';
import { toDoFinding, unknownFinding } from '../findings.ts';

/** `permission` names what a restricted key needs. */
export function describeStripeProblem(problem: StripeProblem, permission: string): SetupFinding {
  if (problem === 'unset') {
    return toDoFinding(
      'Missing required Stripe key: nobody can pay by card. Set STRIPE_SECRET_KEY, PUBLIC_STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, and deploy.',
    );
  }
  if (problem === 'key') {
    return toDoFinding(
      'Stripe does not accept STRIPE_SECRET_KEY: copy the secret key from Stripe (Developers, API keys) and deploy.',
    );
  }
  if (problem === 'permission') {
    return unknownFinding(
      `STRIPE_SECRET_KEY is a restricted key that may not read this: give it the permission '${permission}' (write) at Stripe, or look there yourself.`,
    );
  }
  return unknownFinding('Stripe does not answer at the moment: check again in a minute.');
}
