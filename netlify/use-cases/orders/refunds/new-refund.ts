import { disputedWords } from '#shared/dispute-words';
import { entriesOf, hasOpenDispute, refundableCents, soldAt, sumOf } from '#shared/ledger';
import { negated } from '#shared/cents';
import { formatCents } from '#shared/money';
import type { RefundInput } from '#shared/order';
import { HttpError, requireSameForm } from '../../../errors.ts';
import { setArtworkVisibility } from '../../artworks/artwork-edits.ts';
import { changeOrder } from '../changes/change-order.ts';
import { markDue } from '../record/due.ts';
import { withPaymentMails } from '../record/mails.ts';
import { isPartOf, newDebts } from '../record/money.ts';
import { requireOrder, type OrderRecord } from '../record/records.ts';
import { readReturns } from './stripe-returns.ts';

/**
 * Gives back a part of the money, once for each id, if as much is left as its dialog showed. What came back damaged is hidden first. What came back leaves the order in the write in
 * which the refund becomes due. Money that came by transfer is given back by hand. Throws 400, 409.
 */
export async function makeRefund(
  order: OrderRecord,
  input: RefundInput,
  editor: string,
): Promise<OrderRecord> {
  const due = await markDue(order);
  await readReturns(order, due);
  await hideReturned(order, input, editor);
  return changeOrder(order, (stored) => withRefund(stored, input), due);
}

async function hideReturned(order: OrderRecord, input: RefundInput, editor: string): Promise<void> {
  if (!input.isHidden || !withRefund(await requireOrder(order.id), input)) return;
  for (const id of input.returned) {
    await setArtworkVisibility(true, { id, editor, version: null });
  }
}

function withRefund(order: OrderRecord, input: RefundInput): OrderRecord | null {
  const { id, cents, reason, why, returned } = input;
  const made = entriesOf(order).filter((entry) => isPartOf(entry.id, id));
  if (made.length > 0) {
    const back = negated(sumOf(made));
    const isBack = (itemId: string) =>
      order.items.some((item) => item.id === itemId && item.returnedAt);
    requireSameForm(
      { cents: back, reason: made[0]!.note, returned: returned.filter(isBack) },
      { cents, reason, returned },
      `a refund of ${formatCents(back)}`,
    );
    return null;
  }
  if (!soldAt(order) || order.status === 'cancelled') {
    throw new HttpError(409, 'This order has no money that could be given back.');
  }
  const unknown = returned.find((itemId) => !order.items.some((item) => item.id === itemId));
  if (unknown) throw new HttpError(400, `'${unknown}' is not in this order.`);
  const leftCents = refundableCents(order);
  if (input.leftCents !== leftCents && hasOpenDispute(order)) {
    throw new HttpError(409, disputedWords);
  }
  if (input.leftCents !== leftCents) {
    const amount = formatCents(leftCents);
    throw new HttpError(409, `${amount} of this order is left by now. Please look again.`);
  }
  if (cents > leftCents) {
    throw new HttpError(409, `At most ${formatCents(leftCents)} of this order can be given back.`);
  }
  const now = new Date().toISOString();
  const owed = newDebts(order, { id, cents, note: reason, ...(why && { reason: { why } }) });
  const back = owed.map((debt) =>
    // By hand it has gone back already.
    debt.way === 'card' ? debt : { ...debt, state: 'done' as const },
  );
  return {
    ...order,
    items: order.items.map((item) =>
      returned.includes(item.id) ? { returnedAt: now, ...item } : item,
    ),
    money: [...order.money, ...back],
    mails: withPaymentMails(order.mails, [{ kind: 'partly-refunded', about: id }]),
  };
}
