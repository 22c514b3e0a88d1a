import { entryOf, mayBeOwed } from '#shared/ledger';
import { formatCents } from '#shared/money';
import type { AdminOrder, MoneyInput } from '#shared/order';
import { kindOf } from '#shared/order-kinds';
import { HttpError, requireSameForm } from '../../../errors.ts';
import { readStripeMode } from '../../../ports/keys.ts';
import { recordActivity } from '../../admin/activity.ts';
import type { OrderEdit } from './order-edits.ts';
import { requireOrder, toOrder, type OrderRecord } from '../record/records.ts';
import { markRefundSent, voidPayment } from '../transfer/voided-payments.ts';
import { receiveMoney } from '../transfer/transfer-money.ts';

/** Throws 404, and 409 for an order that waits for no money by hand or whose artworks are gone. */
export function recordOrderPayment(edit: OrderEdit, money: MoneyInput) {
  const words = () => `${formatCents(money.cents)} has arrived`;
  return change(edit, money.id, words, async (order) => {
    if (!kindOf(order).waitsForMoney)
      throw new HttpError(409, 'This order does not wait for money by hand.');
    const arrived = await receiveMoney(order, money);
    const entry = entryOf(arrived, money.id)!;
    requireSameForm(entry, { ...entry, ...money }, formatCents(entry.cents));
    return arrived;
  });
}

type MoneyEdit = OrderEdit & { entry: string };

/** Throws 404, 409. */
export function voidOrderPayment({ entry, ...edit }: MoneyEdit) {
  const words = (order: OrderRecord) =>
    mayBeOwed(order, entryOf(order, entry)!)
      ? 'the refund that the bank sent back is not owed any more'
      : 'money that never came is taken out';
  return change(edit, entry, words, (order) => voidPayment(order, entry));
}

/** Throws 404, 409. */
export function markOrderRefundSent({ entry, ...edit }: MoneyEdit) {
  const words = () => 'money was sent back';
  return change(edit, entry, words, (order) => markRefundSent(order, entry));
}

/** Logs a change of the entry's state. */
async function change(
  { id, editor }: OrderEdit,
  entry: string,
  words: (before: OrderRecord) => string,
  deed: (order: OrderRecord) => Promise<OrderRecord>,
): Promise<AdminOrder> {
  const order = await requireOrder(id);
  const changed = await deed(order);
  const stateIn = (version: OrderRecord) => entryOf(version, entry)?.state;
  if (stateIn(changed) !== stateIn(order))
    await recordActivity(editor, `Order ${id}: ${words(order)}`);
  return toOrder(changed, await readStripeMode());
}
