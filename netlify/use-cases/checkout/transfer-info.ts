import type { Language } from '#shared/language';
import type { TransferInfo } from '#shared/order';
import { inLanguage } from '#shared/translations';
import { HttpError } from '../../errors.ts';
import { readSettings } from '../settings.ts';

/** Throws 404 if no recipient is configured or the administrator has switched transfers off. */
export async function requireTransferInfo(language: Language = 'en'): Promise<TransferInfo> {
  const {
    offersTransfer,
    transferEmail: email,
    transferName: name,
    transferInstructions: instructions,
    langs: { transferInstructions: instructionsLang },
  } = inLanguage(await readSettings(), ['transferInstructions'], language);
  if (offersTransfer && email && name)
    return {
      email,
      name,
      ...(instructions && { instructions }),
      ...(instructionsLang && { instructionsLang }),
    };
  throw new HttpError(404, ({ noTransfers }) => noTransfers);
}
