import type { KeptReason } from '#shared/admin/holds';
import { formatUtcMoment } from '#shared/format';
import { HttpError, UnavailableError } from '../../errors.ts';
import { isOldClaim, writeOffOrder } from './claim-repair.ts';
import { isPromisedOrder, type HeldPieces } from './held-orders.ts';
import { withMails } from '../mail/outbox.ts';
import { findOrder, isUnpaidOrder, updateOrder, type OrderRecord } from '../orders/records.ts';
import { releaseClaims } from './reservation.ts';
import { withdrawOrder } from '../orders/cancellation.ts';

export type FreedPieces = { outcome: 'freed' | Exclude<KeptReason, 'failed'>; order: OrderRecord };

/**
 * Frees what an order holds: writes a missing order as cancelled, cancels an unpaid one with its payment first, then releases the
 * claims. The next call repeats what a crash leaves. Throws 503.
 */
export async function freeHeldPieces(held: HeldPieces, isAgreed: boolean): Promise<FreedPieces> {
  const found = (await findOrder(held.orderId)) ?? (await writeOffOrder(held));
  if (!found) throw new UnavailableError('The shop');
  const freed = await endHeldOrder(found, held.claim, isAgreed);
  if (freed.outcome !== 'freed') return freed;
  const { id, round } = freed.order;
  const seen = isOldClaim(held.claim) ? held.claim.round : 0;
  await releaseClaims(held.pieces, { id, round: Math.max(round, seen) });
  return freed;
}

/** Cancels an unpaid order. `isAgreed` also cancels one that its buyer has confirmed. Throws 503. */
export async function endHeldOrder(
  order: OrderRecord,
  claim: Pick<HeldPieces['claim'], 'deadline'>,
  isAgreed: boolean,
): Promise<FreedPieces> {
  if (order.status === 'cancelled') return { outcome: 'freed', order };
  if (!isUnpaidOrder(order)) return { outcome: 'paid', order };
  if (order.method === 'card') return endCardOrder(order);
  const mayEnd = (now: OrderRecord) =>
    isUnpaidOrder(now) && (isAgreed || !isPromisedOrder(now, claim));
  const ended = await updateOrder(order.id, (now) =>
    mayEnd(now) ? { ...now, status: 'cancelled', mails: withMails(now, ['cancelled']) } : null,
  );
  if (isUnpaidOrder(ended)) return { outcome: 'promised', order: ended };
  if (ended.status !== 'cancelled') return { outcome: 'paid', order: ended };
  await releaseClaims(ended.pieces, ended);
  return { outcome: 'freed', order: ended };
}

async function endCardOrder(order: OrderRecord): Promise<FreedPieces> {
  try {
    return { outcome: 'freed', order: await withdrawOrder(order) };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 409) throw error;
    const now = (await findOrder(order.id)) ?? order;
    if (now.status === 'cancelled') return { outcome: 'freed', order: now };
    // A payment that can be cancelled no more and has not settled its order is still under way.
    return { outcome: now.paidAt ? 'paid' : 'processing', order: now };
  }
}

export function freeingRefusalOf({
  outcome,
  order: { id, deadline },
}: FreedPieces): HttpError | null {
  switch (outcome) {
    case 'freed':
      return null;
    case 'paid':
      return new HttpError(409, `Order ${id} is paid. Cancel the order instead.`);
    case 'processing':
      return new HttpError(
        409,
        `Stripe is processing the payment of order ${id}, so it cannot be cancelled now. Please try again in some minutes.`,
      );
    case 'promised':
      return new HttpError(
        409,
        `The buyer of order ${id} was promised it until ${formatUtcMoment(deadline)}. Reload the page to free it all the same.`,
      );
  }
}
