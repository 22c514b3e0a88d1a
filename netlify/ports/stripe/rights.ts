import type Stripe from 'stripe';
import { stripe } from './client.ts';
import { readStripe } from './setup.ts';

export type StripeRight = { resource: string; access: 'read' | 'write' };
type Attempt = StripeRight & { call: (api: Stripe) => Promise<unknown> };

/** Stripe answers 403 without the right and 404 with it: no object has this id, so nothing changes. */
const noId = 'setup_check';

const attempts: Attempt[] = [
  { resource: 'PaymentIntents', access: 'write', call: (api) => api.paymentIntents.cancel(noId) },
  { resource: 'Refunds', access: 'write', call: (api) => api.refunds.update(noId) },
  {
    resource: 'Webhook Endpoints',
    access: 'write',
    call: (api) => api.webhookEndpoints.update(noId),
  },
  {
    resource: 'Payment Method Domains',
    access: 'write',
    call: (api) => api.paymentMethodDomains.update(noId),
  },
  { resource: 'Charges', access: 'read', call: (api) => api.charges.retrieve(noId) },
  { resource: 'Disputes', access: 'read', call: (api) => api.disputes.retrieve(noId) },
  { resource: 'Events', access: 'read', call: (api) => api.events.retrieve(noId) },
];

/** Tries each right that the shop needs. Returns those that the key does not have, or null if Stripe did not answer. */
export async function findMissingRights(): Promise<StripeRight[] | null> {
  const api = stripe();
  const answers = await Promise.all(
    attempts.map(async (attempt) => ({
      ...attempt,
      ...(await readStripe(() => attempt.call(api))),
    })),
  );
  if (answers.some(({ problem }) => problem === 'away')) return null;
  return answers.filter(({ problem }) => problem === 'permission');
}
