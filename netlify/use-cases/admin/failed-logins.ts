import { randomBytes } from 'node:crypto';
import { failedLoginsSchema, type FailedLogins } from '#shared/admin/activity';
import { upsertJson } from '../../ports/blobs/upsert.ts';

const hourMs = 60 * 60_000;
const namedAddresses = 3;
const rememberedWrites = 20;

let waiting: string[] = [];
let turn: Promise<void> = Promise.resolve();

/** All failures of an hour are one entry, so a stranger cannot fill the log. Failures of a moment are one write. */
export function recordFailedLogin(ip: string): Promise<void> {
  waiting.push(ip);
  turn = turn.then(writeWaiting);
  return turn;
}

async function writeWaiting(): Promise<void> {
  const addresses = waiting;
  waiting = [];
  if (addresses.length === 0) return;
  const now = new Date();
  const hour = Math.floor(now.getTime() / hourMs) * hourMs;
  const id = `${now.toISOString().slice(0, 7)}/${hour}-failed-logins`;
  const write = randomBytes(4).toString('hex');
  try {
    await upsertJson(`activity/${id}`, failedLoginsSchema, (entry) => {
      if (entry?.writes.includes(write)) return null;
      const before = entry ?? { at: now.toISOString(), count: 0, addresses: [], writes: [] };
      return describe(id, {
        at: before.at,
        count: before.count + addresses.length,
        addresses: [...new Set([...before.addresses, ...addresses])].slice(0, namedAddresses + 1),
        writes: [...before.writes, write].slice(-rememberedWrites),
      });
    });
  } catch (error) {
    console.error('Not in the activity log: failed logins from', addresses.join(', '), error);
  }
}

function describe(id: string, entry: Omit<FailedLogins, 'id' | 'who' | 'what'>): FailedLogins {
  const { count, addresses } = entry;
  const others = addresses.length > namedAddresses ? ' and others' : '';
  const who = `Somebody at ${addresses.slice(0, namedAddresses).join(', ')}${others}`;
  const what = count === 1 ? 'Failed login' : `Failed login, ${count} times within an hour`;
  return { id, who, what, ...entry };
}
