import type { Artwork } from '#shared/artwork';
import { HttpError } from '../http/errors.ts';
import {
  findClaim,
  findSale,
  isLive,
  moveClaim,
  piecesOf,
  releaseClaim,
  takeClaim,
  waitingUntil,
  type FoundClaim,
  type Hold,
} from './claims.ts';

type Piece = { artwork: Artwork; piece: string };

/**
 * A piece that a buyer can have: free, or theirs by a claim for another of their orders. Which of both is said once: a claim may
 * lapse while they are served.
 */
export type Candidate = Piece &
  ({ isOwn: true; claim: FoundClaim } | { isOwn: false; claim: FoundClaim | null });

/** What the records of a piece say at one moment. */
type PieceState = { sale: string | null; claim: FoundClaim | null };
export type Looks = ReadonlyMap<string, Promise<PieceState>>;

/** Begins to read the first piece of each artwork, beside the reading of the artworks themselves. */
export function lookAhead(artworkIds: string[]): Looks {
  const looks = new Map(artworkIds.map((id) => [id, lookAt(id)]));
  // A refusal of the artworks comes first, and nobody waits for these then.
  for (const look of looks.values()) look.catch(() => undefined);
  return looks;
}

/** One piece of each artwork that this buyer can have. Throws 409 with the reason for an artwork that has none. */
export async function findCandidates(
  artworks: Artwork[],
  buyer: string,
  looks: Looks = new Map(),
): Promise<Candidate[]> {
  return Promise.all(artworks.map((artwork) => findCandidate(artwork, buyer, looks)));
}

async function findCandidate(artwork: Artwork, buyer: string, looks: Looks): Promise<Candidate> {
  const pieces = await Promise.all(
    piecesOf(artwork).map(async (piece) => ({
      piece,
      ...(await (looks.get(piece) ?? lookAt(piece))),
    })),
  );
  const unsold = pieces.filter(({ sale }) => sale === null);
  if (unsold.length === 0) throw new HttpError(409, `'${artwork.title}' has been sold`);
  for (const { piece, claim } of unsold) {
    if (claim?.buyer === buyer && isLive(claim)) return { artwork, piece, isOwn: true, claim };
  }
  const free = unsold.find(({ claim }) => !isLive(claim));
  if (!free) throw reserved(artwork);
  const { piece, claim } = free;
  requireNoWait(artwork, claim, buyer);
  return { artwork, piece, isOwn: false, claim };
}

async function lookAt(piece: string): Promise<PieceState> {
  const [sale, claim] = await Promise.all([findSale(piece), findClaim(piece)]);
  return { sale, claim };
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

/** The refusal that a buyer reads when another one holds the artwork. */
export function reserved(artwork: Artwork): HttpError {
  return new HttpError(409, `'${artwork.title}' is reserved for another buyer at the moment`);
}

/**
 * Claims all free candidates. Throws 409 when another buyer was faster for one of them; false when it was another request
 * of the same buyer.
 */
export async function claimFree(candidates: Candidate[], hold: Hold): Promise<boolean> {
  const wanted = candidates.filter(({ isOwn }) => !isOwn);
  for (const { artwork, piece, claim } of inOrder(wanted)) {
    const winner = await takeClaim(piece, hold, claim);
    if (isLive(winner) && winner?.orderId === hold.orderId) continue;
    if (winner && winner.buyer !== hold.buyer && isLive(winner)) throw reserved(artwork);
    return false;
  }
  return true;
}

/** Moves the buyer's own claims to the new order; false when one has lapsed meanwhile. */
export async function moveOwn(candidates: Candidate[], hold: Hold): Promise<boolean> {
  const own = candidates.flatMap(({ isOwn, claim }) => (isOwn ? [claim] : []));
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
