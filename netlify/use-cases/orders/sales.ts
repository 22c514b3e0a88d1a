import { isDeepStrictEqual } from 'node:util';
import type { Artwork } from '#shared/artwork';
import { claimOf, isUnpaid, paidAt } from '#shared/ledger';
import { centsOf } from '#shared/money';
import type { AdminOrder } from '#shared/order';
import type { SaleInput } from '#shared/sale';
import { HttpError } from '../../errors.ts';
import { readStripeMode } from '../../ports/keys.ts';
import { recordActivity } from '../admin/activity.ts';
import { findArtwork } from '../artworks/artworks.ts';
import { publishSales } from '../publishing/changes.ts';
import { markDue } from './due.ts';
import { newClaim, withEntry, withoutClaim } from './money.ts';
import { newItem, newOrder, newSecret } from './new-order.ts';
import {
  createOrFindOrder,
  findOrderByNumber,
  orderNumberOf,
  toOrder,
  updateOrder,
  type OrderRecord,
} from './records.ts';
import { freeArtworks, lossError, takeArtworks } from './taking.ts';

type Sale = { input: SaleInput; key: string; editor: string };

/**
 * Writes an artwork that was sold outside of the shop (rule 70): the due key, the order with its claim, its take, then the order as paid. The
 * same key again goes on. Throws 404, 409, 503.
 */
export async function recordSale({ input, key, editor }: Sale): Promise<AdminOrder> {
  const artwork = await findArtwork(input.artworkId);
  if (!artwork) throw new HttpError(404, 'There is no such artwork any more. Reload the page.');
  const sale = newSale(input, artwork, key);
  const known = await findOrderByNumber(sale.id);
  if (!known) await markDue(sale);
  const order = known ?? (await createOrFindOrder(sale));
  requireSame(order, sale);
  const sold = requireSold(await settleSale(order));
  if (!paidAt(order)) await recordActivity(editor, `${artwork.title} sold elsewhere: ${sold.id}`);
  return toOrder(sold, await readStripeMode());
}

/** Takes the artwork, then writes the order as paid; after a loss as cancelled. Safe to repeat. */
export async function settleSale(order: OrderRecord): Promise<OrderRecord> {
  if (!isUnpaid(order)) return order;
  await markDue(order);
  const { loss } = await takeArtworks(order, { until: null });
  const settled = await updateOrder(order, (now) => {
    const claim = claimOf(now);
    if (!claim) return null;
    return loss
      ? { ...withoutClaim(now), status: 'cancelled', endReason: lossError(loss).message }
      : { ...withEntry(now, claim.id, { state: 'done' }), status: 'processing' };
  });
  if (settled.status === 'cancelled') await freeArtworks(settled);
  else await publishSales();
  return settled;
}

/** Throws 409. */
export function requireSold(order: OrderRecord): OrderRecord {
  if (order.status !== 'cancelled') return order;
  const why = order.endReason ?? 'This sale was undone. Press ‘Sold elsewhere’ at the work again.';
  throw new HttpError(409, why);
}

function newSale({ price, ...input }: SaleInput, artwork: Artwork, key: string): OrderRecord {
  const item = newItem({ ...artwork, cents: centsOf(price) }, artwork);
  const order = newOrder({
    id: orderNumberOf(key),
    createdAt: new Date().toISOString(),
    method: 'elsewhere',
    buyer: newSecret(),
    items: [price ? item : { ...item, price: '' }],
    customerName: input.buyerName || null,
    elsewhere: { place: input.place, note: input.note },
    money: [newClaim({ id: key, cents: centsOf(price), way: 'hand' })],
  });
  return price ? order : { ...order, totalAmount: '' };
}

function requireSame(order: OrderRecord, sale: OrderRecord): void {
  const told = ({ method, items, customerName, elsewhere }: OrderRecord) => {
    const [{ id, price }] = items as [OrderRecord['items'][number]];
    return { method, id, price, customerName, elsewhere };
  };
  if (isDeepStrictEqual(told(order), told(sale))) return;
  const words = `This form is written as order ${order.id} already. Cancel that order to change it.`;
  throw new HttpError(409, words);
}
