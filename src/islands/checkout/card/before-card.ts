import { isTooOld, type OpenPayment } from '../../../lib/payment/open-payment.ts';
import type { Failure } from '../../../lib/payment/verdict.ts';
import { isRefusal } from '../../../lib/retry.ts';
import { wordsOf } from '../words.ts';

type Entries = Promise<{ error?: { message?: string | undefined } }>;

const unreached = 'We could not reach the shop, so your card was not charged. Please try again.';
const renewed = 'This form was open for a day, so here is a new one. Your card was not charged.';

/**
 * Returns what stops a press of 'Pay' before the card is touched, or null. `check` asks the shop whether everything is still free;
 * what it refuses needs a new payment, with what can be bought and its prices.
 */
export async function findObstacle(
  entries: Entries,
  payment: OpenPayment,
  check: () => Promise<unknown>,
): Promise<Failure | null> {
  const { error } = await entries.catch((failure: Error) => ({ error: failure }));
  if (error) {
    const reason = error.message ?? 'An error occurred during payment.';
    return { state: 'failed', reason, isOver: false, title: 'Payment Failed' };
  }
  if (isTooOld(payment)) return { state: 'failed', reason: renewed, isOver: true };
  try {
    await check();
    return null;
  } catch (refusal) {
    const reason = wordsOf(refusal, unreached);
    const title = reason === unreached ? 'Payment Error' : undefined;
    return { state: 'failed', reason, isOver: isRefusal(refusal), title };
  }
}
