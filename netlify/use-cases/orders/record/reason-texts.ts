import { isDispute } from '#shared/ledger';
import type { Entry, StoredOrder, ToldEntry, WithReasonTexts } from '#shared/order';
import type { Reason } from '#shared/reason';
import type { Refusals } from '#words/en/refusals';
import { reasonText } from '#words/refusals';

/** Returns the order with its reasons in these words. `works`: with titles in their language. */
export function withReasonTexts<One extends StoredOrder>(
  order: One,
  words: Refusals,
  works: StoredOrder['items'] = [],
): WithReasonTexts<One> {
  const { money, whyEnded, ...rest } = order;
  const tell = (reason: Reason) => reasonText(reason, words, works);
  return {
    ...rest,
    money: money.map((entry) => (isDispute(entry) ? entry : toldEntry(entry, tell))),
    ...(whyEnded && { endReason: tell(whyEnded) }),
  };
}

function toldEntry({ reason, note, ...entry }: Entry, tell: (reason: Reason) => string): ToldEntry {
  return { ...entry, note: reason ? tell(reason) : note };
}
