import type { PaymentOutcome } from '#shared/payment';
import { findPayment } from './api.ts';
import { isRefusal, retry } from './retry.ts';

/** What the server said about a payment, or why it said nothing. */
export type Learned = PaymentOutcome | 'not-found' | 'unreachable';

const waits = [500, 1000, 2000, 4000];

/** Asks the server what became of a card payment, again and again for some seconds when it cannot be reached. */
export async function learnOutcome(clientSecret: string): Promise<Learned> {
  try {
    return await retry(() => findPayment(clientSecret), waits);
  } catch (error) {
    return isRefusal(error) ? 'not-found' : 'unreachable';
  }
}
