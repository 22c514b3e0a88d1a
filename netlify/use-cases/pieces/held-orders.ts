import { listChosen } from '../../ports/blobs/lists.ts';
import { readHolds } from '../artworks/artworks.ts';
import { claimSchema, isLiveClaim, newestKeys, pieceOf, type Claim } from './claims.ts';
import { saleSchema } from './sales.ts';
import { isUnpaidOrder, type OrderRecord } from '../orders/records.ts';

export type HeldPieces = { orderId: string; pieces: string[]; claim: Claim };
export type SoldPiece = { piece: string; orderId: string; round: number; at: string };

export async function listHeldOrders(): Promise<HeldPieces[]> {
  const { live } = await readHolds();
  return groupByOrder([...live]);
}

export async function readHoldsOfArtwork(
  id: string,
): Promise<{ held: HeldPieces[]; sales: SoldPiece[] }> {
  const isOwn = (piece: string) => piece === id || piece.startsWith(`${id}~`);
  const [claims, sold] = await Promise.all([
    listChosen(
      `claims/${id}`,
      (keys) => [...newestKeys(keys).values()].filter((key) => isOwn(pieceOf(key))),
      claimSchema,
    ),
    listChosen(`sold/${id}`, (keys) => keys.filter((key) => isOwn(pieceOf(key))), saleSchema),
  ]);
  const sales = [...sold].flatMap(([key, { orderId, ...sale }]) =>
    orderId ? [{ ...sale, orderId, piece: pieceOf(key) }] : [],
  );
  const isSold = (piece: string) => sales.some((sale) => sale.piece === piece);
  const live = [...claims]
    .filter(([key, claim]) => isLiveClaim(claim) && !isSold(pieceOf(key)))
    .map(([key, claim]) => [pieceOf(key), claim] as const);
  return { held: groupByOrder(live), sales };
}

/** Whether an order's buyer was told that it holds until its deadline. A claim that lasts longer belongs to a confirmation under way. */
export function isPromisedOrder(
  order: OrderRecord,
  { deadline }: Pick<Claim, 'deadline'>,
): boolean {
  if (order.method !== 'zelle' || !isUnpaidOrder(order)) return false;
  return !order.awaitsConfirmation || deadline > order.deadline;
}

/** Returns the orders of these claims by their ids. An order's `claim` is the one that ends last. */
export function groupByOrder(live: (readonly [piece: string, Claim])[]): HeldPieces[] {
  const held = new Map<string, HeldPieces>();
  for (const [piece, claim] of live) {
    const known = held.get(claim.orderId);
    const last = known && known.claim.deadline > claim.deadline ? known.claim : claim;
    const pieces = [...(known?.pieces ?? []), piece];
    held.set(claim.orderId, { orderId: claim.orderId, pieces, claim: last });
  }
  return [...held.values()].sort((one, other) => (one.orderId < other.orderId ? -1 : 1));
}
