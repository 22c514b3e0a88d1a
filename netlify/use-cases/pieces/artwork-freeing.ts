import { artworkSchema, type Artwork } from '#shared/artwork';
import type { FreedArtwork, PromisedHold } from '#shared/admin/holds';
import { HttpError } from '../../errors.ts';
import { readJson } from '../../ports/blobs/records.ts';
import { recordActivity } from '../admin/activity.ts';
import { unknownArtwork } from '../artworks/artworks.ts';
import { giveUpSale, isSettledSale } from './sales.ts';
import { freeHeldPieces, freeingRefusalOf, type FreedPieces } from './freeing.ts';
import { readHoldsOfArtwork, type HeldPieces, type SoldPiece } from './held-orders.ts';
import { hasMailDue } from '../mail/outbox.ts';
import { findOrder, type OrderRecord } from '../orders/records.ts';
import { publishSales } from '../publishing/changes.ts';
import { workThrough } from '../../concurrency.ts';

/** `agreed`: confirmed transfer orders that may be cancelled. */
type Freeing = { id: string; editor: string; agreed: string[] };
type Ended = FreedPieces & { pieces: number };

/**
 * Frees all unpaid pieces of an artwork, also sales of cancelled or missing orders. Returns the orders that have mails to send, too.
 * Throws 404; 409 if a piece is paid or Stripe is processing its payment; 503.
 */
export async function freeArtwork(
  freeing: Freeing,
): Promise<{ answer: FreedArtwork; toTell: string[] }> {
  const startedAt = Date.now();
  const artwork = await readJson(`artworks/${freeing.id}`, artworkSchema);
  if (!artwork) throw unknownArtwork();
  const { held, sales } = await readHoldsOfArtwork(artwork.id);
  const { ends, failures } = await endHolds(held, freeing.agreed, startedAt);
  const given = await giveUpLeftSales(sales, startedAt);
  const freed = ends.filter(({ outcome }) => outcome === 'freed');
  await record(artwork, freeing.editor, given, freed);
  if (failures.length > 0) throw failures[0];
  for (const one of ends) if (one.outcome !== 'promised') requireFreed(one);
  if (ends.length < held.length) throw isUnfinished();
  if (held.length === 0) requireNoSale(artwork, sales, given);
  const answer = {
    freed: freed.reduce((sum, { pieces }) => sum + pieces, given.length),
    promised: ends.flatMap(promiseOf),
  };
  return { answer, toTell: freed.flatMap(({ order }) => (hasMailDue(order) ? order.id : [])) };
}

async function endHolds(held: HeldPieces[], agreed: string[], startedAt: number) {
  const ends: Ended[] = [];
  const failures: unknown[] = [];
  await workThrough(held, startedAt, async (one) => {
    try {
      const freed = await freeHeldPieces(one, agreed.includes(one.orderId));
      ends.push({ ...freed, pieces: one.pieces.length });
    } catch (error) {
      failures.push(error);
    }
  });
  return { ends, failures };
}

/** A sale whose order cannot be read stays. */
async function giveUpLeftSales(sales: SoldPiece[], startedAt: number): Promise<SoldPiece[]> {
  const given: SoldPiece[] = [];
  const old = sales.filter(isSettledSale);
  await workThrough(old, startedAt, async (sale) => {
    try {
      const order = await findOrder(sale.orderId);
      if (order && order.status !== 'cancelled') return;
      await giveUpSale(sale.piece, { id: sale.orderId, round: sale.round });
      given.push(sale);
    } catch (error) {
      console.error(`The sale of ${sale.piece} stays`, error);
    }
  });
  if (given.length > 0) await publishSales(given.map(({ piece }) => piece));
  return given;
}

function requireFreed(freed: FreedPieces): void {
  const refusal = freeingRefusalOf(freed);
  if (refusal) throw refusal;
}

function requireNoSale({ title }: Artwork, sales: SoldPiece[], given: SoldPiece[]): void {
  const standing = sales.find((sale) => !given.includes(sale));
  if (!standing || given.length > 0) return;
  throw new HttpError(
    409,
    `'${title}' is sold to order ${standing.orderId}. Cancel the order instead.`,
  );
}

function isUnfinished(): HttpError {
  return new HttpError(503, 'Not all of its pieces are free yet. Please press again.');
}

function promiseOf({ outcome, order }: FreedPieces): PromisedHold[] {
  if (outcome !== 'promised') return [];
  return [{ orderId: order.id, buyer: buyerOf(order), until: order.deadline }];
}

function buyerOf({ customerName, customerEmail }: OrderRecord): string {
  return customerName ?? customerEmail ?? 'The buyer';
}

async function record(
  { title }: Artwork,
  editor: string,
  given: SoldPiece[],
  freed: FreedPieces[],
): Promise<void> {
  const words = [
    ...given.map(({ orderId }) => `sale to order ${orderId} given up`),
    ...freed.map(({ order }) => `order ${order.id} cancelled`),
  ];
  if (words.length > 0) await recordActivity(editor, `${title} freed: ${words.join(', ')}`);
}
