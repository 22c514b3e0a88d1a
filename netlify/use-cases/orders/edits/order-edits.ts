import type { IssuedCertificates } from '#shared/certificate';
import type { AdminOrder, OrderStatus, RefundInput, TrackingInput } from '#shared/order';
import { entryOf, isPaid } from '#shared/ledger';
import { noCents } from '#shared/cents';
import { suggestCarrier } from '#shared/parcel';
import { formatMoment } from '#shared/format';
import { HttpError } from '../../../errors.ts';
import { readStripeMode } from '../../../ports/keys.ts';
import { describeRefund, describeStatus } from '../../admin/activity-words.ts';
import { recordActivity } from '../../admin/activity.ts';
import { readSettings } from '../../settings.ts';
import { changeOrder } from '../changes/change-order.ts';
import { makeRefund } from '../refunds/new-refund.ts';
import { withPaymentMails } from '../record/mails.ts';
import { issueCertificates, newNumbers, requireVouchedFor } from '../changes/certificates.ts';
import { certificatePageOf } from '../buyer/order-page.ts';
import { requireOrder, toOrder, updateOrder, type OrderRecord } from '../record/records.ts';
import { moveOrder } from '../status/order-status.ts';
import { confirmTransfer } from '../transfer/transfer-money.ts';

export type OrderEdit = { id: string; editor: string };

/** Throws 404. */
export async function setTrackingNumber(
  { id, editor }: OrderEdit,
  { trackingNumber: text, carrier = suggestCarrier(text) ?? undefined }: TrackingInput,
): Promise<AdminOrder> {
  const order = await requireOrder(id);
  const changed = await updateOrder(order, (stored) => ({
    ...stored,
    trackingNumber: text,
    carrier,
  }));
  await recordActivity(editor, `Order ${id}: tracking number ${text || 'removed'}`);
  return toOrder(changed, await readStripeMode());
}

/** Moves the order. `keep`: of a cancelled order, what does not go back. Throws 404, 409. */
export async function setOrderStatus(
  { id, editor }: OrderEdit,
  status: OrderStatus,
  keep = noCents,
) {
  const order = await requireOrder(id);
  const changed = await moveOrder(order, status, keep);
  if (changed.status !== order.status) await recordActivity(editor, describeStatus(order, changed));
  await recordCertificates(order, changed, editor);
  return toOrder(changed, await readStripeMode());
}

/** Throws 404, and 409 for an order that is not paid any more. */
export async function issueOrderCertificates({
  id,
  editor,
}: OrderEdit): Promise<IssuedCertificates> {
  const order = await requireOrder(id);
  requireVouchedFor(order);
  const issued = await issueCertificates(order);
  await recordCertificates(order, issued, editor);
  return { order: toOrder(issued, await readStripeMode()), page: certificatePageOf(issued) };
}

async function recordCertificates(
  before: OrderRecord,
  after: OrderRecord,
  editor: string,
): Promise<void> {
  const numbers = newNumbers(before, after);
  if (numbers.length > 0) {
    await recordActivity(editor, `Order ${after.id}: certificate ${numbers.join(', ')} issued`);
  }
}

/** Throws 404, and 400 or 409 for what cannot be given back. */
export async function makeOrderRefund({ id, editor }: OrderEdit, input: RefundInput) {
  const order = await requireOrder(id);
  const changed = await makeRefund(order, input, editor);
  if (!entryOf(order, input.id)) await recordActivity(editor, describeRefund(changed, input));
  return toOrder(changed, await readStripeMode());
}

/** Mails the buyer once a day. Throws 404, and 409 if there is nothing to ask. */
export async function askForAddress({ id, editor }: OrderEdit): Promise<AdminOrder> {
  const order = await requireOrder(id);
  const about = new Date().toISOString().slice(0, 10);
  const changed = await changeOrder(order, (stored) => {
    if (stored.shippingAddress) throw new HttpError(409, 'This order has its address already.');
    if (!stored.customerEmail || !isPaid(stored) || stored.status === 'cancelled')
      throw new HttpError(409, 'There is nobody to ask for the address of this order.');
    return {
      ...stored,
      mails: withPaymentMails(stored.mails, [{ kind: 'address-request', about }]),
    };
  });
  if (changed.mails.length > order.mails.length)
    await recordActivity(editor, `Order ${id}: asked for the address`);
  return toOrder(changed, await readStripeMode());
}

/** Throws 404, and 409 for an order that was cancelled or whose artworks are gone. */
export async function confirmOrderForBuyer({ id, editor }: OrderEdit): Promise<AdminOrder> {
  const order = await requireOrder(id);
  const confirmed = await confirmTransfer(order, 'painter');
  if (confirmed.confirmedAt !== order.confirmedAt) {
    const { timeZone } = await readSettings();
    const until = formatMoment(confirmed.deadline, timeZone);
    await recordActivity(editor, `Order ${id}: confirmed for the buyer, held until ${until}`);
  }
  return toOrder(confirmed, await readStripeMode());
}
