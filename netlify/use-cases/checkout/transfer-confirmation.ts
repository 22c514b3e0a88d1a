import type { BuyerOrder, MailKind, Order } from '#shared/order';
import { formatUtcMoment } from '#shared/format';
import { HttpError } from '../../errors.ts';
import { isSameSecret } from '../../same-secret.ts';
import { recordActivity } from '../admin/activity.ts';
import { findClaim, isLiveClaim, lengthenClaim, type FoundClaim } from '../pieces/claims.ts';
import { withMails } from '../mail/outbox.ts';
import { requireBuyerOrder, toBuyerOrder } from '../orders/order-page.ts';
import {
  findOrder,
  isUnpaidOrder,
  toOrder,
  updateOrder,
  type OrderRecord,
} from '../orders/records.ts';
import type { OrderEdit } from '../orders/order-edits.ts';
import { transferHoldMs } from './transfer-hold.ts';

/** Confirms with the secret of the buyer's mail. Safe to repeat. Throws 404 for a wrong secret, 409 after a lapse. */
export async function confirmOrderByBuyer(token: string, confirmKey: string): Promise<BuyerOrder> {
  const order = await requireBuyerOrder(token);
  if (!order.confirmKey || !isSameSecret(confirmKey, order.confirmKey)) {
    throw new HttpError(404, 'This link does not confirm an order. Please use the newest e-mail.');
  }
  return toBuyerOrder(await confirmOrder(order, ['transfer-confirmed']));
}

/** Confirms for the buyer. Throws 404, and 409 for an order that lapsed or was cancelled. */
export async function confirmOrderForBuyer({ id, editor }: OrderEdit): Promise<Order> {
  const order = await findOrder(id);
  if (!order) throw new HttpError(404, 'Order not found');
  const confirmed = await confirmOrder(order, []);
  if (order.awaitsConfirmation && !confirmed.awaitsConfirmation) {
    const until = formatUtcMoment(confirmed.deadline);
    await recordActivity(editor, `Order ${id}: confirmed for the buyer, held until ${until}`);
  }
  return toOrder(confirmed);
}

/** Finishes a confirmation that crashed after it lengthened a claim. Returns whether the order is confirmed now. */
export async function finishConfirmation(order: OrderRecord): Promise<boolean> {
  if (!order.awaitsConfirmation) return false;
  const claims = await findLiveClaims(order);
  const isBegun = claims?.some(({ deadline }) => deadline > order.deadline);
  if (!claims || !isBegun) return false;
  return (await lengthenHold(order, claims, ['transfer-confirmed'])) !== null;
}

async function confirmOrder(order: OrderRecord, mails: MailKind[]): Promise<OrderRecord> {
  if (order.status === 'cancelled') throw hasEnded();
  if (!isUnpaidOrder(order) || !order.awaitsConfirmation) return order;
  const claims = await findLiveClaims(order);
  const confirmed = claims && (await lengthenHold(order, claims, mails));
  if (!confirmed) throw hasEnded();
  return confirmed;
}

/** In the order of its pieces; null if the order does not hold all of them. */
async function findLiveClaims({ id, pieces }: OrderRecord): Promise<FoundClaim[] | null> {
  const newest = await Promise.all(pieces.map((piece) => findClaim(piece)));
  const own = newest.filter((claim) => claim?.orderId === id && isLiveClaim(claim));
  return own.length === pieces.length ? own.filter((claim) => claim !== null) : null;
}

/**
 * Writes the claims, then the order: after a crash in between the next call finishes. Returns null if the order or a
 * claim ended meanwhile; reconciliation then releases the others.
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
    isUnpaidOrder(now) && now.awaitsConfirmation
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
