import type { PaymentOutcome } from '#shared/payment';
import { ask } from '../../../lib/call.ts';
import { isRefusal, retry } from '../../../lib/retry.ts';

/** `agreed`: the bank has agreed, and the server does not know of it or does not answer. */
export type KnownOutcome = PaymentOutcome | { state: 'not-found' | 'unreachable' | 'agreed' };

/**
 * Returns the state of the payment. `search`: the query of the address to which Stripe returns. Retries after `waits` (ms) while the server
 * does not answer.
 */
export async function fetchOutcome(
  search: string,
  waits: readonly number[] = [500, 1000, 2000, 4000],
): Promise<KnownOutcome> {
  try {
    return await retry(() => ask('POST /api/orders/payment', { search }), waits);
  } catch (error) {
    return { state: isRefusal(error) ? 'not-found' : 'unreachable' };
  }
}

/** Tells what the server knows. A payment that is processing is asked for again, ten times, until its end is told. */
export async function followOutcome(
  search: string,
  hasAgreed: boolean,
  tell: (learned: KnownOutcome, hasAgreed: boolean) => void,
  learn = fetchOutcome,
  pauseMs = 3000,
): Promise<void> {
  let learned = await learn(search);
  for (let repeats = 10; ; repeats--) {
    if (hasAgreed && /^(unreachable|open)$/.test(learned.state)) learned = { state: 'agreed' };
    const isProcessing = /^(processing|agreed)$/.test(learned.state);
    if (!isProcessing || repeats === 10) tell(learned, hasAgreed);
    if (!isProcessing || repeats === 0) return;
    hasAgreed = true;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    learned = await learn(search, []);
  }
}
