import { listJson } from '../ports/blobs.ts';
import { saleSchema } from './claims.ts';
import { listOrderRecords, type OrderRecord } from './order-records.ts';
import { freePieces } from './orders.ts';
import { publishChanges, repeatPublishing } from './publishing.ts';
import { giveMoneyBack, settlePayment, settleTransferOrder } from './settlement.ts';
import { withdrawOrder } from './withdrawal.ts';

/** A sale may be a moment older than its order's next status; after this time it was left behind by a crash. */
const settlingMs = 60_000;

/**
 * Brings orders, holds, sales and Stripe together again, whatever was lost on the way: webhooks, answers, half-finished
 * work. One order that fails does not stop the others; the next run looks again.
 */
export async function reconcile(): Promise<void> {
  const orders = await listOrderRecords();
  const changed = [
    await eachOf(orders.filter(isPending), reconcilePending),
    await eachOf(orders.filter(hasRefundDue), async (order) => {
      await giveMoneyBack(order);
      return false;
    }),
    await eachOf(await findLeftSales(orders), async (order) => {
      await freePieces(order);
      return true;
    }),
  ];
  if (changed.includes(true)) await publishChanges('reconciliation');
  await repeatPublishing();
}

async function eachOf(
  orders: OrderRecord[],
  work: (order: OrderRecord) => Promise<boolean>,
): Promise<boolean> {
  let isChanged = false;
  for (const order of orders) {
    try {
      isChanged = (await work(order)) || isChanged;
    } catch (error) {
      console.error(`Order ${order.id} is left to the next reconciliation`, error);
    }
  }
  return isChanged;
}

function isPending(order: OrderRecord): boolean {
  return order.status === 'pending' && !order.paidAt;
}

function hasRefundDue(order: OrderRecord): boolean {
  return order.refunds.some(({ state }) => state === 'due');
}

async function reconcilePending(order: OrderRecord): Promise<boolean> {
  const isOver = Date.parse(order.deadline) <= Date.now();
  if (order.method === 'zelle') return isOver && expireTransfer(order);
  const settled = order.paymentIntentId ? await settlePayment(order.paymentIntentId) : null;
  if (settled?.order.paidAt) return true;
  if (settled?.intent.status === 'processing') return false;
  if (!isOver && settled?.intent.status !== 'canceled') return false;
  await withdrawOrder(order);
  return true;
}

async function expireTransfer(order: OrderRecord): Promise<boolean> {
  const sales = await listJson('sold/', saleSchema);
  const isSold = order.pieces.some((piece) => sales.get(`sold/${piece}`)?.orderId === order.id);
  if (isSold) await settleTransferOrder(order, 'processing');
  if (!isSold) await withdrawOrder(order);
  return true;
}

/** Cancelled orders whose pieces still count as sold: the cancelling request died half-way. */
async function findLeftSales(orders: OrderRecord[]): Promise<OrderRecord[]> {
  const sales = await listJson('sold/', saleSchema);
  const old = [...sales.values()].filter(({ at }) => Date.now() - Date.parse(at) > settlingMs);
  const ids = new Set(old.map(({ orderId }) => orderId));
  return orders.filter(({ id, status }) => status === 'cancelled' && ids.has(id));
}
