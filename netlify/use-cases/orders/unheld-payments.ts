import { findClaim, isLiveClaim } from '../pieces/claims.ts';
import type { OrderRecord } from './records.ts';

/** Whether another buyer held the piece when the card was charged (`paidMs`, milliseconds). */
export async function isHeldByRival(
  piece: string,
  { isHeld, buyer }: OrderRecord,
  paidMs: number,
): Promise<boolean> {
  if (isHeld) return false;
  const claim = await findClaim(piece);
  if (!claim || !isLiveClaim(claim) || claim.buyer === buyer) return false;
  return Date.parse(claim.since) <= paidMs;
}
