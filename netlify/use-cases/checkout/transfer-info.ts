import type { TransferInfo } from '#shared/payment';
import { env } from '../../env.ts';
import { HttpError } from '../../errors.ts';

/** Throws 404 if no recipient is configured: the shop then offers no transfers. */
export function getTransferInfo(): TransferInfo {
  const info = findTransferInfo();
  if (!info) throw new HttpError(404, 'Bank transfer is not offered at the moment.');
  return info;
}

/** Null if none is configured; older transfer orders may still wait. */
export function findTransferInfo(): TransferInfo | null {
  const { ZELLE_EMAIL, ZELLE_NAME, ZELLE_INSTRUCTIONS } = env();
  if (!ZELLE_EMAIL || !ZELLE_NAME) return null;
  return { email: ZELLE_EMAIL, name: ZELLE_NAME, ...instructions(ZELLE_INSTRUCTIONS) };
}

function instructions(text: string | undefined): { instructions?: string } {
  return text ? { instructions: text } : {};
}
