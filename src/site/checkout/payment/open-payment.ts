import type { Cents } from '#shared/money';
import type { CardPayment, CardPaymentInput } from '#shared/payment';
import { buyerHeaders } from '../../../lib/buyer.ts';
import { inTime } from '../../../lib/in-time.ts';
import { send } from '../../../lib/send.ts';

/** `openedAt`: in milliseconds, by the browser's clock. */
export type OpenPayment = CardPayment & { openedAt: number };

const longestMs = 23 * 3_600_000;

/** Throws ApiError. */
export async function openPayment(body: CardPaymentInput): Promise<OpenPayment> {
  const openedAt = Date.now();
  const created = await inTime(
    send('POST /api/create-payment-intent', { body, headers: buyerHeaders() }),
  );
  return { ...created, openedAt };
}

/** Throws 404 or 409 if somebody was faster. */
export function checkPurchase(artworkIds: string[], cents: Cents): Promise<void> {
  const body = { artworkIds, cents };
  return inTime(send('POST /api/orders/check', { body, headers: buyerHeaders() }));
}

/** Returns whether a payment is older than 23 hours: the server releases what is authorised on a payment of more than a day. */
export function isTooOld({ openedAt }: OpenPayment): boolean {
  return Date.now() - openedAt > longestMs;
}

/** Returns the query with which Stripe's address leads back from a bank. */
export function searchOf({ clientSecret, paymentKey }: CardPayment): string {
  const [paymentIntent = ''] = clientSecret.split('_secret_');
  const query = new URLSearchParams({
    payment_intent: paymentIntent,
    payment_intent_client_secret: clientSecret,
    payment_key: paymentKey,
  });
  return `?${query}`;
}
