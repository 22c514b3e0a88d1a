import { hasRefundDue } from '#shared/ledger';
import { cancelPaymentIntent } from '../ports/stripe/payments.ts';
import { readSales } from './pieces/hold-records.ts';
import { removeOldClaims, repairClaims } from './pieces/claim-repair.ts';
import { findSale, isSettledSale, type Sale } from './pieces/sales.ts';
import { allDone, sideBySide } from '../concurrency.ts';
import { refreshAllSnapshots } from './publishing/snapshots.ts';
import { removeExpiredFailures } from './admin/login-throttle.ts';
import { hasMailDue, sendDueMails } from './mail/outbox.ts';
import { removeOldAddresses } from './checkout/old-addresses.ts';
import { orderRemovableAt } from './orders/lists/attention.ts';
import { findDueOrders, readOrders, recordOrderLooks } from './orders/lists/due-orders.ts';
import { isUnpaidOrder, removeOrder, type OrderRecord } from './orders/records.ts';
import { publishSales } from './publishing/changes.ts';
import { publishWhenDue } from './publishing/publishing.ts';
import { markMissedChanges } from './publishing/missed-changes.ts';
import { giveMoneyBack } from './orders/refunds.ts';
import { settlePayment } from './orders/card-settlement.ts';
import { finishConfirmation } from './checkout/transfer-confirmation.ts';
import { settleTransferOrder } from './orders/transfer-settlement.ts';
import { freeOrderPieces, withdrawOrder } from './orders/cancellation.ts';

const ordersAtOnce = 8;

type Sales = ReadonlyMap<string, Sale>;

/**
 * Brings orders, holds, sales and Stripe together again, whatever was lost on the way: webhooks, answers, half-finished
 * work. One order that fails does not stop the others; the next run looks again. The parts run side by side: the time of a run
 * without work is most of what the clock costs.
 */
export async function reconcile(): Promise<void> {
  await allDone([
    reconcileOrders(),
    refreshAllSnapshots(markMissedChanges).then(publishWhenDue),
    removeOldClaims(),
    removeExpiredFailures(),
    removeOldAddresses(),
  ]);
}

async function reconcileOrders(): Promise<void> {
  const [due, sales] = await Promise.all([findDueOrders(), readSales()]);
  await eachOf(due.orders.filter(isUnpaidOrder), reconcilePending);
  await eachOf(due.orders.filter(hasRefundDue), giveMoneyBack);
  await eachOf(findLeftSales(due.orders, sales), freeAgain);
  await eachOf(due.orders.filter(isRemovable), removeUnpaidOrder);
  await repairClaims();
  if (due.ids.length === 0) return;
  const orders = await readOrders(due.ids);
  await eachOf(orders.filter(hasMailDue), ({ id }) => sendDueMails(id));
  await recordOrderLooks({ ...due, orders }, soldTo(sales));
}

async function eachOf(
  orders: OrderRecord[],
  work: (order: OrderRecord) => Promise<unknown>,
): Promise<void> {
  await sideBySide(orders, ordersAtOnce, async (order) => {
    try {
      await work(order);
    } catch (error) {
      console.error(`Order ${order.id} is left to the next reconciliation`, error);
    }
  });
}

async function reconcilePending(order: OrderRecord): Promise<void> {
  const isOver = Date.parse(order.deadline) <= Date.now();
  if (order.method === 'card') return reconcileCard(order, isOver);
  if (await isSoldTo(order)) {
    await settleTransferOrder(order, 'processing');
    return;
  }
  if ((await finishConfirmation(order)) || !isOver) return;
  await withdrawOrder(order, { mails: ['lapsed'] });
}

async function reconcileCard(order: OrderRecord, isOver: boolean): Promise<void> {
  const settled = order.paymentIntentId ? await settlePayment(order.paymentIntentId) : null;
  const status = settled?.intent.status;
  if (settled?.order.paidAt || status === 'processing') return;
  if (isOver || status === 'canceled') await withdrawOrder(order);
}

/** Settling was begun and died before the order said so. */
async function isSoldTo(order: OrderRecord): Promise<boolean> {
  const sales = await Promise.all(order.pieces.map(findSale));
  return sales.includes(order.id);
}

async function freeAgain(order: OrderRecord): Promise<void> {
  // The sale may be one of a return that died before the order said so.
  await freeOrderPieces({ ...order, round: order.round + 1 });
  await publishSales(order.pieces);
}

/** Returns cancelled orders whose pieces still count as sold: the request that cancelled them ended half-way. */
function findLeftSales(orders: OrderRecord[], sales: Sales): OrderRecord[] {
  const old = [...sales].filter(([, sale]) => isSettledSale(sale));
  const ids = soldTo(new Map(old));
  return orders.filter(({ id, status }) => status === 'cancelled' && ids.has(id));
}

function soldTo(sales: Sales): Set<string> {
  return new Set([...sales.values()].flatMap(({ orderId }) => orderId ?? []));
}

function isRemovable(order: OrderRecord): boolean {
  const at = orderRemovableAt(order);
  return at !== null && at <= Date.now();
}

/**
 * Removes an unpaid card order some time after its hold, once Stripe says that nobody can pay it any more. A payment that succeeded is
 * settled instead, and keeps its order.
 */
async function removeUnpaidOrder(order: OrderRecord): Promise<void> {
  const intent = order.paymentIntentId && (await cancelPaymentIntent(order.paymentIntentId));
  if (intent && intent.status !== 'canceled') await settlePayment(intent.id);
  else await removeOrder(order.id);
}
