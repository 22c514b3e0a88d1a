import { fewTokenDays } from '#shared/instagram';
import type { Alarm } from '#shared/admin/session';
import { env } from '../../env.ts';
import { alarmsUnder, mailOnce } from '../mail/alarm.ts';
import { mainLink, text } from '../mail/mail-parts.ts';
import { describeGone } from './gone-words.ts';
import { readSync, type StoredTrouble, type SyncRecord } from './sync-record.ts';
import { describeTrouble, isForPainter, isLasting, troubleAdvice } from './sync-trouble.ts';
import { daysUntil, isInstagramConnected, tokenEnd, tokenOrigin } from './token.ts';

export const instagramAlarms = alarmsUnder('instagram/alarms/');

/** `cause`: names what the painter is told once. */
type Found = Alarm & { cause: string; advice: string };

const pasting = { label: 'Paste a new key under Setup', path: '/admin/setup' };

export async function listInstagramAlarms(): Promise<Found[]> {
  if (!(await isInstagramConnected())) return [];
  const [sync, end, origin] = await Promise.all([readSync(), tokenEnd(), tokenOrigin()]);
  return [alarmOf(sync, end, origin), goneOf(sync)].filter((alarm) => alarm !== null);
}

/**
 * Sends one mail for each token that is dead or ends soon, for each trouble that is refused or lasts, and for each question about posts
 * that are gone (rule 100). Throws 503.
 */
export async function mailInstagramAlarms(): Promise<void> {
  for (const { cause, words, advice, asks, ...way } of await listInstagramAlarms()) {
    const { label, path } = asks ? answering : way;
    const parts = [text(advice), mainLink(label, `${env().SITE_URL}${path}`)];
    await mailOnce(instagramAlarms.prefix + cause, { subject: words, parts });
  }
}

const answering = { label: 'Answer on the dashboard', path: '/admin/dashboard' };

function goneOf(sync: SyncRecord | null): Found | null {
  if (!sync?.gone || sync.gone.answer) return null;
  const { since } = sync.gone;
  const { advice, ...line } = describeGone(sync.gone, sync.account);
  return { ...line, advice, cause: `gone-${Date.parse(since)}`, asks: { since, advice } };
}

function alarmOf(sync: SyncRecord | null, end: string | null, origin: string): Found | null {
  const trouble = sync?.trouble?.origin === origin ? sync.trouble : null;
  if (trouble && (isForPainter(trouble.problem) || isLasting(trouble))) return stopOf(trouble);
  const daysLeft = end === null ? Infinity : daysUntil(end);
  if (daysLeft > fewTokenDays) return null;
  const { advice } = troubleAdvice('ending');
  return {
    cause: `ending-${origin}-${end?.slice(0, 10)}`,
    words: describeEnd(daysLeft),
    advice,
    ...pasting,
  };
}

/**
 * Returns the alarm of a trouble. A dead token stays dead, so its cause has no time; another trouble may come again after a sync that
 * works.
 */
function stopOf(trouble: StoredTrouble): Found {
  const { problem, origin, since } = trouble;
  const { message: words, advice } = describeTrouble(trouble);
  if (problem === 'token') return { cause: `dead-${origin}`, words, advice, ...pasting };
  const kind = isForPainter(problem) ? 'refused' : 'lasting';
  const cause = `${kind}-${origin}-${Date.parse(since)}`;
  const subject = isLasting(trouble) ? `Your posts have not come for three days. ${words}` : words;
  return {
    cause,
    words: subject,
    advice,
    label: 'Look at Instagram',
    path: '/admin/instagram-settings',
  };
}

function describeEnd(daysLeft: number): string {
  if (daysLeft === 0) return 'The shop’s access to Instagram ends today.';
  return `The shop’s access to Instagram ends in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}.`;
}
