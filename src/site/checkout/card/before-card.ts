import { isTooOld, type OpenPayment } from '../payment/open-payment.ts';
import type { Failure } from '../payment/verdict.ts';
import { isRefusal } from '../../../lib/retry.ts';
import { wordsOf } from '../refusal-words.ts';
import { $words } from '../../../words/page-words.ts';

type Entries = Promise<{ error?: { message?: string | undefined } }>;

/**
 * Returns what stops a press of 'Pay' before the card is touched, or null. `check` asks the shop whether everything is still free;
 * what it refuses needs a new payment, with what can be bought and its prices.
 */
export async function findObstacle(
  entries: Entries,
  payment: OpenPayment,
  check: () => Promise<unknown>,
): Promise<Failure | null> {
  const { card, payment: words } = $words.get();
  const { error } = await entries.catch((failure: Error) => ({ error: failure }));
  if (error) {
    const reason = error.message ?? words.unexplained;
    return { state: 'failed', reason, isOver: false, title: words.failed };
  }
  if (isTooOld(payment)) return { state: 'failed', reason: card.renewed, isOver: true };
  try {
    await check();
    return null;
  } catch (refusal) {
    const reason = wordsOf(refusal, card.unreached);
    const title = reason === card.unreached ? words.error : undefined;
    return { state: 'failed', reason, isOver: isRefusal(refusal), title };
  }
}
