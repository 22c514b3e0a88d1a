import {
  cardPaymentOf,
  cardPaymentsOf,
  isPaid,
  isUnpaid,
  paidAt,
  balanceAfterDebtsCents,
} from '#shared/ledger';
import { noCents } from '#shared/cents';
import type { OrderStatus } from '#shared/order';
import { HttpError } from '../../../errors.ts';
import { cancelOrder } from './cancellation.ts';
import { changeOrder } from '../changes/change-order.ts';
import { reinstateOrder } from './reinstatement.ts';
import { withMails } from '../record/mails.ts';
import { withoutSale } from '../record/money.ts';
import { orderChangedError, type OrderRecord } from '../record/records.ts';
import { settlePayment } from '../card/settlement.ts';
import { endOnFailure } from '../changes/unpaid-ending.ts';
import { isoOf, transferHoldMs } from '../transfer/transfer-hold.ts';
import { confirmTransfer, settleTransfer } from '../transfer/transfer-money.ts';

/** Moves money and artworks with the status. `keep`: of a cancelled order, what does not go back. Throws 409. */
export async function moveOrder(
  order: OrderRecord,
  status: OrderStatus,
  keep = noCents,
): Promise<OrderRecord> {
  if (status === 'cancelled') return cancelOrder(order, keep);
  if (order.status === status) return order;
  const moves = {
    card: moveCardOrder,
    zelle: moveTransfer,
    elsewhere: moveOffer,
    offer: moveOffer,
  };
  return moves[order.method](order, status);
}

/** Moves an offer or a sale elsewhere, whose money moves it from pending: claimed by card, or written down by the painter. Throws 409. */
async function moveOffer(order: OrderRecord, status: OrderStatus): Promise<OrderRecord> {
  const hasMoney = order.status === 'cancelled' && balanceAfterDebtsCents(order) > 0;
  const open = hasMoney ? await openAgain(order) : order;
  if (open.status === status) return open;
  const isOver = open.status === 'cancelled';
  if (!isOver && !isUnpaid(open)) return writeStatus(open, status);
  throw new HttpError(
    409,
    isOver ? 'This order has ended. Make another one.' : 'Not all of its money has come.',
  );
}

async function moveCardOrder(order: OrderRecord, status: OrderStatus): Promise<OrderRecord> {
  const settled = paidAt(order)
    ? order
    : (await settlePayment(cardPaymentOf(order)?.id ?? ''))?.order;
  if (!settled || !paidAt(settled)) throw new HttpError(409, 'This card order has not been paid');
  if (settled.status !== 'cancelled') return writeStatus(settled, status);
  throw moneyWentBack();
}

function moneyWentBack(): HttpError {
  return new HttpError(409, 'The money of this order went back. The buyer has to order again.');
}

async function moveTransfer(order: OrderRecord, status: OrderStatus): Promise<OrderRecord> {
  const open = order.status === 'cancelled' ? await openAgain(order) : order;
  if (status === 'pending' && !isPaid(open)) return open;
  const settled = isPaid(open) ? open : await settleTransfer(open);
  return settled.status === status ? settled : writeStatus(settled, status);
}

async function openAgain(order: OrderRecord): Promise<OrderRecord> {
  if (cardPaymentsOf(order).length > 0) throw moneyWentBack();
  return balanceAfterDebtsCents(order) > 0 ? reinstateOrder(order) : beginAgain(order);
}

/** Begins an order again as one that waits for the painter, and confirms it. Without its artworks it ends again. */
async function beginAgain(order: OrderRecord): Promise<OrderRecord> {
  const round = order.round + 1;
  const opened = await changeOrder(order, (stored) =>
    stored.status === 'cancelled' && stored.round === order.round
      ? {
          ...withoutSale(stored),
          status: 'pending',
          round,
          awaitsPainter: true,
          instructionsRepeated: 0,
          deadline: isoOf(Date.now() + transferHoldMs()),
        }
      : null,
  );
  if (isUnpaid(opened) && opened.round === round)
    return endOnFailure(opened, confirmTransfer(opened, 'painter'));
  throw orderChangedError();
}

/** Throws 409 for an order that was cancelled or changed meanwhile: a cancelled one has no artworks any more. */
async function writeStatus(order: OrderRecord, status: OrderStatus): Promise<OrderRecord> {
  const isSame = (stored: OrderRecord) =>
    stored.status === order.status && stored.round === order.round;
  const changed = await changeOrder(order, (stored) => {
    if (!isSame(stored) || isUnpaid(stored)) return null;
    return {
      ...stored,
      status,
      mails: status === 'shipped' ? withMails(stored, ['shipped']) : stored.mails,
    };
  });
  if (changed.status === status) return changed;
  throw orderChangedError();
}
