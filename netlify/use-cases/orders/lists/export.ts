import { formatPrice, dollarsOf } from '#shared/money';
import { toCsv, type Decimal } from '#shared/csv';
import { formatDate, formatMoment } from '#shared/format';
import { owedByHandCents, paidAt, returnedCents } from '#shared/ledger';
import { kindWordsOf } from '#shared/order-kind-words';
import { describePayment } from '#shared/order-state';
import type { Order } from '#shared/order';
import { readSettings } from '../../settings.ts';
import { listAllOrders } from './listing.ts';

type Column = (order: Order, timeZone: string) => string | null | undefined;

const columns: Record<string, Column> = {
  Order: ({ id }) => id,
  Created: ({ createdAt }) => createdAt,
  Status: ({ status }) => status,
  'Paid by': (order) => kindWordsOf(order).inExport,
  Payment: (order, timeZone) =>
    describePayment(order, {
      moment: (date) => formatMoment(date, timeZone),
      day: (date) => formatDate(date, timeZone),
    }),
  'Paid at': paidAt,
  Works: ({ items }) => items.map(({ artworkTitle }) => artworkTitle).join('; '),
  'Total (USD)': ({ totalAmount }) => totalAmount,
  'Refunded (USD)': (order) => dollarsOf(returnedCents(order)),
  'To send back by hand (USD)': (order) => dollarsOf(owedByHandCents(order)),
  Disputes: ({ disputes = [] }) =>
    disputes.map(({ state, amount }) => `${state} ${formatPrice(amount)}`).join('; '),
  Name: ({ customerName }) => customerName,
  'E-mail': ({ customerEmail }) => customerEmail,
  Recipient: ({ shippingAddress }) => shippingAddress?.name,
  Address: ({ shippingAddress }) => shippingAddress?.address,
  City: ({ shippingAddress }) => shippingAddress?.city,
  State: ({ shippingAddress }) => shippingAddress?.state,
  'Postal code': ({ shippingAddress }) => shippingAddress?.postalCode,
  Country: ({ shippingAddress }) => shippingAddress?.country,
  Phone: ({ shippingAddress }) => shippingAddress?.phone,
  'Tracking number': ({ trackingNumber }) => trackingNumber,
  Notes: ({ customerNotes, elsewhere: { place, note } = { place: '', note: '' } }) =>
    [place, note, customerNotes].filter(Boolean).join('; '),
};

export async function exportOrders(decimal: Decimal): Promise<string> {
  const [orders, { timeZone }] = await Promise.all([listAllOrders(), readSettings()]);
  const rows = orders.map((order) =>
    Object.values(columns).map((tell) => tell(order, timeZone) ?? ''),
  );
  return toCsv([Object.keys(columns), ...rows], decimal);
}
