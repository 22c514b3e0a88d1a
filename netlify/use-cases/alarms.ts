import type { Alarm } from '#shared/admin/session';
import { isWithin } from '#shared/since';
import { listInstagramAlarms } from './instagram/alarm.ts';
import { readRefusal } from './mail/deliver.ts';
import { describeMailProblem, isPassing } from './setup/mail/problems.ts';

/** A server that is away for a moment is no alarm: its mails are sent again. */
const passingMs = 60 * 60_000;

/** Returns what the dashboard warns of, except a failed build, which the line about publishing says. An unreadable record is no alarm. */
export async function listAlarms(): Promise<Alarm[]> {
  const alarms = await Promise.all([
    findMailAlarm().catch(logFailure),
    listInstagramAlarms().catch(logFailure),
  ]);
  return alarms.flat().flatMap((alarm) => (alarm ? [toLine(alarm)] : []));
}

/** Returns the alarm that no mail can tell, or null. */
async function findMailAlarm(): Promise<Alarm | null> {
  const refusal = await readRefusal();
  if (!refusal) return null;
  const { since, problem } = refusal;
  if (isPassing(problem) && isWithin(passingMs, since)) return null;
  if (problem === 'address') return unknownAddress;
  const words = `No mails are sent. ${describeMailProblem(problem)}`;
  return { words, label: 'Look at Mail under Setup', path: '/admin/setup' };
}

const unknownAddress: Alarm = {
  words: `You get no mails. ${describeMailProblem('address')}`,
  label: 'Correct your address',
  path: '/admin/settings#notifyEmail',
};

function logFailure(error: unknown): null {
  console.error('An alarm is not known', error);
  return null;
}

function toLine({ words, label, path, asks }: Alarm): Alarm {
  return { words, label, path, ...(asks && { asks }) };
}
