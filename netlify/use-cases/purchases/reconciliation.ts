import { sideBySide } from '../../concurrency.ts';
import { listEndedPayments } from '../../ports/stripe/held-payments.ts';
import { listDue, markDue, removeDue, type Due } from './due.ts';
import { findOrder, findOrderByNumber, isUnpaid, type OrderRecord } from './order-store.ts';
import { isDue, payDebts } from './refunds.ts';
import { settlePayment } from './settlement.ts';
import { freeArtworks } from './taking.ts';
import { isLive, listTakes, readTakes, removeTake, type Take } from './takes.ts';
import { endTransfer } from './transfer-ending.ts';
import { confirmTransfer, settleTransfer } from './transfers.ts';

/** Stripe repeats webhooks for three days and holds an authorisation for seven. */
const eventsSeconds = 8 * 24 * 3600;
const workingMs = 60_000;
const againMs = 5 * 60_000;
const mailTriesMs = 30 * 24 * 3_600_000;
const atOnce = 8;

/** Brings orders, takes and Stripe together again, whatever was lost on the way. What fails is left to the next run and stops nothing else. */
export async function reconcilePurchases(): Promise<void> {
  const since = Math.floor(Date.now() / 1000) - eventsSeconds;
  const [intents, due] = await Promise.all([listEndedPayments(since).catch(noted), listDue()]);
  await eachOf(intents ?? [], settleUnlessPaid);
  await eachOf(due, lookAgain);
  await sweepTakes();
}

async function settleUnlessPaid(intentId: string): Promise<void> {
  await settlePayment(intentId);
}

/** The next look is written before this one is removed. */
async function lookAgain(due: Due): Promise<void> {
  const order = await findOrder(due.name);
  const after = order && (await finishOrder(order));
  const next = after && nextLook(after);
  if (next) await markDue(due.name, next);
  await removeDue(due);
}

async function finishOrder(order: OrderRecord): Promise<OrderRecord> {
  if (order.status === 'cancelled') await freeArtworks(order);
  if (!isUnpaid(order)) return payDebts(order);
  if (order.method === 'zelle') return finishTransfer(order);
  return (await settlePayment(order.paymentIntentId ?? ''))?.order ?? order;
}

async function finishTransfer(order: OrderRecord): Promise<OrderRecord> {
  const own = await findOwnTakes(order);
  if (own.some(({ until }) => until === null)) return settleTransfer(order);
  const isLengthened = own.some(({ until }) => until! > order.deadline);
  // An order without a mail was never promised to anybody.
  if (isLengthened && order.mails.length > 0) return confirmTransfer(order);
  if (Date.parse(order.deadline) > Date.now() || order.moneySentAt) return order;
  return endTransfer(order, order.mails.length > 0 ? ['lapsed'] : []);
}

async function findOwnTakes({ id, items }: OrderRecord): Promise<Take[]> {
  const takes = await Promise.all(items.map((item) => readTakes(item.id)));
  return takes.flat().filter((take) => take.orderId === id && isLive(take));
}

function nextLook(order: OrderRecord): number | null {
  const isMailDue = order.mails.some(
    ({ state, at }) => state !== 'sent' && Date.now() - Date.parse(at) < mailTriesMs,
  );
  if (order.refunds.some(isDue) || isMailDue) return Date.now() + againMs;
  if (!isUnpaid(order) || order.moneySentAt) return null;
  return Math.max(Date.parse(order.deadline), Date.now() + againMs);
}

async function sweepTakes(): Promise<void> {
  const takes = [...(await listTakes())].flatMap(([artworkId, list]) =>
    list.filter(isOld).map((take) => ({ artworkId, take })),
  );
  await eachOf(takes, async ({ artworkId, take }) => {
    const { orderId: id, round } = take;
    const order = await findOrderByNumber(id);
    if (!order || order.status === 'cancelled') await removeTake(artworkId, { id, round });
    else if (take.until === null && isUnpaid(order)) await finishOrder(order);
  });
}

function isOld(take: Take): boolean {
  return isLive(take) && Date.now() - Date.parse(take.at) > workingMs;
}

async function eachOf<Item>(items: Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  await sideBySide(items, atOnce, (item) => work(item).catch(noted));
}

function noted(error: unknown): null {
  console.error('Left to the next reconciliation:', error);
  return null;
}
