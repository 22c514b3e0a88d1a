import type { Artwork } from '#shared/artwork';
import { isForSale, isUpcoming } from '#shared/availability';
import { mayEnd } from '#shared/ledger';
import { kindOf } from '#shared/order-kinds';
import type { Reason } from '#shared/reason';
import { en } from '#words/en/refusals';
import { reasonText } from '#words/refusals';
import { HttpError } from '../../../errors.ts';
import type { Entry } from '../../../ports/blobs/entries.ts';
import { readStripeMode } from '../../../ports/keys.ts';
import { findArtwork } from '../../artworks/artworks.ts';
import {
  changeTake,
  isSold,
  liveTakesIn,
  readTaken,
  removeTake,
  takeUnit,
  type Take,
} from '../../takes/takes.ts';
import { artworkIdsOf, isTestOrder, type OrderRecord } from '../record/records.ts';

/** Why an order does not get an artwork; `rivals`: the takes that leave no unit. */
export type Loss = { reason: Reason; rivals: Take[] };

/** Refuses an artwork that the order has not taken yet; null lets it pass. */
type Refusal = (artwork: Artwork, title: string) => Reason | null;

/** `gaveWay`: transfer orders of the same buyer whose holds gave way. */
export type OrderTaking = { loss: Loss | null; gaveWay: string[] };

type Unit = { artwork: Artwork | null; taken: Entry | null };
export type UnitsAhead = ReadonlyMap<string, Promise<Unit>>;

export function readUnitsAhead(ids: string[]): UnitsAhead {
  const units = new Map(ids.map((id) => [id, readUnit(id)]));
  for (const unit of units.values()) unit.catch(() => undefined);
  return units;
}

type Item = OrderRecord['items'][number];
type Terms = { until: string | null; refuse?: Refusal; ahead?: UnitsAhead };

/**
 * Takes the artworks one after the other in the order of their ids, up to the first loss: of two carts that share artworks one gets all.
 * What the order has already is not tested: an edit never loses a sale.
 */
export async function takeArtworks(order: OrderRecord, terms: Terms): Promise<OrderTaking> {
  if (isTestOrder(order, await readStripeMode()))
    return { loss: { reason: { why: 'testOrder' }, rivals: [] }, gaveWay: [] };
  const gaveWay: string[] = [];
  let loss: Loss | null = null;
  for (const id of artworkIdsOf(order)) {
    const taking = await takeArtwork(order, id, terms);
    gaveWay.push(...taking.gaveWay);
    loss = taking.loss;
    if (loss) break;
  }
  return { loss, gaveWay };
}

async function takeArtwork(
  order: OrderRecord,
  id: string,
  { until, refuse = () => null, ahead }: Terms,
): Promise<OrderTaking> {
  const { id: orderId, buyer, round, items } = order;
  const { artwork, taken } = await (ahead?.get(id) ?? readUnit(id));
  const title = items.find((item) => item.id === id)!.artworkTitle;
  const isOwn = liveTakesIn(id, taken).some((take) => take.orderId === orderId);
  const isByPainter = artwork !== null && kindOf(order).isByPainter;
  const refusalOfBuyer = isByPainter
    ? null
    : (refuseGone(artwork, title) ?? refuse(artwork!, title));
  const refusal = isOwn ? null : (refusalOfBuyer ?? refuseUpcoming(artwork!, title, order));
  if (refusal) return { loss: { reason: refusal, rivals: [] }, gaveWay: [] };
  const unit = { id, stockQuantity: stockFor(artwork, order) };
  const taking = await takeUnit(unit, { orderId, buyer, round, until }, taken);
  const { isTaken, rivals, gaveWay } = taking;
  return {
    loss: isTaken ? null : { reason: reasonOf(title, rivals, buyer), rivals },
    gaveWay,
  };
}

/** Returns the stock, but at least 1 if the painter sells: they may give what the stock does not count (rule 70). */
function stockFor(artwork: Artwork | null, order: OrderRecord): number {
  return Math.max(artwork?.stockQuantity ?? 0, artwork && kindOf(order).isByPainter ? 1 : 0);
}

/** Returns why an offer would not get its artworks now, or null. */
export async function findLoss(offer: OrderRecord): Promise<Loss | null> {
  for (const id of artworkIdsOf(offer)) {
    const { artwork, taken } = await readUnit(id);
    // The same form may be sent twice at once.
    const rivals = liveTakesIn(id, taken).filter(({ orderId }) => orderId !== offer.id);
    const refusal = artwork && refuseUpcoming(artwork, artwork.title, offer);
    if (refusal) return { reason: refusal, rivals: [] };
    if (rivals.length < stockFor(artwork, offer)) continue;
    return { reason: reasonOf(artwork?.title ?? '', rivals, offer.buyer), rivals };
  }
  return null;
}

async function readUnit(id: string): Promise<Unit> {
  const [artwork, taken] = await Promise.all([findArtwork(id), readTaken(id)]);
  return { artwork, taken };
}

/**
 * Makes the takes of an order what its record says: none of what came back, and none once it has ended; before its first money a hold
 * until its deadline, at most. What is taken for its present round, or a later one, is not finished and stays. Returns the live takes of
 * what was looked at.
 */
export async function fitTakes(order: OrderRecord): Promise<Take[]> {
  const isOver = ({ returnedAt }: Item) => order.status === 'cancelled' || Boolean(returnedAt);
  const loose = order.items.filter((item) => !item.isLine && (isOver(item) || mayEnd(order)));
  const fitted = await Promise.all(
    loose.map((item) =>
      isOver(item)
        ? removeTake(item.id, order)
        : changeTake(item.id, order.id, (take) => shortened(take, order)),
    ),
  );
  return fitted.flatMap((take) => take ?? []);
}

function shortened(take: Take, { round, awaitsPainter, createdAt, deadline }: OrderRecord): Take {
  // An order that awaits the painter holds nothing.
  const until = awaitsPainter ? createdAt : deadline;
  const isShort = take.until !== null && take.until <= until;
  return isShort || take.round >= round ? take : { ...take, until };
}

/**
 * Returns why an artwork cannot be taken before its hour, or null. It is asked when the take is made, and never again; a sale elsewhere
 * does not wait for the hour (rule 107).
 */
function refuseUpcoming(artwork: Artwork, title: string, order: OrderRecord): Reason | null {
  return kindOf(order).keepsHour && isUpcoming(artwork) ? { why: 'notYet', title } : null;
}

function refuseGone(artwork: Artwork | null, title: string): Reason | null {
  return artwork && isForSale(artwork) ? null : { why: 'gone', title };
}

function reasonOf(title: string, rivals: Take[], buyer: string): Reason {
  if (rivals.some((take) => isSold(take) && take.buyer === buyer)) return { why: 'bought', title };
  return { why: rivals.some(isSold) ? 'sold' : 'reserved', title };
}

/** Returns a 409 for the administrator. */
export function lossError({ reason, rivals: [rival] }: Loss): HttpError {
  const words = rival && `This artwork now belongs to order ${rival.orderId}`;
  return new HttpError(409, words ?? reasonText(reason, en));
}
