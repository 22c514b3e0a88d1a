import type Stripe from 'stripe';
import { readStripe } from './setup.ts';

export type StripeRight = { resource: string; access: 'read' | 'write' };
type Attempt = StripeRight & { call: (stripe: Stripe) => Promise<unknown> };

/** Stripe answers 403 without the right and 404 with it: no object has this id, so nothing changes. */
const noId = 'setup_check';

const attempts: Attempt[] = [
  {
    resource: 'PaymentIntents',
    access: 'write',
    call: (stripe) => stripe.paymentIntents.cancel(noId),
  },
  { resource: 'Refunds', access: 'write', call: (stripe) => stripe.refunds.update(noId) },
  {
    resource: 'Webhook Endpoints',
    access: 'write',
    call: (stripe) => stripe.webhookEndpoints.update(noId),
  },
  {
    resource: 'Payment Method Domains',
    access: 'write',
    call: (stripe) => stripe.paymentMethodDomains.update(noId),
  },
  { resource: 'Charges', access: 'read', call: (stripe) => stripe.charges.retrieve(noId) },
  { resource: 'Disputes', access: 'read', call: (stripe) => stripe.disputes.retrieve(noId) },
  { resource: 'Events', access: 'read', call: (stripe) => stripe.events.retrieve(noId) },
];

/** Tries each right that the shop needs. Returns those that the key does not have, or null if Stripe did not answer. */
export async function findMissingRights(stripe: Stripe): Promise<StripeRight[] | null> {
  const answers = await Promise.all(
    attempts.map(async (attempt) => ({
      ...attempt,
      ...(await readStripe(() => attempt.call(stripe))),
    })),
  );
  if (answers.some(({ problem }) => problem === 'away')) return null;
  return answers.filter(({ problem }) => problem === 'permission');
}
