import type { PaymentOutcome } from '#shared/payment';
import { findPayment } from '../api.ts';
import { isRefusal, retry } from '../retry.ts';

export type Learned = PaymentOutcome | 'not-found' | 'unreachable';

const waits = [500, 1000, 2000, 4000];

/** Retries for some seconds while the server does not answer. */
export async function learnOutcome(clientSecret: string): Promise<Learned> {
  try {
    return await retry(() => findPayment(clientSecret), waits);
  } catch (error) {
    return isRefusal(error) ? 'not-found' : 'unreachable';
  }
}
