import type { CorrectedAddress } from '#shared/admin/corrected-address';
import { refusedMailsOf } from '#shared/order-state';
import type { AdminOrder } from '#shared/order';
import { HttpError } from '../../../errors.ts';
import { readStripeMode } from '../../../ports/keys.ts';
import { newSecret } from '../../../same-secret.ts';
import { recordActivity } from '../../admin/activity.ts';
import { changeOrder } from '../changes/change-order.ts';
import { withRefusedMailsAgain } from '../record/mails.ts';
import { requireOrder, toOrder, type OrderRecord } from '../record/records.ts';
import { takeInboxPlace } from '../transfer/transfer-places.ts';
import type { OrderEdit } from './order-edits.ts';

/**
 * Replaces an address that the mail server refused for good, and has the refused mails sent to the new one, which nobody has proven. Takes
 * the place of its inbox first (rule 11). Safe to repeat. Throws 404, and 409 if nothing is refused, or if another order has the place.
 */
export async function correctAddress(
  { id, editor }: OrderEdit,
  { email }: CorrectedAddress,
): Promise<AdminOrder> {
  const order = await requireOrder(id);
  const isThere = order.customerEmail === email;
  if (isThere && refusedMailsOf(order).length === 0) return toOrder(order, await readStripeMode());
  if (isThere) throw new HttpError(409, 'The mail server refused this address. Type another one.');
  requireRefused(order);
  await takeInboxPlace(order, email);
  const changed = await changeOrder(order, (stored) => {
    requireRefused(stored);
    // A link that went to the address of before does not prove the new one.
    const confirmKey = stored.confirmKey && newSecret();
    return { ...withRefusedMailsAgain(stored), customerEmail: email, confirmKey };
  });
  const words = `Order ${id}: mails go to ${email}, no more to ${order.customerEmail}`;
  await recordActivity(editor, words);
  return toOrder(changed, await readStripeMode());
}

/** Sends the refused mails to the same address again. Safe to repeat. Throws 404. */
export async function sendRefusedAgain({ id, editor }: OrderEdit): Promise<AdminOrder> {
  const order = await requireOrder(id);
  if (refusedMailsOf(order).length === 0) return toOrder(order, await readStripeMode());
  const changed = await changeOrder(order, withRefusedMailsAgain);
  await recordActivity(editor, `Order ${id}: refused mails sent again`);
  return toOrder(changed, await readStripeMode());
}

function requireRefused(order: OrderRecord): void {
  if (refusedMailsOf(order).length > 0) return;
  throw new HttpError(409, 'No mail of this order is refused any more. Please look again.');
}
