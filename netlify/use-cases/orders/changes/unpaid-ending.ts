import { isUnpaid, mayEnd } from '#shared/ledger';
import type { MailKind } from '#shared/order';
import { changeOrder, type Change } from './change-order.ts';
import { withMails } from '../record/mails.ts';
import { findOrderByNumber, type Named, type OrderRecord } from '../record/records.ts';

/** Ends an order without money; leaves one that has money or a claim. */
export function endUnpaid(mails: MailKind[]): Change {
  return (order) =>
    mayEnd(order)
      ? { ...order, status: 'cancelled', mails: withMails(order, wasTold(order) ? mails : []) }
      : null;
}

/** Ends a transfer order without money, then frees its artworks. Leaves one that has money or a claim. */
export function endTransfer(order: Named, mails: MailKind[]): Promise<OrderRecord> {
  return changeOrder(order, endUnpaid(mails));
}

/** Ends an order that gets no artworks, unless it has money or a claim, and throws the error again. */
export async function endOnFailure(
  order: OrderRecord,
  deed: Promise<OrderRecord>,
): Promise<OrderRecord> {
  try {
    return await deed;
  } catch (error) {
    await endTransfer(order, []);
    throw error;
  }
}

/** Cancels orders whose holds gave way to another purchase of their buyer. */
export async function withdrawTransfers(ids: string[]): Promise<void> {
  for (const id of ids) {
    const order = await findOrderByNumber(id);
    if (order && isUnpaid(order)) await endTransfer(order, ['cancelled']);
  }
}

/** Returns whether the buyer may hear of the order's end by mail: not while its first mail waits, and not if there is no such address. */
function wasTold({ mails, mailWaits, instructionsRepeated }: OrderRecord): boolean {
  if (mails[0]?.refused === 'for-good') return false;
  return !mailWaits || instructionsRepeated > 0 || mails[0]?.state === 'sent';
}
