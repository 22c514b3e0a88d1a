import type { TransferPaymentInput } from '#shared/payment';
import { centsOf, dollarsOf } from '#shared/money';
import { env, hasMail } from '../../env.ts';
import { HttpError } from '../../errors.ts';
import { withMails } from '../mail/outbox.ts';
import type { Purchase } from '../checkout/purchase.ts';
import {
  firstTransferHoldMs,
  newTransferState,
  transferHoldMs,
} from '../checkout/transfer-hold.ts';
import { newAccessKey } from '../orders/order-page.ts';
import { newOrderNumber } from '../orders/records.ts';
import { orderChangedError } from '../orders/transfer-settlement.ts';
import { markDue } from './due.ts';
import { findFreePurchase } from './free-purchase.ts';
import {
  artworkIdsOf,
  createOrFindOrder,
  isUnpaid,
  nameOf,
  updateOrder,
  type OrderRecord,
} from './order-store.ts';
import { isWithinShare } from './share.ts';
import { giveUpTaking, lossError, takeArtworks } from './taking.ts';
import { endTransfer } from './transfer-ending.ts';
import { findWaitingTransfer, takeTransferPlaces } from './transfer-places.ts';

/**
 * Order of writes: the order, its takes for a short time, then the order with its mail due. Sent again it goes on from where it was.
 * Above the share it holds nothing, and the painter confirms it. Throws 404, 409, 503.
 */
export async function placeTransfer(
  input: TransferPaymentInput,
  buyer: string,
): Promise<OrderRecord> {
  const [purchase, waiting] = await Promise.all([
    findFreePurchase({ input, method: 'zelle', buyer }),
    findWaitingTransfer(buyer),
  ]);
  const isSame = waiting && isSameWish(waiting, input, purchase);
  const order = isSame ? waiting : await openTransfer(input, buyer, purchase);
  return order.mails.length > 0 ? order : hold(order, purchase);
}

async function openTransfer(
  input: TransferPaymentInput,
  buyer: string,
  purchase: Purchase,
): Promise<OrderRecord> {
  const order = newTransferOrder(input, buyer, purchase);
  await markDue(nameOf(order));
  await createOrFindOrder(order);
  try {
    await takeTransferPlaces(order);
  } catch (error) {
    await endTransfer(order, []);
    throw error;
  }
  return order;
}

async function hold(order: OrderRecord, { artworks }: Purchase): Promise<OrderRecord> {
  const began = Date.parse(order.createdAt);
  const share = env().TRANSFER_HOLD_SHARE;
  if (!(await isWithinShare(share, artworks.length))) {
    const deadline = isoOf(began + transferHoldMs());
    return promise(order, { awaitsPainter: true, deadline });
  }
  const deadline = isoOf(began + firstTransferHoldMs());
  const { loss } = await takeArtworks(order, deadline);
  if (!loss) return promise(order, { deadline });
  await endTransfer(order, []);
  const title = artworks.find(({ id }) => id === loss.artworkId)?.title;
  throw new HttpError(409, `'${title}' has just been sold or reserved for another buyer.`);
}

async function promise(
  order: OrderRecord,
  state: Partial<Pick<OrderRecord, 'awaitsPainter' | 'deadline'>>,
): Promise<OrderRecord> {
  const kept = await updateOrder(order, (now) =>
    isUnpaid(now) && now.mails.length === 0
      ? { ...now, ...state, mails: withMails(now, ['transfer-instructions']) }
      : null,
  );
  if (kept.status === 'cancelled') {
    await endTransfer(kept, []);
    throw new HttpError(409, 'This order was cancelled. Please order again.');
  }
  return kept;
}

/** Lengthens the hold from the beginning of the order; one that lapsed is taken anew. Throws 409. */
export async function confirmTransfer(order: OrderRecord): Promise<OrderRecord> {
  if (order.status === 'cancelled') throw soldMeanwhile();
  if (!isUnpaid(order) || !(order.awaitsConfirmation || order.awaitsPainter)) return order;
  await markDue(nameOf(order));
  // The painter may confirm an order late; then its time begins with the confirmation.
  const began = order.awaitsPainter ? Date.now() : Date.parse(order.createdAt);
  const deadline = isoOf(began + transferHoldMs());
  const isSameRound = (now: OrderRecord) => isUnpaid(now) && now.round === order.round;
  const { loss } = await takeArtworks(order, deadline);
  if (loss) {
    await giveUpTaking(order);
    throw soldMeanwhile();
  }
  const confirmed = await updateOrder(order, (now) =>
    isSameRound(now) && (now.awaitsConfirmation || now.awaitsPainter)
      ? {
          ...now,
          deadline,
          awaitsConfirmation: false,
          awaitsPainter: false,
          confirmedAt: isoOf(Date.now()),
          mails: withMails(now, ['transfer-confirmed']),
        }
      : null,
  );
  if (confirmed.status !== 'cancelled') return confirmed;
  await endTransfer(confirmed, []);
  throw soldMeanwhile();
}

/** The money is here: all artworks become the order's own, or none. Throws 409. */
export async function settleTransfer(order: OrderRecord): Promise<OrderRecord> {
  await markDue(nameOf(order));
  const { loss } = await takeArtworks(order, null);
  const settled = loss ? null : await writePaid(order);
  if (settled?.paidAt && settled.round === order.round) return settled;
  const now = await giveUpTaking(order);
  if (now.paidAt && now.status !== 'cancelled') return now;
  throw loss ? lossError(order, loss) : orderChangedError();
}

function writePaid(order: OrderRecord): Promise<OrderRecord> {
  return updateOrder(order, (now) =>
    isUnpaid(now) && now.round === order.round
      ? {
          ...now,
          status: 'processing',
          paidAt: isoOf(Date.now()),
          awaitsConfirmation: false,
          awaitsPainter: false,
          mails: withMails(now, ['confirmation', 'sold']),
        }
      : null,
  );
}

function isSameWish(
  order: OrderRecord,
  { customerEmail }: TransferPaymentInput,
  { artworks, cents }: Purchase,
): boolean {
  const wanted = artworks.map(({ id }) => id).sort();
  return (
    order.customerEmail === customerEmail &&
    centsOf(order.totalAmount) === cents &&
    artworkIdsOf(order).join() === wanted.join()
  );
}

function newTransferOrder(
  { customerName, customerEmail }: TransferPaymentInput,
  buyer: string,
  { artworks, cents }: Purchase,
): OrderRecord {
  const createdAt = isoOf(Date.now());
  return {
    id: newOrderNumber(),
    createdAt,
    method: 'zelle',
    status: 'pending',
    customerName,
    customerEmail,
    shippingAddress: null,
    items: artworks.map((artwork) => ({
      id: artwork.id,
      artworkTitle: artwork.title,
      imageUrl: artwork.imageUrl,
      imageWidth: artwork.imageWidth,
      imageHeight: artwork.imageHeight,
      quantity: 1,
      price: dollarsOf(centsOf(artwork.price)),
    })),
    totalAmount: dollarsOf(cents),
    trackingNumber: null,
    customerNotes: null,
    deadline: createdAt,
    paidAt: null,
    paymentIntentId: null,
    refunds: [],
    mails: [],
    ...newTransferState('zelle'),
    awaitsConfirmation: hasMail(),
    awaitsPainter: false,
    buyer,
    round: 0,
    accessKey: newAccessKey(),
  };
}

function isoOf(ms: number): string {
  return new Date(ms).toISOString();
}

function soldMeanwhile(): HttpError {
  return new HttpError(
    409,
    'This order has ended, or its painting was sold meanwhile. Please do not send money now. If you have, write to us.',
  );
}
