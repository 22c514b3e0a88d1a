import { debtsOf, disputesOf, entryOf, mayEnd, soldAt } from '#shared/ledger';
import type { Marking } from '../../due.ts';
import { publishSales } from '../../publishing/changes.ts';
import type { Take } from '../../takes/takes.ts';
import { issueCertificates, lacksCertificates } from './certificates.ts';
import { markDue } from '../record/due.ts';
import {
  artworkIdsOf,
  createOrFindOrder,
  updateOrder,
  type Named,
  type OrderRecord,
} from '../record/records.ts';
import { payDebts } from './due-refunds.ts';
import { fitTakes } from './order-takes.ts';

/** Returns the next state of an order, or null to leave it. Has no effect of its own. */
export type Change = (order: OrderRecord) => OrderRecord | null;

/** Writes a due key, unless the caller has, then the order. Returns the stored one, as createOrFindOrder does. Throws 503. */
export async function createOrder(
  order: OrderRecord,
  due: Marking = markDue(order),
): Promise<OrderRecord> {
  await due;
  return createOrFindOrder(order);
}

/**
 * Writes a due key, unless the caller has, then the change; then takes, pages, refunds and certificates follow the stored record. Every
 * deed that leaves something to do goes through here. Returns the order after that. Throws 503, and what `change` throws.
 */
export async function changeOrder(
  order: Named,
  change: Change,
  due: Marking = markDue(order),
): Promise<OrderRecord> {
  await due;
  let before: OrderRecord | undefined;
  const after = await updateOrder(order, (stored) => change((before = stored)));
  return (await followUp(after, effectsOf(before!, after))).order;
}

type Effects = Record<'takes' | 'pages' | 'refunds' | 'certificates', boolean>;

/** Anything may be left. Pages follow by their snapshots, which each reconciliation compares with the records. */
export const afterCrash: Effects = { takes: true, pages: false, refunds: true, certificates: true };

/** Leaves refunds to reconciliation, so that the caller does not wait for Stripe. */
export const takesAlone: Effects = {
  takes: true,
  pages: false,
  refunds: false,
  certificates: false,
};

/** Makes these what the stored order says. `own`: its live takes of what was looked at. Safe to repeat. Throws 503. */
export async function followUp(
  order: OrderRecord,
  effects: Effects,
): Promise<{ order: OrderRecord; own: Take[] }> {
  const own = effects.takes ? await fitTakes(order) : [];
  if (effects.pages) await publishSales();
  const paid = effects.refunds ? await payDebts(order) : order;
  if (!effects.certificates || !lacksCertificates(paid)) return { order: paid, own };
  return { order: await issueCertificates(paid).catch(leftOpen(paid)), own };
}

/**
 * Tells what a change leads to. `before` and `after` are one record if nothing was written. Only a new refund is made, because an
 * older one was refused; and one that a dispute held back.
 */
function effectsOf(before: OrderRecord, after: OrderRecord): Effects {
  return {
    takes: mayHaveMore(before, after),
    pages: soldIn(before) !== soldIn(after),
    refunds:
      debtsOf(after).some(({ id }) => entryOf(before, id)?.state !== 'due') ||
      openDisputesIn(after) < openDisputesIn(before),
    certificates: after.status !== before.status,
  };
}

/**
 * Returns whether the order may have taken more than it has now. If nothing was written, the caller may have taken for an order that ended,
 * or began its next round, meanwhile.
 */
function mayHaveMore(before: OrderRecord, after: OrderRecord): boolean {
  const hasEnded = after.status === 'cancelled';
  if (before === after) return hasEnded || (mayEnd(after) && after.round > 0);
  if (before.status === 'cancelled') return hasEnded && after.round > before.round;
  return hasEnded || after.round > before.round || returnedIn(after) > returnedIn(before);
}

function returnedIn({ items }: OrderRecord): number {
  return items.filter(({ returnedAt }) => returnedAt).length;
}

function openDisputesIn(order: OrderRecord): number {
  return disputesOf(order).filter(({ dispute }) => dispute === 'open').length;
}

/** Returns what pages show as sold to this order. */
function soldIn(order: OrderRecord): string {
  const isSold = soldAt(order) !== null && order.status !== 'cancelled';
  return isSold ? artworkIdsOf(order).join() : '';
}

/** Logs the error and returns the order, which is sent all the same: reconciliation issues what is missing. */
function leftOpen(order: OrderRecord): (error: unknown) => OrderRecord {
  return (error) => {
    console.error(`Certificates of order ${order.id} are left to reconciliation:`, error);
    return order;
  };
}
