import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { certificateSchema } from '#shared/certificate';
import { numberOf } from '#shared/certificate-number';
import { isVouchedFor } from '#shared/order-state';
import { HttpError } from '../../../errors.ts';
import { listKeys } from '../../../ports/blobs/lists.ts';
import { orMissing } from '../../../ports/blobs/readable.ts';
import { createJson } from '../../../ports/blobs/records.ts';
import { upsertJson } from '../../../ports/blobs/upsert.ts';
import { readStripeMode } from '../../../ports/keys.ts';
import { findPage } from '../../pages.ts';
import { readSettings } from '../../settings.ts';
import { alphabet, isTestOrder, updateOrder, type OrderRecord } from '../record/records.ts';

const signs = 8;

export const certificateRecord = certificateSchema.extend({
  order: z.object({ id: z.string(), createdAt: z.string() }),
});
type CertificateRecord = z.infer<typeof certificateRecord>;

const prefix = 'certificates/';
export const certificates = { prefix, schema: { needed: certificateRecord } };

const numbersPrefix = 'certificate-numbers/';
/** `last` only saves looking for a free number: a certificate's own key decides. */
const numbersSchema = orMissing(z.object({ last: z.number() }));
export const certificateNumbers = { prefix: numbersPrefix, schema: numbersSchema };

export function certificateKey(code: string): string {
  const [, year, number] = code.split('-');
  return `${prefix}${year}/${number}`;
}

/**
 * Issues what a paid order lacks: the certificate is written, then the order names it. A certificate that no order names is a gap
 * in the numbers. Safe to repeat. Throws 503.
 */
export async function issueCertificates(order: OrderRecord, after = 0): Promise<OrderRecord> {
  const lacking = order.items.filter((item) => isLacking(order, item));
  if (lacking.length === 0 || isTestOrder(order, await readStripeMode())) return order;
  const issuedAt = new Date().toISOString();
  const year = issuedAt.slice(0, 4);
  const [painter, first] = await Promise.all([
    readPainter(),
    takeNumbers({ year, count: lacking.length, after }),
  ]);
  const written = await Promise.all(
    lacking.map(async (item, index) => {
      const number = String(first + index).padStart(4, '0');
      const code = `C-${year}-${number}-${newSigns()}`;
      const { id, createdAt } = order;
      const record: CertificateRecord = {
        ...item,
        code,
        painter,
        issuedAt,
        order: { id, createdAt },
      };
      const isNew = await createJson(certificateKey(code), certificateRecord.parse(record));
      return isNew ? ([[item.id, code]] as const) : [];
    }),
  );
  const codes = new Map(written.flat());
  const named = await updateOrder(order, (stored) => withCodes(stored, codes));
  return codes.size === lacking.length ? named : issueCertificates(named, await findLast(year));
}

/** Throws 409 for an order whose artworks get none. */
export function requireVouchedFor(order: OrderRecord): void {
  if (order.items.some((item) => isVouchedFor(order, item))) return;
  throw new HttpError(
    409,
    'A certificate needs a paid order that was not cancelled or refunded. Please look at its status.',
  );
}

/** Returns the new numbers for the log, without the signs. */
export function newNumbers(before: OrderRecord, after: OrderRecord): string[] {
  const codesBefore = before.items.map(({ certificate }) => certificate);
  return after.items.flatMap(({ certificate }) =>
    certificate && !codesBefore.includes(certificate) ? numberOf(certificate) : [],
  );
}

/** Returns the order with its certificates, or null if it was cancelled meanwhile, or got them from another issue. */
function withCodes(order: OrderRecord, codes: ReadonlyMap<string, string>): OrderRecord | null {
  const items = order.items.map((item) => {
    const certificate = isLacking(order, item) && codes.get(item.id);
    return certificate ? { ...item, certificate } : item;
  });
  return items.some((item, index) => item !== order.items[index]) ? { ...order, items } : null;
}

/** Returns whether the order is sent, and not all of its certificates are issued. */
export function lacksCertificates(order: OrderRecord): boolean {
  const isSent = order.status === 'shipped' || order.status === 'delivered';
  return isSent && order.items.some((item) => isLacking(order, item));
}

function isLacking(order: OrderRecord, item: OrderRecord['items'][number]): boolean {
  return !item.certificate && isVouchedFor(order, item);
}

type Wish = { year: string; count: number; after: number };

/** Returns the first of so many numbers after `after` that nobody else takes. */
async function takeNumbers({ year, count, after }: Wish): Promise<number> {
  const taken = await upsertJson(numbersPrefix + year, numbersSchema, (stored) => ({
    last: Math.max(stored?.last ?? 0, after) + count,
  }));
  return taken!.last - count + 1;
}

/** Returns the last number of a year that has a certificate. */
async function findLast(year: string): Promise<number> {
  const issued = `${prefix}${year}/`;
  const numbers = (await listKeys(issued)).map((key) => Number(key.slice(issued.length)));
  return Math.max(0, ...numbers);
}

function newSigns(): string {
  return Array.from({ length: signs }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Returns the painter's name, which is the title of the home page (rule 40), else the shop's name, else the seller's. */
async function readPainter(): Promise<string> {
  const [home, settings] = await Promise.all([findPage('home'), readSettings()]);
  return home?.content.title || settings.shopName || settings.sellerName;
}
