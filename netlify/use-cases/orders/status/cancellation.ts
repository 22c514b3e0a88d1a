import { disputedWords } from '#shared/dispute-words';
import { cardPaymentOf, claimOf, hasOpenDispute, remainingCents, soldAt } from '#shared/ledger';
import { noCents, subtractCents } from '#shared/cents';
import { formatCents, type Cents } from '#shared/money';
import { kindOf } from '#shared/order-kinds';
import { HttpError } from '../../../errors.ts';
import { releasePayment } from '../../../ports/stripe/payments.ts';
import { changeOrder } from '../changes/change-order.ts';
import { markDue } from '../record/due.ts';
import { withMails } from '../record/mails.ts';
import { cancelledId, newDebts, withoutPayment } from '../record/money.ts';
import { orderChangedError, type OrderRecord } from '../record/records.ts';
import { readReturns } from '../refunds/stripe-returns.ts';
import { settlePayment } from '../card/settlement.ts';
import { endTransfer } from '../changes/unpaid-ending.ts';

/**
 * Ends the payment first, then the order. `keep`: what does not go back. Throws 409 when it was captured meanwhile.
 */
export async function cancelOrder(order: OrderRecord, keep = noCents): Promise<OrderRecord> {
  if (soldAt(order) || order.status === 'cancelled') return cancelSold(order, keep);
  if (kindOf(order).endsWithPayment) return releaseCardOrder(order);
  await releaseClaim(order);
  const ended = await endTransfer(order, ['cancelled']);
  if (ended.status === 'cancelled') return ended;
  throw alreadyPaidError();
}

async function releaseCardOrder(order: OrderRecord): Promise<OrderRecord> {
  const intentId = cardPaymentOf(order)?.id ?? '';
  await changeOrder(order, (stored) =>
    !claimOf(stored) || stored.whyEnded ? null : { ...stored, whyEnded: { why: 'wasCancelled' } },
  );
  await releasePayment(intentId);
  const settled = await settlePayment(intentId);
  if (settled?.order?.status === 'cancelled') return settled.order;
  throw alreadyPaidError();
}

/** Releases the claimed card payment of an offer, which ends after its payment has ended. */
async function releaseClaim(order: OrderRecord): Promise<void> {
  const claim = claimOf(order);
  if (claim?.way !== 'card') return;
  await releasePayment(claim.id);
  await settlePayment(claim.id);
}

export function alreadyPaidError(): HttpError {
  return new HttpError(409, 'This order is already paid');
}

/**
 * Reads what went back, then cancels the order and makes due what goes back in one write, so that neither is ever without the other. Throws 409
 * while money is claimed or disputed, and for an order that waits for its money again.
 */
async function cancelSold(order: OrderRecord, keep = noCents): Promise<OrderRecord> {
  const due = await markDue(order);
  if (order.status !== 'cancelled') await readReturns(order, due).catch(leftToReconciliation);
  const cancel = (stored: OrderRecord): OrderRecord | null => {
    if (stored.status === 'cancelled' || claimOf(stored) || !soldAt(stored)) return null;
    const ended = kindOf(stored).givesBack ? withAllBack(stored, keep) : undone(stored);
    return { ...ended, status: 'cancelled', mails: withMails(stored, ['cancelled']) };
  };
  const cancelled = await changeOrder(order, cancel, due);
  if (cancelled.status === 'cancelled') return cancelled;
  throw orderChangedError();
}

/** Logs that Stripe does not answer: what the order knows decides then, and what goes back stays due. Throws any other error. */
function leftToReconciliation(error: unknown): void {
  if (!(error instanceof HttpError) || error.status < 500) throw error;
  console.error('An order is cancelled without an answer of Stripe:', error);
}

/** Strikes the payments of a sale elsewhere: the shop took no money, and sends none back. */
function undone(order: OrderRecord): OrderRecord {
  return order.money.reduce((changed, { id }) => withoutPayment(changed, id), order);
}

/** Throws 409 if more is to be kept than is left, or if the bank has a part of it. */
function withAllBack(order: OrderRecord, keep: Cents): OrderRecord {
  if (hasOpenDispute(order)) throw new HttpError(409, disputedWords);
  const leftCents = remainingCents(order);
  if (keep > leftCents)
    throw new HttpError(409, `At most ${formatCents(leftCents)} of this order is left.`);
  const id = cancelledId(order);
  const reason = { why: 'cancelled' } as const;
  const debts = newDebts(order, { id, cents: subtractCents(leftCents, keep), note: '', reason });
  return { ...order, money: [...order.money, ...debts] };
}
