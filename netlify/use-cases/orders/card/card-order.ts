import type Stripe from 'stripe';
import { asCents } from '#shared/cents';
import type { ShippingAddress, StoredOrder } from '#shared/order';
import { kindOf } from '#shared/order-kinds';
import type { Bought } from './intent-metadata.ts';
import { newClaim } from '../record/money.ts';
import { newItem, newOrder } from '../record/new-order.ts';
import type { Named, OrderRecord } from '../record/records.ts';
import type { UnitsAhead } from '../changes/order-takes.ts';

/** Returns the order's name. Its time is that of the payment, so every settler writes the same key. An offer was there before. */
export function nameCardOrder(intent: Stripe.PaymentIntent, { orderId, part }: Bought): Named {
  const createdAt = part?.createdAt ?? new Date(intent.created * 1000).toISOString();
  return { id: orderId, createdAt };
}

/** Returns the order of an authorised payment, made of what the payment says, with its claim. */
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
    money: [newClaim({ id: intent.id, cents: asCents(intent.amount), way: 'card' })],
    livemode: intent.livemode,
  });
}

type Customer = Pick<StoredOrder, 'customerEmail' | 'customerName' | 'shippingAddress'>;

/** Returns name, mail and address of the payment; missing ones stay as in the order. An offer is for whom the painter has named, whoever pays. */
export function paymentCustomerOf(
  intent: Stripe.PaymentIntent,
  order: Customer & Pick<StoredOrder, 'method'>,
): Customer {
  const { customerEmail, customerName, shippingAddress } = order;
  if (kindOf(order).isByPainter)
    return { customerEmail, customerName, shippingAddress: shippingAddress ?? addressOf(intent) };
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const billing = charge?.billing_details;
  return {
    customerEmail: intent.receipt_email ?? billing?.email ?? order.customerEmail,
    customerName: intent.shipping?.name ?? billing?.name ?? order.customerName,
    shippingAddress: addressOf(intent) ?? order.shippingAddress,
  };
}

function addressOf({ shipping }: Stripe.PaymentIntent): ShippingAddress | null {
  const address = shipping?.address;
  if (!address) return null;
  const lines = [address.line1, address.line2].filter(Boolean).join(', ');
  return {
    name: shipping.name ?? '',
    address: lines,
    city: address.city ?? '',
    ...(address.state && { state: address.state }),
    country: address.country ?? '',
    postalCode: address.postal_code ?? '',
  };
}
