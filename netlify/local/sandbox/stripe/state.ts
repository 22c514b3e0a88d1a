import type { Account } from './account.ts';
import type { Deliveries, Delivery } from './events/deliveries.ts';

/** Stripe's part of GET /state, oldest first. */
export function describeState(
  { paymentIntents, refunds, disputes }: Account,
  deliveries: Deliveries,
) {
  return {
    paymentIntents: [...paymentIntents.all()].reverse(),
    refunds: [...refunds.all()].reverse(),
    disputes: [...disputes.all()].reverse(),
    webhooks: deliveries.all().map(describeDelivery),
  };
}

function describeDelivery({ event, type, intent, attempts, status, delivered }: Delivery) {
  const deliveredAt = delivered === null ? null : new Date(delivered).toISOString();
  return { id: event, type, intent, attempts, status, deliveredAt };
}
