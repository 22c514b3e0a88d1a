import type { StoredOrder, Told } from '#shared/order';
import type { Reason } from '#shared/reason';
import type { Refusals } from '#words/en/refusals';
import { tellReason } from '#words/refusals';

/** Returns the order with its reasons in these words. `works`: with titles in their language. */
export function withReasonsTold<One extends StoredOrder>(
  order: One,
  words: Refusals,
  works: StoredOrder['items'] = [],
): Told<One> {
  const { money, whyEnded, ...rest } = order;
  const tell = (reason: Reason) => tellReason(reason, words, works);
  return {
    ...rest,
    money: money.map(({ reason, note, ...entry }) => ({
      ...entry,
      note: reason ? tell(reason) : note,
    })),
    ...(whyEnded && { endReason: tell(whyEnded) }),
  };
}
