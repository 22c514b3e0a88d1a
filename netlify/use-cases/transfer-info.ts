import type { TransferInfo } from '#shared/payment';
import { env } from '../env.ts';
import { HttpError } from '../http/errors.ts';

/** The recipient of bank transfers. Throws 404 when none is configured: the shop does not offer them then. */
export function getTransferInfo(): TransferInfo {
  const { ZELLE_EMAIL, ZELLE_NAME, ZELLE_INSTRUCTIONS } = env();
  if (!ZELLE_EMAIL || !ZELLE_NAME) {
    throw new HttpError(404, 'Bank transfer is not offered at the moment.');
  }
  return { email: ZELLE_EMAIL, name: ZELLE_NAME, ...instructions(ZELLE_INSTRUCTIONS) };
}

function instructions(text: string | undefined): { instructions?: string } {
  return text ? { instructions: text } : {};
}
