import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { pathIn } from '#shared/language';
import { paidAt, moneyView } from '#shared/ledger';
import { orderSchema, type AdminOrder, type StoredOrder } from '#shared/order';
import { kindOf } from '#shared/order-kinds';
import { refusals } from '#words/refusals';
import { HttpError, UnavailableError } from '../../../errors.ts';
import { keyedHash } from '../../../keyed-hash.ts';
import { readEntry } from '../../../ports/blobs/entries.ts';
import { readable } from '../../../ports/blobs/readable.ts';
import { listFolders } from '../../../ports/blobs/lists.ts';
import { createOrReadJson, readJson, removeKey, updateJson } from '../../../ports/blobs/records.ts';
import type { StripeMode } from '../../../env.ts';
import { olderDisputes, withDisputesInMoney } from './older-disputes.ts';
import { withReasonTexts } from './reason-texts.ts';

const storedSchema = orderSchema.extend({
  ...olderDisputes,
  /** The secret half of the order page's token. */
  accessKey: z.string(),
  /** How often it began again, and how often its offer was changed: tells its takes of then from those of now. */
  round: z.number(),
});
const ownedSchema = storedSchema.transform(withDisputesInMoney);
const recordSchema = storedSchema.extend({
  buyer: z.string(),
  /** The secret of the link that confirms a transfer order. Only the mail carries it; no answer of the API does. */
  confirmKey: z.string(),
  /** How often the buyer had the transfer instructions sent again. */
  instructionsRepeated: z.number(),
  /** The keyed hash of the network from which a transfer order came. */
  network: z.string().optional(),
  /** Its mail waits for a place (rule 86). */
  mailWaits: z.boolean().optional(),
});
export const orderRecordSchema = recordSchema.transform(withDisputesInMoney);
/** An order never counts as missing (rule 84). */
const orderMeant = { needed: orderRecordSchema };
export type OrderRecord = z.infer<typeof orderRecordSchema>;
export type OrderName = { year: number; id: string };
export type Named = Pick<OrderRecord, 'id' | 'createdAt'>;

export const ordersPrefix = 'orders/';

/** Letters and digits that sound and look different from each other. */
export const alphabet = 'ACDEFGHJKMNPQRTVWXYZ2346789';
const numberLength = 6;

/** Returns a new order number, like 'K7M-4QX': short, easy to read aloud, not to be guessed from another. */
export function newOrderNumber(): string {
  return spell(Array.from({ length: numberLength }, () => randomInt(alphabet.length)));
}

/** Returns the same order number for the same key of a form. */
export function orderNumberOf(key: string): string {
  const hash = Buffer.from(keyedHash('person', `order ${key}`, 'hex'), 'hex');
  return spell([...hash.subarray(0, numberLength)]);
}

function spell(numbers: number[]): string {
  const letters = numbers.map((number) => alphabet[number % alphabet.length]).join('');
  return `${letters.slice(0, 3)}-${letters.slice(3)}`;
}

export function isOrderNumber(text: string): boolean {
  return new RegExp(`^[${alphabet}]{3}-[${alphabet}]{3}$`).test(text);
}

export function nameOf({ id, createdAt }: Named): OrderName {
  return { year: new Date(createdAt).getUTCFullYear(), id };
}

/** Stores an order unless it stands there; returns the one that does. Throws 503. */
export async function createOrFindOrder(order: OrderRecord): Promise<OrderRecord> {
  const stored = await createOrReadJson(keyOf(nameOf(order)), order, orderMeant);
  if (!stored) throw new UnavailableError('shop');
  return stored;
}

export function findOrder(name: OrderName): Promise<OrderRecord | null> {
  return readJson(keyOf(name), orderMeant);
}

/** Looks in this year first. */
export async function findOrderByNumber(id: string): Promise<OrderRecord | null> {
  return (await findOrder({ year: new Date().getUTCFullYear(), id })) ?? findInYears(id);
}

async function findInYears(id: string): Promise<OrderRecord | null> {
  const years = await listOrderYears();
  const orders = await Promise.all(years.map((year) => findOrder({ year, id })));
  return orders.find(Boolean) ?? null;
}

/** Throws 404. */
export async function requireOrder(id: string): Promise<OrderRecord> {
  const order = await findOrderByNumber(id);
  if (!order) throw new HttpError(404, 'Order not found');
  return order;
}

export async function listOrderYears(): Promise<number[]> {
  const folders = await listFolders(ordersPrefix);
  return folders.map((folder) => Number(folder.slice(ordersPrefix.length)));
}

/** Changes an order that webhook, return page, administrator and reconciliation may touch at once. */
export async function updateOrder(
  order: Named,
  change: (stored: OrderRecord) => OrderRecord | null,
): Promise<OrderRecord> {
  const changed = await updateJson(keyOf(nameOf(order)), orderMeant, change);
  if (!changed) throw new Error(`Order ${order.id} is gone`);
  return changed;
}

/** Returns whether an order is of the test keys while live keys are set (rule 66): it is in no figure, takes nothing and can be removed. */
export function isTestOrder(
  { livemode }: Pick<StoredOrder, 'livemode'>,
  mode: StripeMode,
): boolean {
  return livemode === false && mode === 'live';
}

/** Returns the ids in order, without artworks that came back, and without lines. */
export function artworkIdsOf({ items }: Pick<OrderRecord, 'items'>): string[] {
  return items.flatMap(({ id, returnedAt, isLine }) => (returnedAt || isLine ? [] : id)).sort();
}

export function orderChangedError(): HttpError {
  return new HttpError(409, 'This order was changed meanwhile. Please look again.');
}

/** Returns the order as the administrator gets it, without its secrets. */
export function toOrder(record: OrderRecord, mode: StripeMode): AdminOrder {
  return withoutSecrets(ownedSchema.parse(record), mode);
}

/** Returns the order of a row of a list as toOrder does, or null if it cannot be read. */
export function readOrder(key: string, row: unknown, mode: StripeMode): AdminOrder | null {
  const read = readable(key, row, ownedSchema);
  return read && withoutSecrets(read.value, mode);
}

/** Returns the order as a list has it: null if it is missing or cannot be read (rule 84). Throws 503. */
export async function findListedOrder(
  name: OrderName,
  mode: StripeMode,
): Promise<AdminOrder | null> {
  const entry = await readEntry(keyOf(name));
  return entry && readOrder(keyOf(name), entry.value, mode);
}

function withoutSecrets(
  { accessKey, ...stored }: z.infer<typeof ownedSchema>,
  mode: StripeMode,
): AdminOrder {
  const order = withReasonTexts(stored, refusals.en);
  const page = kindOf(order).isByPainter && { orderPage: orderPageOf({ ...order, accessKey }) };
  return { ...order, ...moneyView(order), isTest: isTestOrder(order, mode), ...page };
}

/** Returns the page with the token in its fragment, which no server logs. */
export function orderPageOf({ id, accessKey, language = 'en' }: Paged): string {
  return `${pathIn(language, '/order')}#${id}.${accessKey}`;
}

/** Returns the page, or null until the order is paid. */
export function paidOrderPage(order: OrderRecord): string | null {
  return paidAt(order) ? orderPageOf(order) : null;
}

type Paged = Pick<OrderRecord, 'id' | 'accessKey' | 'language'>;

/** What the buyer's call says of its reader. */
export type Reader = Pick<OrderRecord, 'timeZone' | 'language' | 'network'>;

export async function removeOrder(order: Named): Promise<void> {
  await removeKey(keyOf(nameOf(order)));
}

function keyOf({ year, id }: OrderName): string {
  return `${ordersPrefix}${year}/${id}`;
}
