import type { Language } from '#shared/language';
import { en, type Refusals } from './en/refusals.ts';
import { fr } from './fr/refusals.ts';
import { ht } from './ht/refusals.ts';

export const refusals: Record<Language, Refusals> = { en, fr, ht };

/** Tells in another language a reason that an order keeps in English. What the administrator wrote stays. */
export function tellReason(reason: string, { reasons }: Refusals): string {
  const said: Record<string, (title: string) => string> = reasons;
  for (const [name, say] of Object.entries<(title: string) => string>(en.reasons)) {
    const [before = '', after = ''] = say('{}').split('{}');
    const title = reason.slice(before.length, reason.length - after.length);
    if (say(title) === reason) return said[name]!(title);
  }
  return reason;
}
