import type { Artwork } from '#shared/artwork';
import { HttpError } from '../../errors.ts';
import {
  findClaim,
  isLiveClaim,
  moveClaim,
  piecesOf,
  releaseClaim,
  takeClaim,
  buyerWaitsUntil,
  type FoundClaim,
  type Hold,
} from './claims.ts';
import { findSale } from './sales.ts';

type Piece = { artwork: Artwork; piece: string };

/** A piece for this buyer: free, or claimed by another of their orders. Decided once, because a claim may lapse meanwhile. */
export type PieceCandidate = Piece &
  ({ isOwn: true; claim: FoundClaim } | { isOwn: false; claim: FoundClaim | null });

type PieceState = { sale: string | null; claim: FoundClaim | null };
export type PiecesAhead = ReadonlyMap<string, Promise<PieceState>>;

/** Starts to read each artwork's first piece, in parallel with the artworks. */
export function readPiecesAhead(artworkIds: string[]): PiecesAhead {
  const looks = new Map(artworkIds.map((id) => [id, lookAt(id)]));
  // A refusal of the artworks comes first; these results are then not awaited.
  for (const look of looks.values()) look.catch(() => undefined);
  return looks;
}

/** Returns one piece of each artwork that this buyer can have. Throws 409 with the reason for an artwork without one. */
export async function findPieceCandidates(
  artworks: Artwork[],
  buyer: string,
  looks: PiecesAhead = new Map(),
): Promise<PieceCandidate[]> {
  return Promise.all(artworks.map((artwork) => findCandidate(artwork, buyer, looks)));
}

async function findCandidate(
  artwork: Artwork,
  buyer: string,
  looks: PiecesAhead,
): Promise<PieceCandidate> {
  const pieces = await Promise.all(
    piecesOf(artwork).map(async (piece) => ({
      piece,
      ...(await (looks.get(piece) ?? lookAt(piece))),
    })),
  );
  const unsold = pieces.filter(({ sale }) => sale === null);
  if (unsold.length === 0) throw new HttpError(409, `'${artwork.title}' has been sold`);
  for (const { piece, claim } of unsold) {
    if (claim?.buyer === buyer && isLiveClaim(claim)) return { artwork, piece, isOwn: true, claim };
  }
  const free = unsold.find(({ claim }) => !isLiveClaim(claim));
  if (!free) throw pieceReservedError(artwork);
  const { piece, claim } = free;
  requireNoWait(artwork, claim, buyer);
  return { artwork, piece, isOwn: false, claim };
}

async function lookAt(piece: string): Promise<PieceState> {
  const [sale, claim] = await Promise.all([findSale(piece), findClaim(piece)]);
  return { sale, claim };
}

function requireNoWait(artwork: Artwork, claim: FoundClaim | null, buyer: string): void {
  const until = buyerWaitsUntil(claim, buyer);
  if (!until) return;
  const minutes = Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / 60_000));
  throw new HttpError(
    409,
    `You have held '${artwork.title}' twice without paying. You can try again in ${minutes} minutes.`,
  );
}

export function pieceReservedError(artwork: Artwork): HttpError {
  return new HttpError(409, `'${artwork.title}' is reserved for another buyer at the moment`);
}

/** Claims all free candidates. Throws 409 if another buyer was faster; returns false if another request of this buyer was. */
export async function claimFreePieces(candidates: PieceCandidate[], hold: Hold): Promise<boolean> {
  const wanted = candidates.filter(({ isOwn }) => !isOwn);
  for (const { artwork, piece, claim } of inOrder(wanted)) {
    const winner = await takeClaim(piece, hold, claim);
    if (isLiveClaim(winner) && winner?.orderId === hold.orderId) continue;
    if (winner && winner.buyer !== hold.buyer && isLiveClaim(winner))
      throw pieceReservedError(artwork);
    return false;
  }
  return true;
}

/** Moves the buyer's own claims to the new order; returns false if one lapsed meanwhile. */
export async function moveOwnClaims(candidates: PieceCandidate[], hold: Hold): Promise<boolean> {
  const own = candidates.flatMap(({ isOwn, claim }) => (isOwn ? [claim] : []));
  const moved = await Promise.all(own.map((claim) => moveClaim(claim, hold)));
  return moved.every(Boolean);
}

export async function releaseClaims(
  pieces: string[],
  order: { id: string; round: number },
): Promise<void> {
  await Promise.all(pieces.map((piece) => releaseClaim(piece, order)));
}

/** In a fixed order, so that two carts never wait for each other's pieces. */
function inOrder(candidates: PieceCandidate[]): PieceCandidate[] {
  return [...candidates].sort((one, other) => (one.piece < other.piece ? -1 : 1));
}
