import * as z from 'zod';
import { centsOf } from '#shared/money';
import type { Entry } from '#shared/order';
import { ordersPrefix } from '../orders/records.ts';
import { summedId } from '../orders/money.ts';
import { format, formatKey } from '../store-format.ts';
import type { ArchiveRecord } from './backup-format.ts';

export const archiveFormat2 = 'atelye-backup-2';

const moment = z.string().nullable();
const orderSchema = z.looseObject({
  createdAt: z.string(),
  method: z.enum(['card', 'zelle', 'elsewhere']),
  status: z.string(),
  round: z.number(),
  totalAmount: z.string(),
  received: z.string().optional(),
  paidAt: moment,
  paymentIntentId: moment,
  moneySentAt: moment,
  refunds: z.array(
    z.object({
      key: z.string(),
      amount: z.string(),
      reason: z.string(),
      state: z.enum(['due', 'done']),
      refusals: z.number(),
    }),
  ),
  returnedOutside: z.string().optional(),
  failedRefunds: z.array(z.object({ id: z.string(), amount: z.string() })).optional(),
});
type Order2 = z.infer<typeof orderSchema>;

/** Returns a record of a backup of format 2 as this version stores it; one that cannot be read as it is. */
export function fromFormat2(record: ArchiveRecord): ArchiveRecord {
  if (record.store !== 'shop') return record;
  if (record.key === formatKey) return withBody(record, { format });
  if (!record.key.startsWith(ordersPrefix)) return record;
  try {
    const text = Buffer.from(record.body, 'base64').toString();
    return withBody(record, orderFromFormat2(orderSchema.parse(JSON.parse(text))));
  } catch {
    return record;
  }
}

function withBody(record: ArchiveRecord, value: object): ArchiveRecord {
  return { ...record, body: Buffer.from(JSON.stringify(value)).toString('base64') };
}

function orderFromFormat2(order: Order2): object {
  const { received, paidAt, paymentIntentId, moneySentAt, refunds, ...kept } = order;
  const { returnedOutside, failedRefunds = [], ...others } = kept;
  const { createdAt, method, status, round, totalAmount } = others;
  const way = ({ card: 'card', zelle: 'zelle', elsewhere: 'hand' } as const)[method];
  const id = method === 'card' ? (paymentIntentId ?? 'card') : `transfer-${round}`;
  const entry = { at: paidAt ?? createdAt, way, note: '' };
  const back = { ...entry, of: id };
  const isAstray = refunds.some(({ key }) => key === 'lost');
  const state = paidAt ? 'done' : status === 'pending' ? 'claimed' : 'struck';
  const payment: Entry = { ...entry, id, cents: centsOf(received ?? totalAmount), state };
  const outside = centsOf(returnedOutside);
  const said = { ...entry, at: moneySentAt ?? '', id: 'said', cents: payment.cents };
  const money: Entry[] = [
    ...(moneySentAt ? [{ ...said, state: 'said' as const }] : []),
    // A transfer had no record of its money before it came.
    ...(paidAt || method !== 'zelle' ? [{ ...payment, ...(isAstray && { isAstray }) }] : []),
    ...refunds.map((refund): Entry => {
      const { key, amount, reason, refusals } = refund;
      const debt = { ...back, id: key, cents: 0 - centsOf(amount), note: reason, refusals };
      return { ...debt, state: refund.state, ...(key === 'lost' && { isAstray }) };
    }),
    ...(outside > 0
      ? [{ ...back, id: summedId, cents: 0 - outside, state: 'done' as const, isOutside: true }]
      : []),
    ...failedRefunds.map(({ id: of, amount }): Entry => {
      const came = { ...back, id: `${of}-failed`, of, cents: centsOf(amount) };
      return { ...came, state: 'done', ...(outside >= came.cents && { isOutside: true }) };
    }),
  ];
  return { ...others, money };
}
