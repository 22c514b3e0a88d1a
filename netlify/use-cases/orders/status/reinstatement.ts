import { isPaid, mayEnd, balanceAfterDebtsCents } from '#shared/ledger';
import type { Take } from '../../takes/takes.ts';
import { changeOrder, followUp, takesAlone, type Change } from '../changes/change-order.ts';
import { withMails } from '../record/mails.ts';
import { withoutHandDebts } from '../record/money.ts';
import { orderChangedError, type OrderRecord } from '../record/records.ts';
import { abandonClaim, takeThen } from '../changes/take-then.ts';
import { lossError } from '../changes/order-takes.ts';

/**
 * Brings back a cancelled order while its money is there. It takes its artworks for its next round first, because its money counts in the
 * write that ends the cancellation. Throws 409.
 */
export async function reinstateOrder(order: OrderRecord): Promise<OrderRecord> {
  const round = order.round + 1;
  const taking = { until: null, change: broughtBack(order), orElse: nextRound(order) };
  const { order: back, loss } = await takeThen({ ...order, round }, taking);
  const hasMoney = back.status !== 'cancelled' && !mayEnd(back);
  if (!loss && back.round === round && hasMoney) return back;
  await endReturn(order);
  throw loss ? lossError(loss) : orderChangedError();
}

function broughtBack(order: OrderRecord): Change {
  return (stored) => {
    const isSame = stored.status === 'cancelled' && stored.round === order.round;
    // Nothing was sent back meanwhile.
    if (!isSame || balanceAfterDebtsCents(stored) === 0) return null;
    const back = { ...withoutHandDebts(stored), round: stored.round + 1 };
    if (!isPaid(back)) return { ...back, status: 'pending' };
    return { ...back, status: 'processing', mails: withMails(back, ['confirmation']) };
  };
}

/** Frees a cancelled order's artworks, also those that it has taken to come back. `own`: its takes of now. */
export async function freeCancelled(order: OrderRecord, own?: Take[]): Promise<void> {
  const takes = own ?? (await followUp(order, takesAlone)).own;
  if (takes.some(({ round }) => round > order.round)) await endReturn(order);
}

/**
 * Begins the next round of a cancelled order that failed to come back, so that nobody can finish the return and its takes go. If the order
 * began again meanwhile, it holds these takes, so its next round begins, too.
 */
async function endReturn(order: OrderRecord): Promise<void> {
  const changed = await changeOrder(order, nextRound(order));
  if (mayEnd(changed)) await changeOrder(changed, abandonClaim(changed));
}

function nextRound(order: OrderRecord): Change {
  return (stored) =>
    stored.status === 'cancelled' && stored.round === order.round
      ? { ...stored, round: stored.round + 1 }
      : null;
}
