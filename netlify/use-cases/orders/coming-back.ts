import { isPaid, mayEnd, staysCents } from '#shared/ledger';
import { publishSales } from '../publishing/changes.ts';
import { withMails } from './mails.ts';
import { withoutHandDebts } from './money.ts';
import { orderChangedError, updateOrder, type OrderRecord } from './records.ts';
import { findOwnTakes, freeArtworks, giveUpTaking, lossError, takeArtworks } from './taking.ts';

/**
 * Back from cancelled, while its money is there. It takes its artworks for its next round first, because its money counts in the write that
 * ends the cancellation. Throws 409.
 */
export async function comeBack(order: OrderRecord): Promise<OrderRecord> {
  const round = order.round + 1;
  const { loss } = await takeArtworks({ ...order, round }, { until: null });
  const back = loss ? null : await writeBack(order, round);
  if (back?.round === round && back.status !== 'cancelled') {
    await publishSales();
    return back;
  }
  await freeCancelled(order);
  throw loss ? lossError(loss) : orderChangedError();
}

function writeBack(order: OrderRecord, round: number): Promise<OrderRecord> {
  return updateOrder(order, (now) => {
    const isSame = now.status === 'cancelled' && now.round === order.round;
    // Nothing was sent back meanwhile.
    if (!isSame || staysCents(now) === 0) return null;
    const back = { ...withoutHandDebts(now), round };
    if (!isPaid(back)) return { ...back, status: 'pending' };
    return { ...back, status: 'processing', mails: withMails(back, ['confirmation']) };
  });
}

/**
 * Frees a cancelled order's artworks. What it has taken to come back is of a later round: the order's next round comes first, so that nobody
 * can finish that. One that began again meanwhile holds what was taken for its return.
 */
export async function freeCancelled(order: OrderRecord): Promise<void> {
  const own = await findOwnTakes(order);
  const now = own.some(({ round }) => round > order.round) ? await beginNextRound(order) : order;
  if (now.status === 'cancelled') await freeArtworks(now);
  else if (mayEnd(now)) await giveUpTaking(now);
}

function beginNextRound(order: OrderRecord): Promise<OrderRecord> {
  const round = order.round + 1;
  return updateOrder(order, (now) =>
    now.status === 'cancelled' && now.round === order.round ? { ...now, round } : null,
  );
}
