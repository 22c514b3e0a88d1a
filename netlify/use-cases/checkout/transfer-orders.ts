import { isUnpaid, totalCents } from '#shared/ledger';
import { centsOf } from '#shared/money';
import type { MailKind, TransferInfo } from '#shared/order';
import type { TransferOrder, TransferPaymentInput } from '#shared/payment';
import { reasonText } from '#words/refusals';
import { settleAll } from '../../concurrency.ts';
import { HttpError } from '../../errors.ts';
import { hasMail, readStripeMode } from '../../ports/keys.ts';
import type { Marked } from '../due.ts';
import { changeOrder, createOrder, type Change } from '../orders/changes/change-order.ts';
import { markDue } from '../orders/record/due.ts';
import { withMails } from '../orders/record/mails.ts';
import { newSecret } from '../../same-secret.ts';
import { newItem, newOrder } from '../orders/record/new-order.ts';
import {
  artworkIdsOf,
  newOrderNumber,
  orderPageOf,
  type OrderRecord,
  type Reader,
} from '../orders/record/records.ts';
import { takeThen } from '../orders/changes/take-then.ts';
import { endUnpaid } from '../orders/changes/unpaid-ending.ts';
import {
  firstTransferHoldMs,
  isoOf,
  transferHoldMs,
  transferHoldOf,
} from '../orders/transfer/transfer-hold.ts';
import { requireTransferInfo } from './transfer-info.ts';
import { findFreePurchase, sentIn, type Purchase } from './purchase.ts';
import { isWithinShare } from './transfer-share.ts';
import { requireWaitingPlace } from './waiting-places.ts';
import {
  findPlaces,
  requireFreePlaces,
  takePlaces,
  type Place,
} from '../orders/transfer/transfer-places.ts';

/**
 * Writes the order, then its takes for a short time, then the order with its mail due. The same call again goes on from where it was. Above
 * the share the order holds nothing, and the painter confirms it. Throws 404, 409, 429, 503.
 */
export async function placeTransfer(
  input: TransferPaymentInput,
  buyer: string,
  reader: Reader = {},
): Promise<OrderRecord> {
  const [purchase, places, recipient] = await settleAll([
    findFreePurchase({ sent: sentIn(input), method: 'zelle', buyer, ...reader }),
    findPlaces({ buyer, email: input.customerEmail }),
    requireTransferInfo(reader.language),
  ]);
  const same = findSame(places, input, purchase);
  if (same) return resume(same);
  requireFreePlaces(places);
  return openTransfer(input, { buyer, reader, recipient, ...purchase });
}

async function resume(order: OrderRecord): Promise<OrderRecord> {
  return order.mails.length > 0 ? order : hold(order);
}

export function toTransferOrder(order: OrderRecord): TransferOrder {
  const { id, deadline, awaitsPainter } = order;
  const names = { orderId: id, orderNumber: id, orderPage: orderPageOf(order) };
  return { success: true, ...names, deadline, awaitsPainter, hold: transferHoldOf(order) };
}

type Opening = Purchase & {
  buyer: string;
  reader: Reader;
  recipient: TransferInfo;
};

async function openTransfer(input: TransferPaymentInput, opening: Opening): Promise<OrderRecord> {
  const { customerName, customerEmail } = input;
  const { buyer, reader, recipient, ...purchase } = opening;
  const { artworks } = purchase;
  const order = newOrder({
    id: newOrderNumber(),
    createdAt: isoOf(Date.now()),
    method: 'zelle',
    buyer,
    ...reader,
    items: artworks.map((artwork) =>
      newItem({ ...artwork, cents: centsOf(artwork.price) }, artwork, reader.language),
    ),
    customerName,
    customerEmail,
    recipient,
    awaitsConfirmation: await hasMail(),
    confirmKey: newSecret(),
    livemode: (await readStripeMode()) !== 'test',
  });
  if (!(await isWithinShare(order.items.length))) await requireWaitingPlace(order);
  const due = await markDue(order);
  const stored = await createOrder(order, due);
  // Somebody else's order has this number.
  if (stored.accessKey !== order.accessKey) return openTransfer(input, opening);
  try {
    await takePlaces(order);
  } catch (error) {
    await changeOrder(order, endUnpaid([]), due);
    // The same request at once: its answer was slow, and the buyer pressed again.
    const same = findSame(await findPlaces({ buyer, email: customerEmail }), input, purchase);
    if (same) return resume(same);
    throw error;
  }
  return hold(order, due);
}

async function hold(order: OrderRecord, due?: Marked): Promise<OrderRecord> {
  const began = Date.parse(order.createdAt);
  if (!(await isWithinShare(order.items.length))) {
    const deadline = isoOf(began + transferHoldMs());
    const waits = { awaitsPainter: true, awaitsConfirmation: false, confirmKey: '', deadline };
    const change = confirmHold(waits, ['transfer-request', 'transfer-to-confirm']);
    return unlessOver(await changeOrder(order, change, due));
  }
  const deadline = isoOf(began + (await firstTransferHoldMs()));
  const change = confirmHold({ deadline }, ['transfer-instructions']);
  const taking = { until: deadline, change, orElse: endUnpaid([]) };
  const { order: held, loss } = await takeThen(order, taking, due);
  if (!loss) return unlessOver(held);
  throw new HttpError(409, (words) => reasonText(loss.reason, words, order.items));
}

/** Returns the change that makes the mails due. Before this write the buyer was promised nothing. */
function confirmHold(state: Partial<OrderRecord>, mails: MailKind[]): Change {
  return (order) =>
    isUnpaid(order) && order.mails.length === 0
      ? { ...order, ...state, mails: withMails(order, mails) }
      : null;
}

function unlessOver(order: OrderRecord): OrderRecord {
  if (order.status !== 'cancelled') return order;
  throw new HttpError(409, ({ cancelledOrderAgain }) => cancelledOrderAgain);
}

/** Returns the buyer's waiting order of the same artworks, or null. */
function findSame(
  [own]: (Place | null)[],
  input: TransferPaymentInput,
  purchase: Purchase,
): OrderRecord | null {
  const isSame = own?.order && own.isWaiting && isSameWish(own.order, input, purchase);
  return isSame ? own.order : null;
}

function isSameWish(
  order: OrderRecord,
  { customerEmail }: TransferPaymentInput,
  { artworks, cents }: Purchase,
): boolean {
  const wanted = artworks.map(({ id }) => id).sort();
  return (
    order.customerEmail === customerEmail &&
    totalCents(order) === cents &&
    artworkIdsOf(order).join() === wanted.join()
  );
}
