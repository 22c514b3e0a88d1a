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

type Piece = { artwork: Artwork; piece: string };

/**
 * A piece that a buyer can have: free, or his by a claim that he has for another of his orders or just took for this one.
 * Which of both is said once: a claim may lapse while he is served.
 */
export type Candidate = Piece &
  ({ isOwn: true; claim: FoundClaim } | { isOwn: false; claim: FoundClaim | null });

/**
 * One piece of each work that this buyer can have; works that nobody ever held are taken at once. Throws 409 with the
 * reason for a work that has none, and takes nothing then.
 */
export async function takeCandidates(artworks: Artwork[], hold: Hold): Promise<Candidate[]> {
  const first = await claimUntouched(artworks, hold);
  try {
    return await Promise.all(
      artworks.map((artwork) => findCandidate(artwork, hold, first.get(artwork.id) ?? null)),
    );
  } catch (error) {
    const taken = [...first].filter(([, claim]) => isTaken(claim, hold));
    await releaseAll(
      taken.map(([piece]) => piece),
      hold.orderId,
    );
    throw error;
  }
}

/** Claims one work after the other, until one that somebody held before; answers the first claim ever on each of them. */
async function claimUntouched(artworks: Artwork[], hold: Hold): Promise<Map<string, FoundClaim>> {
  const first = new Map<string, FoundClaim>();
  for (const id of artworks.map((artwork) => artwork.id).sort()) {
    const claim = await createClaim(id, hold, null);
    if (claim) first.set(id, claim);
    if (!isTaken(claim, hold)) break;
  }
  return first;
}

async function findCandidate(
  artwork: Artwork,
  hold: Hold,
  first: FoundClaim | null,
): Promise<Candidate> {
  // A sale follows a claim, and claims are never removed: what was claimed for the first time was never sold.
  if (isTaken(first, hold)) return { artwork, piece: artwork.id, isOwn: true, claim: first };
  const pieces = await Promise.all(piecesOf(artwork).map((piece) => lookAt(artwork, piece, first)));
  const unsold = pieces.filter(({ sale }) => sale === null);
  if (unsold.length === 0) throw new HttpError(409, `'${artwork.title}' has been sold`);
  for (const { piece, claim } of unsold) {
    if (claim?.buyer === hold.buyer && isLive(claim)) return { artwork, piece, isOwn: true, claim };
  }
  const free = unsold.find(({ claim }) => !isLive(claim));
  if (!free) throw reserved(artwork);
  const { piece, claim } = free;
  requireNoWait(artwork, claim, hold.buyer);
  return { artwork, piece, isOwn: false, claim };
}

async function lookAt(artwork: Artwork, piece: string, first: FoundClaim | null) {
  // Nobody can come after a claim that is still live.
  const newest = piece === artwork.id && isLive(first) ? first : findClaim(piece, first);
  const [sale, claim] = await Promise.all([findSale(piece), newest]);
  return { artwork, piece, sale, claim };
}

function isTaken(claim: FoundClaim | null, { orderId }: Hold): claim is FoundClaim {
  return isLive(claim) && claim?.orderId === orderId;
}

function requireNoWait(artwork: Artwork, claim: FoundClaim | null, buyer: string): void {
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
 * Claims all free candidates. Throws 409 when another buyer was faster for one of them; false when it was another request
 * of the same buyer.
 */
export async function claimFree(candidates: Candidate[], hold: Hold): Promise<boolean> {
  const wanted = candidates.filter(({ isOwn }) => !isOwn);
  for (const { artwork, piece, claim } of inOrder(wanted)) {
    const winner = await createClaim(piece, hold, claim);
    if (winner?.orderId === hold.orderId) continue;
    if (winner && winner.buyer !== hold.buyer) throw reserved(artwork);
    return false;
  }
  return true;
}

/** Moves the buyer's own claims to the new order; false when one has lapsed meanwhile. */
export async function moveOwn(candidates: Candidate[], hold: Hold): Promise<boolean> {
  const own = candidates.flatMap(({ isOwn, claim }) => (isOwn ? [claim] : []));
  const moved = await Promise.all(
    own.map((claim) => (isAs(claim, hold) ? true : moveClaim(claim, hold))),
  );
  return moved.every(Boolean);
}

function isAs(claim: Hold, hold: Hold): boolean {
  return claim.orderId === hold.orderId && claim.deadline === hold.deadline;
}

/** Ends an order's claims on these pieces. */
export async function releaseAll(pieces: string[], orderId: string): Promise<void> {
  await Promise.all(pieces.map((piece) => releaseClaim(piece, orderId)));
}

/** Always in the same order, so that two carts never wait for each other's pieces. */
function inOrder(candidates: Candidate[]): Candidate[] {
  return [...candidates].sort((one, other) => (one.piece < other.piece ? -1 : 1));
}
