import type { Artwork } from '#shared/artwork';
import { HttpError } from '../http/errors.ts';
import {
  createClaim,
  findClaim,
  findSale,
  isLive,
  moveClaim,
  piecesOf,
  releaseClaim,
  waitingUntil,
  type FoundClaim,
  type Hold,
} from './claims.ts';

/** A piece that a buyer can have: free, or already held by him for another of his orders. */
export type Candidate = { artwork: Artwork; piece: string; claim: FoundClaim | null };

/** One piece of each work that this buyer can have. Throws 409 with the reason for the first work that has none. */
export async function findCandidates(artworks: Artwork[], buyer: string): Promise<Candidate[]> {
  return Promise.all(artworks.map((artwork) => findCandidate(artwork, buyer)));
}

async function findCandidate(artwork: Artwork, buyer: string): Promise<Candidate> {
  const pieces = await Promise.all(piecesOf(artwork).map((piece) => lookAt(artwork, piece)));
  const unsold = pieces.filter(({ sale }) => sale === null);
  if (unsold.length === 0) throw new HttpError(409, `'${artwork.title}' has been sold`);
  const own = unsold.find(({ claim }) => isOwn(claim, buyer));
  if (own) return own;
  const free = unsold.find(({ claim }) => !isLive(claim));
  if (!free) throw reserved(artwork);
  requireNoWait(free, buyer);
  return free;
}

async function lookAt(artwork: Artwork, piece: string) {
  const [sale, claim] = await Promise.all([findSale(piece), findClaim(piece)]);
  return { artwork, piece, sale, claim };
}

/** Whether a candidate is already held by the buyer it was found for. */
export function isOwn(claim: FoundClaim | null, buyer: string): claim is FoundClaim {
  return isLive(claim) && claim?.buyer === buyer;
}

function requireNoWait({ artwork, claim }: Candidate, buyer: string): void {
  const until = waitingUntil(claim, buyer);
  if (!until) return;
  const minutes = Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / 60_000));
  throw new HttpError(
    409,
    `You have held '${artwork.title}' twice without paying. You can try again in ${minutes} minutes.`,
  );
}

/** The refusal that a buyer reads when another one holds the work. */
function reserved(artwork: Artwork): HttpError {
  return new HttpError(409, `'${artwork.title}' is reserved for another buyer at the moment`);
}

/**
 * Claims all free candidates or none. Throws 409 when another buyer was faster for one of them; false when it was another
 * request of the same buyer.
 */
export async function claimFree(candidates: Candidate[], hold: Hold): Promise<boolean> {
  const wanted = candidates.filter(({ claim }) => !isOwn(claim, hold.buyer));
  const taken: string[] = [];
  for (const { artwork, piece, claim } of inOrder(wanted)) {
    const winner = await createClaim(piece, hold, claim);
    if (winner?.orderId === hold.orderId) {
      taken.push(piece);
      continue;
    }
    await releaseAll(taken, hold.orderId);
    if (winner && winner.buyer !== hold.buyer) throw reserved(artwork);
    return false;
  }
  return true;
}

/** Moves the buyer's own claims to the new order; false when one has lapsed meanwhile. */
export async function moveOwn(candidates: Candidate[], hold: Hold): Promise<boolean> {
  const own = candidates.flatMap(({ claim }) => (isOwn(claim, hold.buyer) ? [claim] : []));
  const moved = await Promise.all(own.map((claim) => moveClaim(claim, hold)));
  return moved.every(Boolean);
}

/** Ends an order's claims on these pieces. */
export async function releaseAll(pieces: string[], orderId: string): Promise<void> {
  await Promise.all(pieces.map((piece) => releaseClaim(piece, orderId)));
}

/** Always in the same order, so that two carts never wait for each other's pieces. */
function inOrder(candidates: Candidate[]): Candidate[] {
  return [...candidates].sort((one, other) => (one.piece < other.piece ? -1 : 1));
}
