import type Stripe from 'stripe';
import type { SetupFinding } from '#shared/admin/setup';
import { findMissingRights, type StripeRight } from '../../../ports/stripe/rights.ts';
import { okFinding, toDoFinding, unknownFinding } from '../findings.ts';

/** Tells which rights a restricted key lacks. Another secret key has every right. */
export async function checkRights(stripe: Stripe, secretKey: string): Promise<SetupFinding[]> {
  if (!secretKey.startsWith('rk_')) return [];
  const missing = await findMissingRights(stripe);
  if (!missing) {
    return [
      unknownFinding('Stripe did not say what the restricted key may do: check again in a minute.'),
    ];
  }
  if (missing.length === 0)
    return [okFinding('The restricted key has every permission that the shop needs.')];
  return [
    toDoFinding(
      `The secret key is a restricted key without permissions that the shop needs: ${describe(missing)}. Add them at Stripe (Developers, API keys).`,
    ),
  ];
}

/** Returns words such as 'Refunds (write); Charges, Events (read)'. */
function describe(missing: StripeRight[]): string {
  const groups = Map.groupBy(missing, ({ access }) => access);
  return [...groups]
    .map(([access, rights]) => `${rights.map(({ resource }) => resource).join(', ')} (${access})`)
    .join('; ');
}
