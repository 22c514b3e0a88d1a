import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { failedLoginsSchema, type FailedLogins } from '#shared/admin/activity';
import { readEntry, type Entry } from '../../ports/blobs/entries.ts';
import { orMissing, requireReadable } from '../../ports/blobs/readable.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';
import { countsUntil, isCounted, mostSlowing } from './login-limits.ts';

const hourMs = 60 * 60_000;
const namedAddresses = 3;
const rememberedWrites = 20;

const latestKey = 'logins/latest';
/** The latest failures of all addresses: the times until which they count. */
const latestSchema = z.object({ failures: z.array(z.number()) }).catch({ failures: [] });
export const latestFailures = { prefix: latestKey, schema: latestSchema };

/** Both records as they were read before the password was compared: a failure is added with one call to each. */
export type FailuresBefore = {
  count: number;
  latest: Entry | null;
  log: Entry | null | undefined;
};

let waiting: { ip: string; before: FailuresBefore }[] = [];
let turn: Promise<void> = Promise.resolve();

/** Reads the count and the log. A login needs the count, but not the log. Throws 503. */
export async function readFailures(): Promise<FailuresBefore> {
  const [latest, log] = await Promise.all([
    readEntry(latestKey),
    readEntry(`activity/${idOfHour()}`).catch(() => undefined),
  ]);
  const failures = latest ? requireReadable(latestKey, latest.value, latestSchema).failures : [];
  return { count: failures.filter(isCounted).length, latest, log };
}

/** Stores a failure: those of a moment are one write of each record. */
export function recordFailedLogin(ip: string, before: FailuresBefore): Promise<void> {
  waiting.push({ ip, before });
  turn = turn.then(writeWaiting);
  return turn;
}

async function writeWaiting(): Promise<void> {
  const before = waiting.at(-1)?.before;
  const addresses = waiting.map(({ ip }) => ip);
  waiting = [];
  if (!before) return;
  const work = [addToLatest(addresses.length, before), addToLog(addresses, before)];
  for (const outcome of await Promise.allSettled(work)) {
    if (outcome.status === 'fulfilled') continue;
    console.error('Failed logins are not recorded:', addresses.join(', '), outcome.reason);
  }
}

async function addToLatest(count: number, { latest }: FailuresBefore): Promise<void> {
  const added = Array<number>(count).fill(countsUntil());
  const add = (before: z.infer<typeof latestSchema> | null) => ({
    failures: [...(before?.failures ?? []), ...added].slice(-mostSlowing),
  });
  await upsertJson(latestKey, latestSchema, add, latest);
}

/** Adds the failures to one entry for the hour, so that a stranger cannot fill the log. The version of the hour before is refused. */
async function addToLog(addresses: string[], { log }: FailuresBefore): Promise<void> {
  const id = idOfHour();
  const at = new Date().toISOString();
  const write = randomBytes(4).toString('hex');
  const add = (entry: FailedLogins | null): FailedLogins | null => {
    if (entry?.writes.includes(write)) return null;
    const before = entry ?? { at, count: 0, addresses: [], writes: [] };
    return describe(id, {
      at: before.at,
      count: before.count + addresses.length,
      addresses: [...new Set([...before.addresses, ...addresses])].slice(0, namedAddresses + 1),
      writes: [...before.writes, write].slice(-rememberedWrites),
    });
  };
  await upsertJson(`activity/${id}`, orMissing(failedLoginsSchema), add, log);
}

function idOfHour(): string {
  const now = Date.now();
  return `${new Date(now).toISOString().slice(0, 7)}/${now - (now % hourMs)}-failed-logins`;
}

function describe(id: string, entry: Omit<FailedLogins, 'id' | 'who' | 'what'>): FailedLogins {
  const { count, addresses } = entry;
  const others = addresses.length > namedAddresses ? ' and others' : '';
  const who = `Somebody at ${addresses.slice(0, namedAddresses).join(', ')}${others}`;
  const what = count === 1 ? 'Failed login' : `Failed login, ${count} times within an hour`;
  return { id, who, what, ...entry };
}
