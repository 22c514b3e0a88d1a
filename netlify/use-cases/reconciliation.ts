import { hasRefundDue } from '#shared/ledger';
import { readCurrent } from '../ports/blobs-snapshots.ts';
import { freePieces } from './cancellation.ts';
import { repairClaims } from './claim-repair.ts';
import { findSale, saleSchema } from './claims.ts';
import { lists, refreshAllLists } from './lists.ts';
import { removeExpiredFailures } from './login-throttle.ts';
import { hasMailDue, sendDueMails } from './mails.ts';
import { isUnpaid, listOrderRecords, type OrderRecord } from './order-records.ts';
import { publishSales, publishWhenDue } from './publishing.ts';
import { markMissedChanges } from './publishing/missed-changes.ts';
import { giveMoneyBack } from './refunds.ts';
import { removeExpiredRevocations } from './session.ts';
import { settlePayment } from './settlement.ts';
import { finishConfirmation } from './transfer-confirmation.ts';
import { removeExpiredAddresses } from './transfer-limits.ts';
import { settleTransferOrder } from './transfer-settlement.ts';
import { withdrawOrder } from './withdrawal.ts';

/** A sale may be a moment older than its order's next status; after this time it was left behind by a crash. */
const settlingMs = 60_000;

/**
 * Brings orders, holds, sales and Stripe together again, whatever was lost on the way: webhooks, answers, half-finished
 * work. One order that fails does not stop the others; the next run looks again.
 */
export async function reconcile(): Promise<void> {
  const orders = await listOrderRecords();
  await eachOf(orders.filter(isUnpaid), reconcilePending);
  await eachOf(orders.filter(hasRefundDue), giveMoneyBack);
  await eachOf(await findLeftSales(orders), freeAgain);
  await repairClaims();
  await eachOf((await listOrderRecords()).filter(hasMailDue), ({ id }) => sendDueMails(id));
  await refreshAllLists(markMissedChanges);
  await publishWhenDue();
  await removeExpiredRevocations();
  await removeExpiredFailures();
  await removeExpiredAddresses();
}

async function eachOf(
  orders: OrderRecord[],
  work: (order: OrderRecord) => Promise<unknown>,
): Promise<void> {
  for (const order of orders) {
    try {
      await work(order);
    } catch (error) {
      console.error(`Order ${order.id} is left to the next reconciliation`, error);
    }
  }
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
  await freePieces({ ...order, round: order.round + 1 });
  await publishSales(order.pieces);
}

/** Cancelled orders whose pieces still count as sold: the cancelling request died half-way. */
async function findLeftSales(orders: OrderRecord[]): Promise<OrderRecord[]> {
  const sales = await readCurrent(lists.sales, saleSchema);
  const old = [...sales.values()].filter(({ at }) => Date.now() - Date.parse(at) > settlingMs);
  const ids = new Set(old.flatMap(({ orderId }) => orderId ?? []));
  return orders.filter(({ id, status }) => status === 'cancelled' && ids.has(id));
}
