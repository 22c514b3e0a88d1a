import type { MailKind } from '#shared/order';
import { withMails } from '../mail/outbox.ts';
import { markDue } from './due.ts';
import {
  findOrderByNumber,
  isUnpaid,
  nameOf,
  updateOrder,
  type OrderRecord,
} from './order-store.ts';
import { freeArtworks } from './taking.ts';

/** Ends a transfer order that waits for its money, then frees its artworks. Leaves one that is paid. */
export async function endTransfer(order: OrderRecord, mails: MailKind[]): Promise<OrderRecord> {
  await markDue(nameOf(order));
  const ended = await updateOrder(order, (now) =>
    isUnpaid(now) ? { ...now, status: 'cancelled', mails: withMails(now, mails) } : null,
  );
  if (ended.status === 'cancelled') await freeArtworks(ended);
  return ended;
}

export async function withdrawTransfer(id: string): Promise<void> {
  const order = await findOrderByNumber(id);
  if (order && isUnpaid(order)) await endTransfer(order, ['cancelled']);
}
