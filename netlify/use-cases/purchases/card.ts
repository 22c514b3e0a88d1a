import type { CardPaymentInput } from '#shared/payment';
import { keyedHash } from '../../keyed-hash.ts';
import { createHeldPayment } from '../../ports/stripe/held-payments.ts';
import { newOrderNumber } from '../orders/records.ts';
import { findFreePurchase } from './free-purchase.ts';
import { toMetadata } from './intent-metadata.ts';

export type CardForm = { clientSecret: string; orderNumber: string; paymentKey: string };

/** Opens a form. Writes nothing: whoever pays first gets the artworks. Throws 404, 409, 503. */
export async function openCardForm(input: CardPaymentInput, buyer: string): Promise<CardForm> {
  const { artworks, cents } = await findFreePurchase({ input, method: 'card', buyer });
  const orderNumber = newOrderNumber();
  const intent = await createHeldPayment({
    cents,
    description: artworks.map(({ title }) => title).join(', '),
    metadata: toMetadata({ orderId: orderNumber, buyer, artworks }),
    key: `order-${orderNumber}`,
  });
  return {
    clientSecret: intent.client_secret ?? '',
    orderNumber,
    paymentKey: paymentKeyOf(intent.id),
  };
}

/** The press 'Pay'. Throws 404, 409. */
export async function checkPurchase(input: CardPaymentInput, buyer: string): Promise<void> {
  await findFreePurchase({ input, method: 'card', buyer });
}

/** Only who has it may ask about a payment: strangers cannot make the shop ask Stripe. */
function paymentKeyOf(intentId: string): string {
  return keyedHash(`payment ${intentId}`, 'base64url');
}
