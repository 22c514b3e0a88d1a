import { isDeepStrictEqual } from 'node:util';
import { mayEnd, soldAt } from '#shared/ledger';
import type { OfferInput } from '#shared/offer';
import type { AdminOrder } from '#shared/order';
import { kindOf } from '#shared/order-kinds';
import { HttpError, requireVersion } from '../../errors.ts';
import { readStripeMode } from '../../ports/keys.ts';
import { recordActivity } from '../admin/activity.ts';
import { alreadyPaidError, cancelOrder } from '../orders/status/cancellation.ts';
import { changeOrder } from '../orders/changes/change-order.ts';
import { withMails } from '../orders/record/mails.ts';
import type { OrderEdit } from '../orders/edits/order-edits.ts';
import {
  artworkIdsOf,
  orderChangedError,
  requireOrder,
  toOrder,
  type OrderRecord,
} from '../orders/record/records.ts';
import { abandonClaim, takeThen } from '../orders/changes/take-then.ts';
import { lossError } from '../orders/changes/order-takes.ts';
import { deadlineOf, readTerms, type Terms } from './terms.ts';

type OfferEdit = OrderEdit & { version: number | null };

/** Changes an offer before its first money (rule 96). The order's round is its version. Throws 400, 404, 409, 412, 503. */
export async function changeOffer(
  { id, editor, version }: OfferEdit,
  input: OfferInput,
): Promise<AdminOrder> {
  const [order, terms] = await Promise.all([requireOffer(id), readTerms(input)]);
  if (!isOpen(order)) throw notOpenError(order);
  requireVersion(order.round, version);
  if (artworkIdsOf(order).join() !== artworkIdsOf(terms).join())
    throw new HttpError(400, 'Withdraw this offer and make another one to offer other artworks.');
  const changed = await writeTerms(order, terms, version);
  await recordActivity(editor, `Offer ${id} changed`);
  return toOrder(changed, await readStripeMode());
}

/**
 * Writes the takes and then the order for a later day, but the order and then the takes for an earlier one. The order's next round keeps
 * out payments and holds of before.
 */
async function writeTerms(
  order: OrderRecord,
  terms: Terms,
  version: number | null,
): Promise<OrderRecord> {
  const deadline = deadlineOf(terms);
  const change = (stored: OrderRecord) => {
    if (!isOpen(stored) || stored.round !== order.round) return null;
    const next = { ...stored, ...terms, deadline, round: stored.round + 1 };
    return { ...next, mails: withMails(next, ['offer']) };
  };
  const { order: changed, loss } =
    deadline < order.deadline
      ? { order: await changeOrder(order, change), loss: null }
      : await takeThen(order, { until: deadline, change, orElse: abandonClaim(order) });
  if (loss) throw lossError(loss);
  const hasTerms = isDeepStrictEqual({ ...changed, ...terms, deadline }, changed);
  if (hasTerms && changed.round > order.round) return changed;
  if (!isOpen(changed)) throw notOpenError(changed);
  requireVersion(changed.round, version);
  throw orderChangedError();
}

/** Ends an offer without money. Throws 404, and 409 once money came. */
export async function withdrawOffer({ id, editor }: OrderEdit): Promise<AdminOrder> {
  const order = await requireOffer(id);
  if (soldAt(order)) throw alreadyPaidError();
  const ended = await cancelOrder(order);
  if (order.status !== 'cancelled') await recordActivity(editor, `Offer ${id} withdrawn`);
  return toOrder(ended, await readStripeMode());
}

async function requireOffer(id: string): Promise<OrderRecord> {
  const order = await requireOrder(id);
  if (kindOf(order).hasTerms) return order;
  throw new HttpError(404, 'There is no such offer');
}

/** Returns whether an offer was sent to somebody, and has neither money nor a claim. */
function isOpen(order: OrderRecord): boolean {
  return mayEnd(order) && order.mails.length > 0;
}

function notOpenError(order: OrderRecord): HttpError {
  if (soldAt(order)) return alreadyPaidError();
  const isOver = order.status === 'cancelled';
  const words = 'A payment of this offer is being finished. Please look again in a moment.';
  return new HttpError(409, isOver ? 'This offer has ended. Make another one.' : words);
}
