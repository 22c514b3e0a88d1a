import type { TransferInfo } from '#shared/payment';
import { env } from '../env.ts';
import { HttpError } from '../http/errors.ts';

/** The recipient of bank transfers. Throws 404 when none is configured: the shop does not offer them then. */
export function getTransferInfo(): TransferInfo {
  const info = findTransferInfo();
  if (!info) throw new HttpError(404, 'Bank transfer is not offered at the moment.');
  return info;
}

/** The recipient of bank transfers, or null: an order of before outlives the offer. */
export function findTransferInfo(): TransferInfo | null {
  const { ZELLE_EMAIL, ZELLE_NAME, ZELLE_INSTRUCTIONS } = env();
  if (!ZELLE_EMAIL || !ZELLE_NAME) return null;
  return { email: ZELLE_EMAIL, name: ZELLE_NAME, ...instructions(ZELLE_INSTRUCTIONS) };
}

function instructions(text: string | undefined): { instructions?: string } {
  return text ? { instructions: text } : {};
}
