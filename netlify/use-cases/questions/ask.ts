import { randomUUID } from 'node:crypto';
import type { Artwork } from '#shared/artwork';
import type { Language } from '#shared/language';
import type { QuestionInput } from '#shared/question';
import { titleIn } from '#shared/translations';
import { requireSameForm } from '../../errors.ts';
import { hasMail } from '../../ports/keys.ts';
import { findArtwork, unknownArtwork } from '../artworks/artworks.ts';
import { dueMail } from '../mail/outbox.ts';
import { timeOf } from '../places.ts';
import { takeQuestionPlace } from './places.ts';
import { createQuestion, type QuestionMail } from './records.ts';

/** `formKey` names the form, so that a repeated call asks nothing twice. */
type From = { network: string; formKey: string | null; language?: Language };

/**
 * Writes the place, the key of a due mail, then the question, and returns the question's id. The same call again goes on from where it was.
 * Throws 404, 409, 429, 503.
 */
export async function askQuestion(
  { artworkId, ...words }: QuestionInput,
  { network, formKey, language = 'en' }: From,
): Promise<string> {
  const [artwork, sendsMails] = await Promise.all([
    artworkId ? requireArtwork(artworkId) : null,
    hasMail(),
  ]);
  const asker = { network, email: words.email, formKey: formKey ?? randomUUID() };
  const { id, isMailed, isFirst } = await takeQuestionPlace(asker);
  const createdAt = new Date(timeOf(id)).toISOString();
  const mails: QuestionMail[] = [
    ...(isMailed ? [dueMail({ kind: 'painter' as const })] : []),
    ...(isFirst ? [dueMail({ kind: 'asker' as const })] : []),
  ];
  const said = { ...words, artworkId: artworkId ?? null };
  const question = await createQuestion({
    id,
    createdAt,
    ...said,
    artworkTitle: artwork?.title ?? null,
    ...(artwork && language !== 'en' && { translatedTitle: titleIn(language, artwork) }),
    ...(artwork?.isHidden && { isUntold: true }),
    state: 'open',
    ...(language !== 'en' && { language }),
    mails: sendsMails ? mails : [],
  });
  const { name, email, message, asksPrice } = question;
  const before = { name, email, message, asksPrice, artworkId: question.artworkId };
  requireSameForm(before, said, ({ askedBefore }) => askedBefore);
  return id;
}

/** Returns the artwork, also a hidden one, because its page stands until the next build. The asker is not told its title. Throws 404. */
async function requireArtwork(artworkId: string): Promise<Artwork> {
  const artwork = await findArtwork(artworkId);
  if (!artwork) throw unknownArtwork();
  return artwork;
}
