import { keysOfCheck, type SetupFinding } from '#shared/admin/setup';
import { stripeModeOf } from '../../../env.ts';
import { HttpError } from '../../../errors.ts';
import { readKeys, type Keys } from '../../../ports/keys.ts';
import { stripeWith } from '../../../ports/stripe/client.ts';
import { readPayment } from '../../../ports/stripe/setup.ts';
import { listNewestOrders } from '../../orders/lists/listing.ts';
import { requireGood } from '../findings.ts';
import type { Service } from '../paste.ts';
import { checkStripeKeys } from './keys.ts';
import { checkWallets } from './wallets.ts';
import { checkWebhook } from './webhook.ts';

const newestOrders = 500;
const names = keysOfCheck.stripe!;

/** Makes a missing webhook and registers a missing domain. */
export async function checkStripe(): Promise<SetupFinding[]> {
  const keys = await readKeys(names);
  const findings = await checkStripeKeys(keys);
  const isUsable = findings.every(({ state }) => state === 'ok');
  if (!isUsable) return findings;
  const stripe = stripeWith(keys.STRIPE_SECRET_KEY!);
  return [...findings, ...(await Promise.all([checkWebhook(stripe), checkWallets(stripe)])).flat()];
}

export const stripeService: Service = { title: 'Keys of Stripe', names, accept };

async function accept(keys: Keys): Promise<void> {
  const { STRIPE_SECRET_KEY: secret, PUBLIC_STRIPE_PUBLISHABLE_KEY: publishable } = keys;
  if (secret || publishable) requireGood(await checkStripeKeys(keys));
  await requireSameAccount(secret);
}

/**
 * Throws 409 if the key cannot read the payment of an order that is not done and may need a refund. Test orders do not keep the shop from
 * going live. Throws 503 if Stripe does not answer.
 */
async function requireSameAccount(secret: string | undefined): Promise<void> {
  const mode = stripeModeOf([secret]);
  const open = (await listNewestOrders({ limit: newestOrders })).find(
    ({ paymentIntentId, status, livemode }) =>
      paymentIntentId &&
      ['pending', 'processing', 'shipped'].includes(status) &&
      (livemode !== false || mode !== 'live'),
  );
  if (!open) return;
  const { id, paymentIntentId } = open;
  const { problem } = secret
    ? await readPayment(stripeWith(secret), paymentIntentId!)
    : { problem: 'missing' as const };
  if (!problem) return;
  if (problem !== 'missing') throw new HttpError(503, 'Stripe does not answer. Please try again.');
  throw new HttpError(
    409,
    `Order ${id} was paid with the keys that are stored now, and other keys could not give its money back. Deliver or cancel it first.`,
  );
}
