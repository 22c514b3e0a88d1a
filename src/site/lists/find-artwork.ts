import { artworkTexts } from '#shared/translations';
import { inPageLanguage } from '../../lib/in-page-language.ts';
import { inTime } from '../../lib/in-time.ts';
import { send } from '../../lib/send.ts';

/** Throws ApiError. */
export async function findArtwork(id: string) {
  const artwork = await inTime(send('GET /api/artworks/:id', { params: { id } }));
  return inPageLanguage(artwork, artworkTexts);
}
