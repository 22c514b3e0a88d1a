import { fewTokenDays } from '#shared/instagram';
import type { Alarm } from '#shared/admin/session';
import { env } from '../../env.ts';
import { tellOnce } from '../mail/alarm.ts';
import { mainLink, text } from '../mail/mail-parts.ts';
import { readSync, type SyncRecord } from './sync-record.ts';
import { troubleAdvice } from './sync-trouble.ts';
import { daysUntil, isInstagramConnected, tokenEnd, tokenOrigin } from './token.ts';

/** `cause`: names what the painter is told once. */
type Found = Alarm & { cause: string; advice: string };

/** Problems that end only with another token. */
const dead = ['token', 'refused'];

export async function findTokenAlarm(): Promise<Found | null> {
  if (!(await isInstagramConnected())) return null;
  const [sync, end, origin] = await Promise.all([readSync(), tokenEnd(), tokenOrigin()]);
  return alarmOf(sync, end, origin);
}

/** One mail for a token that is dead, and one for a token that ends soon (rule 100). Throws 503. */
export async function tellTokenAlarm(): Promise<void> {
  const found = await findTokenAlarm();
  if (!found) return;
  const { cause, words, advice, label, path } = found;
  const parts = [text(advice), mainLink(label, `${env().SITE_URL}${path}`)];
  await tellOnce(`instagram/alarms/${cause}`, { subject: words, parts });
}

function alarmOf(sync: SyncRecord | null, end: string | null, origin: string): Found | null {
  const deed = { label: 'Paste a new key under Setup', path: '/admin/setup' };
  const trouble = sync?.trouble?.origin === origin ? sync.trouble : null;
  if (trouble && dead.includes(trouble.problem)) {
    const { message, advice } = troubleAdvice(trouble.problem);
    return { cause: `dead-${origin}`, words: message, advice, ...deed };
  }
  const daysLeft = end === null ? Infinity : daysUntil(end);
  if (daysLeft > fewTokenDays) return null;
  const { advice } = troubleAdvice('ending');
  return {
    cause: `ending-${origin}-${end?.slice(0, 10)}`,
    words: describeEnd(daysLeft),
    advice,
    ...deed,
  };
}

function describeEnd(daysLeft: number): string {
  if (daysLeft === 0) return 'The shop’s access to Instagram ends today.';
  return `The shop’s access to Instagram ends in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}.`;
}
