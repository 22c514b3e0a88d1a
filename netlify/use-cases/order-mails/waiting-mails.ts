import * as z from 'zod';
import { isWithin } from '#shared/since';
import { env } from '../../env.ts';
import { readJson } from '../../ports/blobs/records.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';
import { link, text, type MailContent } from '../mail/mail-parts.ts';
import { mailPainter } from '../mail/mail-painter.ts';
import { dayMs } from '../places.ts';

const key = 'mail-places/waiting';
const mostNamed = 100;

/** Orders whose mails waited since the painter was told. */
const waitingSchema = z
  .object({ orders: z.array(z.string()), toldAt: z.string() })
  .catch({ orders: [], toldAt: '' });
export const waitingMails = { prefix: key, schema: waitingSchema };

export async function recordWaitingOrder(orderId: string): Promise<void> {
  await upsertJson(key, waitingSchema, (before) => {
    const { orders = [], toldAt = '' } = before ?? {};
    if (orders.includes(orderId) || orders.length >= 2 * mostNamed) return null;
    return { orders: [...orders, orderId], toldAt };
  });
}

/** Sends one mail a day about all waiting orders (rule 86). With nothing to tell it makes one call to the store. */
export async function mailWaitingOrders(): Promise<void> {
  const noted = await readJson(key, waitingSchema);
  if (!noted || !isTimeToTell(noted)) return;
  let orders: string[] = [];
  await upsertJson(key, waitingSchema, (stored) => {
    if (!stored || !isTimeToTell(stored)) return null;
    orders = stored.orders;
    return { orders: [], toldAt: new Date().toISOString() };
  });
  if (orders.length > 0) await mailPainter(describe(orders));
}

function isTimeToTell({ orders, toldAt }: z.infer<typeof waitingSchema>): boolean {
  return orders.length > 0 && !isWithin(dayMs, toldAt);
}

function describe(orders: string[]): MailContent {
  const count = orders.length === 1 ? 'transfer order waits' : 'transfer orders wait';
  return {
    subject: `${orders.length} ${count} for ${orders.length === 1 ? 'its mail' : 'their mails'}`,
    parts: [
      text(
        'Many transfer orders came at once, with addresses that nobody has confirmed yet. So that strangers cannot have your shop mail anybody, it sends ten mails an hour for each network, and 50 a day; the others follow by themselves.',
      ),
      text(
        'The orders are accepted, and their pages say how to pay. Confirm one by hand when you know its buyer: its mail leaves at once.',
      ),
      text(orders.slice(0, mostNamed).join(', ')),
      link('All orders', `${env().SITE_URL}/admin/orders`),
    ],
  };
}
