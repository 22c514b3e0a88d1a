import type { PaymentOutcome } from '#shared/payment';
import { isRefusal, retry } from '../retry.ts';
import { findPayment } from './find-payment.ts';

export type Learned = PaymentOutcome | 'not-found' | 'unreachable';
/** What the page of a payment can say. */
export type Answer = Exclude<Learned, PaymentOutcome> | PaymentOutcome['state'];

const waits = [500, 1000, 2000, 4000];

/** Retries for some seconds while the server does not answer. */
export async function learnOutcome(clientSecret: string): Promise<Learned> {
  try {
    return await retry(() => findPayment(clientSecret), waits);
  } catch (error) {
    return isRefusal(error) ? 'not-found' : 'unreachable';
  }
}
