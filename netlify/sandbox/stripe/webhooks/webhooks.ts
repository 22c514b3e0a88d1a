import type Stripe from 'stripe';
import type { Faults } from '../../faults.ts';
import type { Deliveries, Delivery } from './deliveries.ts';

/** Where the shop takes webhooks. */
export const webhookPath = '/api/webhooks/stripe';

/** The events that the shop's webhook endpoint subscribes to. */
export const webhookTypes: readonly string[] = [
  'payment_intent.succeeded',
  'payment_intent.amount_capturable_updated',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] satisfies Stripe.Event.Type[];

const holdMs = 2000;
const duplicateAfterMs = 50;

/** Puts a subscribed event into the outbox, as the active fault demands. */
export function queueWebhook(deliveries: Deliveries, faults: Faults, event: Stripe.EventBase) {
  if (!webhookTypes.includes(event.type)) return;
  const now = Date.now();
  const webhook = { event: event.id, type: event.type, intent: intentOf(event), due: now };
  const add = (status: Delivery['status'], due = now) =>
    deliveries.add({ ...webhook, status, due });
  const held = deliveries.isHolding();
  const fault = faults.take(
    'stripe',
    held ? ['duplicate', 'drop'] : ['duplicate', 'drop', 'reorder'],
  );
  if (fault === 'drop') return add('dropped');
  if (fault === 'reorder') return add('held', now + holdMs);
  add('pending');
  if (fault === 'duplicate') add('pending', now + duplicateAfterMs);
}

function intentOf({ data }: Stripe.EventBase): string {
  const object = data.object as
    | Stripe.PaymentIntent
    | Stripe.Charge
    | Stripe.Refund
    | Stripe.Dispute;
  return object.object === 'payment_intent' ? object.id : String(object.payment_intent);
}
