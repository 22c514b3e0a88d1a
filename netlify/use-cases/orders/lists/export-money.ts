import { toCsv, type Decimal } from '#shared/csv';
import { formatIsoDay } from '#shared/day';
import { knownZone } from '#shared/format';
import { isDispute, moneyBook, type Booked } from '#shared/ledger';
import { dollarsOf, type Cents } from '#shared/money';
import type { Dispute, Order } from '#shared/order';
import { readSettings } from '../../settings.ts';
import { listAllOrders } from './listing.ts';

type Column = (booked: Booked<Order>) => string;

const ways = { card: 'Card', zelle: 'Zelle', hand: 'By hand' };
const states = {
  said: 'Said',
  claimed: 'Being finished',
  done: 'Done',
  due: 'To send back',
  struck: 'Never came',
};

const disputes: Record<Dispute['dispute'], string> = {
  asked: 'Asked about',
  closed: 'Inquiry closed',
  open: 'Held by the bank',
  prevented: 'Dispute settled before it began',
  lost: 'Dispute lost',
  won: 'Dispute won',
};

/** An amount that did not move is in no sum. */
const columns: Record<string, Column> = {
  Day: ({ day }) => day,
  Order: ({ order }) => order.id,
  Works: ({ order }) => order.items.map(({ artworkTitle }) => artworkTitle).join('; '),
  'Came (USD)': ({ came }) => centsCell(came),
  'Went back (USD)': ({ back }) => centsCell(back),
  'Not moved (USD)': ({ still }) => centsCell(still),
  Way: ({ entry }) => ways[entry.way],
  State: ({ entry }) => {
    if (isDispute(entry)) return disputes[entry.dispute];
    return entry.state === 'struck' && entry.of ? 'Not owed any more' : states[entry.state];
  },
  Note: ({ entry }) => entry.note,
  'Came this month so far (USD)': ({ month }) => centsCell(month.came),
  'Went back this month so far (USD)': ({ month }) => centsCell(month.back),
};

/** Returns a CSV with a row for each entry of money, the oldest first (rule 95). */
export async function exportMoney(decimal: Decimal): Promise<string> {
  const [orders, { timeZone }] = await Promise.all([listAllOrders(), readSettings()]);
  const book = moneyBook(orders, (at) => formatIsoDay(at, knownZone(timeZone)));
  const rows = book.map((booked) => Object.values(columns).map((tellOne) => tellOne(booked)));
  return toCsv([Object.keys(columns), ...rows], decimal);
}

function centsCell(cents: Cents | null): string {
  return cents === null ? '' : dollarsOf(cents);
}
