import type { Language } from '#shared/language';
import { en, type Refusals } from './en/refusals.ts';
import { fr } from './fr/refusals.ts';
import { ht } from './ht/refusals.ts';

export const refusals: Record<Language, Refusals> = { en, fr, ht };

type Work = { artworkTitle: string; translatedTitle?: string | undefined };

/** Tells in another language a reason that an order with these works keeps in English. What the administrator wrote stays. */
export function reasonText(
  reason: string,
  { reasons }: Refusals,
  works: readonly Work[] = [],
): string {
  const said: Record<string, (title: string) => string> = reasons;
  for (const [name, say] of Object.entries<(title: string) => string>(en.reasons)) {
    const [before = '', after = ''] = say('{}').split('{}');
    const title = reason.slice(before.length, reason.length - after.length);
    if (say(title) !== reason) continue;
    const work = works.find(({ artworkTitle }) => artworkTitle === title);
    return said[name]!(work?.translatedTitle || title);
  }
  return reason;
}
