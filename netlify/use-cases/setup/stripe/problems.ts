import type { SetupFinding } from '#shared/admin/setup';
import type { StripeProblem } from '../../../ports/stripe/setup.ts';
import { toDoFinding, unknownFinding } from '../findings.ts';

/** Returns the finding. `permission` names what a restricted key needs. */
export function describeStripeProblem(problem: StripeProblem, permission: string): SetupFinding {
  if (problem === 'key') {
    return toDoFinding(
      'Stripe does not accept the secret key: copy it again from Stripe (Developers, API keys).',
    );
  }
  if (problem === 'permission') {
    return toDoFinding(
      `The secret key is a restricted key without a permission that the shop needs: add ${permission} (write) at Stripe (Developers, API keys).`,
    );
  }
  if (problem === 'missing') {
    return toDoFinding(`Stripe refuses this address of the shop for ${permission}.`);
  }
  return unknownFinding('Stripe does not answer at the moment: check again in a minute.');
}
