import { formatIsoDay } from '#shared/day';
import { knownZone } from '#shared/format';
import { momentIn } from '#shared/hour';
import { claimOf, isUnpaid, paidAt } from '#shared/ledger';
import type { OfferInput, SaleInput } from '#shared/offer';
import type { AdminOrder } from '#shared/order';
import { totalOf } from '#shared/total';
import { HttpError, requireSameForm } from '../../errors.ts';
import { readStripeMode } from '../../ports/keys.ts';
import { recordActivity } from '../admin/activity.ts';
import type { Marked } from '../due.ts';
import { createOrder } from '../orders/changes/change-order.ts';
import { markDue } from '../orders/record/due.ts';
import { withMails } from '../orders/record/mails.ts';
import { newClaim } from '../orders/record/money.ts';
import { newSecret } from '../../same-secret.ts';
import { newOrder } from '../orders/record/new-order.ts';
import {
  findOrderByNumber,
  orderNumberOf,
  toOrder,
  type OrderRecord,
} from '../orders/record/records.ts';
import { takeThen } from '../orders/changes/take-then.ts';
import { findLoss, lossError } from '../orders/changes/order-takes.ts';
import { endUnpaid, endOnFailure } from '../orders/changes/unpaid-ending.ts';
import { receiveMoney } from '../orders/transfer/transfer-money.ts';
import { deadlineOf, readDeal, readTerms } from './terms.ts';

type Making<Input> = { input: Input; key: string; editor: string };

/**
 * Writes the due key, the order without a mail, its takes until the first part's day, then the order with its deadline and its mail due.
 * The same key again goes on (rule 96). Throws 400, 404, 409, 503.
 */
export async function makeOffer({ input, key, editor }: Making<OfferInput>): Promise<AdminOrder> {
  const { order, due } = await beginOrFind(key, newOffer(input, key));
  const made = order.mails.length > 0 ? order : await hold(order, due);
  if (made !== order) await recordActivity(editor, `Offer ${made.id} made`);
  return toOrder(made, await readStripeMode());
}

/**
 * Writes down what was sold outside of the shop: an offer that is paid at once. Order of writes: the due key, the order with its claim, its
 * takes, then the order as paid, with its mail due. The same key again goes on (rule 70). Throws 400, 404, 409, 503.
 */
export async function recordSale({ input, key, editor }: Making<SaleInput>): Promise<AdminOrder> {
  const { order, due } = await beginOrFind(key, newSale(input, key));
  const sold = paidAt(order) ? order : await sell(order, due);
  const titles = sold.items.map(({ artworkTitle }) => artworkTitle).join(', ');
  if (sold !== order) await recordActivity(editor, `${titles} sold elsewhere: ${sold.id}`);
  return toOrder(sold, await readStripeMode());
}

type Begun = { order: OrderRecord; due: Marked | undefined };

/** Returns the order of this form, which is made, with its due key, if it can have its artworks now. Throws 409. */
async function beginOrFind(key: string, wish: Promise<OrderRecord>): Promise<Begun> {
  const [wanted, existing] = await Promise.all([wish, findOrderByNumber(orderNumberOf(key))]);
  const begun = existing ? { order: existing, due: undefined } : await begin(wanted);
  requireSameForm(typedFields(begun.order), typedFields(wanted), `order ${begun.order.id}`);
  return begun;
}

async function begin(wanted: OrderRecord): Promise<Begun> {
  const loss = await findLoss(wanted);
  if (loss) throw lossError(loss);
  const due = await markDue(wanted);
  return { order: await createOrder(wanted, due), due };
}

async function newOffer(input: OfferInput, key: string): Promise<OrderRecord> {
  const [terms, mode] = await Promise.all([readTerms(input), readStripeMode()]);
  return newOrder({ ...nameOf(key), method: 'offer', livemode: mode !== 'test', ...terms });
}

async function newSale(input: SaleInput, key: string): Promise<OrderRecord> {
  const { place, note } = input;
  const deal = await readDeal(input);
  const at = momentOfSale(input.day, deal.timeZone ?? 'UTC');
  const claim = newClaim({ id: key, cents: totalOf(deal.items), way: 'hand', at });
  const elsewhere = { place, note };
  return newOrder({ ...nameOf(key), method: 'elsewhere', elsewhere, money: [claim], ...deal });
}

/**
 * Returns the present moment for today, and noon of a day that is over: it stays this day if the shop moves to another time zone. Throws
 * 400.
 */
function momentOfSale(day: string | undefined, timeZone: string): string {
  const now = new Date().toISOString();
  const today = formatIsoDay(now, knownZone(timeZone));
  if (!day || day === today) return now;
  if (day < today) return momentIn(`${day}T12:00:00`, timeZone);
  throw new HttpError(400, 'The day of a sale cannot be in the future');
}

function nameOf(key: string) {
  return { id: orderNumberOf(key), createdAt: new Date().toISOString(), buyer: newSecret() };
}

/** Takes the artworks, then writes the order with its mail due. Before this write nobody was told anything. Throws 409. */
async function hold(order: OrderRecord, due: Begun['due']): Promise<OrderRecord> {
  const deadline = deadlineOf({ offer: order.offer! });
  const change = (stored: OrderRecord) =>
    isUnpaid(stored) && stored.mails.length === 0
      ? { ...stored, deadline, mails: withMails(stored, ['offer']) }
      : null;
  const taking = { until: deadline, change, orElse: endUnpaid([]) };
  const { order: held, loss } = await takeThen(order, taking, due);
  if (loss) throw lossError(loss);
  if (held.status !== 'cancelled') return held;
  throw new HttpError(409, 'This offer has ended. Make another one.');
}

async function sell(order: OrderRecord, due: Begun['due']): Promise<OrderRecord> {
  const claim = claimOf(order);
  if (claim) return endOnFailure(order, receiveMoney(order, claim, due));
  throw new HttpError(409, 'This sale was undone. Press ‘Sold elsewhere’ at the work again.');
}

/** Returns what the painter typed. */
function typedFields(order: OrderRecord) {
  const { method, customerName, customerEmail, elsewhere, offer, money, timeZone = 'UTC' } = order;
  return {
    method,
    customerName,
    customerEmail,
    language: order.language,
    elsewhere,
    offer,
    day: elsewhere && formatIsoDay(money[0]!.at, knownZone(timeZone)),
    items: order.items.map(({ id, artworkTitle, price }) => ({ id, artworkTitle, price })),
  };
}
