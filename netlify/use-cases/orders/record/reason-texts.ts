import type { StoredOrder, WithReasonTexts } from '#shared/order';
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
    money: money.map(({ reason, note, ...entry }) => ({
      ...entry,
      note: reason ? tell(reason) : note,
    })),
    ...(whyEnded && { endReason: tell(whyEnded) }),
  };
}
