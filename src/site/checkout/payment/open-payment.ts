import type { CardPayment, CardPaymentInput } from '#shared/payment';
import { createPaymentIntent } from '../../../lib/api.ts';

/** `openedAt`: in milliseconds, by the browser's clock. */
export type OpenPayment = CardPayment & { openedAt: number };

const longestMs = 23 * 3_600_000;

/** Throws ApiError. */
export async function openPayment(purchase: CardPaymentInput): Promise<OpenPayment> {
  const openedAt = Date.now();
  return { ...(await createPaymentIntent(purchase)), openedAt };
}

/** The server releases what is authorised on a payment of more than a day. */
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
