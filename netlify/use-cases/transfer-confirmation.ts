import type { BuyerOrder, MailKind, Order } from '#shared/order';
import { formatUtcMoment } from '#shared/format';
import { HttpError } from '../http/errors.ts';
import { isSameSecret } from '../http/same-secret.ts';
import { recordActivity } from './activity.ts';
import { findClaim, isLive, lengthenClaim, type FoundClaim } from './claims.ts';
import { withMails } from './mails.ts';
import { requireBuyerOrder, toBuyerOrder } from './order-page.ts';
import { findOrder, isUnpaid, toOrder, updateOrder, type OrderRecord } from './order-records.ts';
import type { OrderEdit } from './orders.ts';
import { transferHoldMs } from './transfer-hold.ts';

/**
 * Confirms a transfer order with the secret of the buyer's mail and tells the painter. Safe to repeat. Throws 404 for a
 * wrong secret, 409 for an order that lapsed or was cancelled.
 */
export async function confirmByBuyer(token: string, confirmKey: string): Promise<BuyerOrder> {
  const order = await requireBuyerOrder(token);
  if (!order.confirmKey || !isSameSecret(confirmKey, order.confirmKey)) {
    throw new HttpError(404, 'This link does not confirm an order. Please use the newest e-mail.');
  }
  return toBuyerOrder(await confirmOrder(order, ['transfer-confirmed']));
}

/** Confirms a transfer order for its buyer. Throws 404, and 409 for an order that lapsed or was cancelled. */
export async function confirmForBuyer({ id, editor }: OrderEdit): Promise<Order> {
  const order = await findOrder(id);
  if (!order) throw new HttpError(404, 'Order not found');
  const confirmed = await confirmOrder(order, []);
  if (order.awaitsConfirmation && !confirmed.awaitsConfirmation) {
    const until = formatUtcMoment(confirmed.deadline);
    await recordActivity(editor, `Order ${id}: confirmed for the buyer, held until ${until}`);
  }
  return toOrder(confirmed);
}

/**
 * Finishes a confirmation whose process ended after it had lengthened a claim. Returns whether the order is confirmed by
 * that.
 */
export async function finishConfirmation(order: OrderRecord): Promise<boolean> {
  if (!order.awaitsConfirmation) return false;
  const claims = await findLiveClaims(order);
  const isBegun = claims?.some(({ deadline }) => deadline > order.deadline);
  if (!claims || !isBegun) return false;
  return (await lengthenHold(order, claims, ['transfer-confirmed'])) !== null;
}

async function confirmOrder(order: OrderRecord, mails: MailKind[]): Promise<OrderRecord> {
  if (order.status === 'cancelled') throw hasEnded();
  if (!isUnpaid(order) || !order.awaitsConfirmation) return order;
  const claims = await findLiveClaims(order);
  const confirmed = claims && (await lengthenHold(order, claims, mails));
  if (!confirmed) throw hasEnded();
  return confirmed;
}

/** The order's claims in the order of its pieces; null when it does not hold all of them any more. */
async function findLiveClaims({ id, pieces }: OrderRecord): Promise<FoundClaim[] | null> {
  const newest = await Promise.all(pieces.map((piece) => findClaim(piece)));
  const own = newest.filter((claim) => claim?.orderId === id && isLive(claim));
  return own.length === pieces.length ? own.filter((claim) => claim !== null) : null;
}

/**
 * Writes the claims first, then the order: a crash in between leaves claims that last longer than their order, and the
 * next call finishes that. Returns null when the order or one of its claims has ended meanwhile; reconciliation then
 * releases the others.
 */
async function lengthenHold(
  order: OrderRecord,
  claims: FoundClaim[],
  mails: MailKind[],
): Promise<OrderRecord | null> {
  const began = Math.min(...claims.map(({ since }) => Date.parse(since)));
  const wanted = new Date(began + transferHoldMs()).toISOString();
  const deadlines = await Promise.all(
    claims.map((claim) => lengthenClaim(claim, order.id, wanted)),
  );
  const [deadline] = deadlines.flatMap((one) => one ?? []).sort();
  if (!deadline || deadlines.includes(null)) return null;
  const confirmedAt = new Date().toISOString();
  const confirmed = await updateOrder(order.id, (now) =>
    isUnpaid(now) && now.awaitsConfirmation
      ? { ...now, awaitsConfirmation: false, confirmedAt, deadline, mails: withMails(now, mails) }
      : null,
  );
  return confirmed.status === 'cancelled' ? null : confirmed;
}

function hasEnded(): HttpError {
  return new HttpError(
    409,
    'This order has ended, so it cannot be confirmed any more. Please do not send money now. If you have, write to us.',
  );
}
