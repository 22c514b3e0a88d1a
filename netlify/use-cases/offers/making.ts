import { isDeepStrictEqual } from 'node:util';
import { isUnpaid } from '#shared/ledger';
import type { OfferInput } from '#shared/offer';
import type { AdminOrder } from '#shared/order';
import { HttpError } from '../../errors.ts';
import { readStripeMode } from '../../ports/keys.ts';
import { recordActivity } from '../admin/activity.ts';
import { requireTransferInfo } from '../checkout/transfer-info.ts';
import { markDue } from '../orders/due.ts';
import { withMails } from '../orders/mails.ts';
import { newOrder, newSecret } from '../orders/new-order.ts';
import {
  createOrFindOrder,
  findOrderByNumber,
  orderNumberOf,
  toOrder,
  updateOrder,
  type OrderRecord,
} from '../orders/records.ts';
import { findLoss, lossError, takeArtworks } from '../orders/taking.ts';
import { endTransfer } from '../orders/transfer-ending.ts';
import { deadlineOf, readTerms } from './terms.ts';

type Making = { input: OfferInput; key: string; editor: string };

/**
 * Order of writes: the due key, the order without a mail, its takes until the first part's day, then the order with its deadline and its mail
 * due. The same key again goes on (rule 96). Throws 400, 404, 409, 503.
 */
export async function makeOffer({ input, key, editor }: Making): Promise<AdminOrder> {
  const [known, offer] = await Promise.all([
    findOrderByNumber(orderNumberOf(key)),
    newOffer(input, key),
  ]);
  if (!known) {
    const loss = await findLoss(offer);
    if (loss) throw lossError(loss);
    await markDue(offer);
  }
  const order = known ?? (await createOrFindOrder(offer));
  requireSame(order, offer);
  const made = order.mails.length > 0 ? order : await hold(order);
  if (made !== order) await recordActivity(editor, `Offer ${made.id} made`);
  return toOrder(made, await readStripeMode());
}

async function newOffer(input: OfferInput, key: string): Promise<OrderRecord> {
  const [terms, recipient, mode] = await Promise.all([
    readTerms(input),
    requireTransferInfo(input.language).catch(orNone),
    readStripeMode(),
  ]);
  return newOrder({
    id: orderNumberOf(key),
    createdAt: new Date().toISOString(),
    method: 'offer',
    buyer: newSecret(),
    recipient,
    livemode: mode !== 'test',
    ...terms,
  });
}

/** Transfers may be switched off. */
function orNone(error: unknown): null {
  if (error instanceof HttpError && error.status === 404) return null;
  throw error;
}

/** Nobody was told anything before the last write. */
async function hold(order: OrderRecord): Promise<OrderRecord> {
  const deadline = deadlineOf({ offer: order.offer! });
  const { loss } = await takeArtworks(order, { until: deadline });
  if (!loss) {
    const held = await updateOrder(order, (now) =>
      isUnpaid(now) && now.mails.length === 0
        ? { ...now, deadline, mails: withMails(now, ['offer']) }
        : null,
    );
    if (held.status !== 'cancelled') return held;
  }
  await endTransfer(order, []);
  throw loss ? lossError(loss) : new HttpError(409, 'This offer has ended. Make another one.');
}

function requireSame(order: OrderRecord, offer: OrderRecord): void {
  const told = ({ method, items, customerName, customerEmail, offer: plan }: OrderRecord) => ({
    method,
    customerName,
    customerEmail,
    plan,
    items: items.map(({ id, artworkTitle, price }) => ({ id, artworkTitle, price })),
  });
  if (isDeepStrictEqual(told(order), told(offer))) return;
  throw new HttpError(409, `This form is written as order ${order.id} already.`);
}
