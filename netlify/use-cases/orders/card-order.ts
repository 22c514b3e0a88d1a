import type Stripe from 'stripe';
import type { Bought } from './intent-metadata.ts';
import { newItem, newOrder } from './new-order.ts';
import type { Named, OrderRecord } from './records.ts';
import type { UnitsAhead } from './taking.ts';

/** Its time is the payment's, so every settler writes the same key. */
export function nameCardOrder(intent: Stripe.PaymentIntent, { orderId }: Bought): Named {
  return { id: orderId, createdAt: new Date(intent.created * 1000).toISOString() };
}

/** The order of an authorised payment, from what the payment says. */
export async function newCardOrder(
  intent: Stripe.PaymentIntent,
  bought: Bought,
  ahead: UnitsAhead,
): Promise<OrderRecord> {
  const items = bought.items.map(async (item) => {
    const { artwork } = (await ahead.get(item.id))!;
    return newItem(item, artwork, bought.language);
  });
  return newOrder({
    ...nameCardOrder(intent, bought),
    method: 'card',
    buyer: bought.buyer,
    timeZone: bought.timeZone,
    language: bought.language,
    items: await Promise.all(items),
    paymentIntentId: intent.id,
    livemode: intent.livemode,
  });
}
