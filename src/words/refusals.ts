import type { Language } from '#shared/language';
import type { Reason } from '#shared/reason';
import { en, type Refusals } from './en/refusals.ts';
import { fr } from './fr/refusals.ts';
import { ht } from './ht/refusals.ts';

export const refusals: Record<Language, Refusals> = { en, fr, ht };

type Work = { artworkTitle: string; translatedTitle?: string | undefined };

/** Returns a reason as a sentence. An artwork of these works has its title in their language. */
export function reasonText(
  reason: Reason,
  { reasons }: Refusals,
  works: readonly Work[] = [],
): string {
  const title = 'title' in reason ? reason.title : '';
  const work = works.find(({ artworkTitle }) => artworkTitle === title);
  return reasons[reason.why](work?.translatedTitle || title);
}
