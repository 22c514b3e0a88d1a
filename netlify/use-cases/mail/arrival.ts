import * as z from 'zod';
import { isWithin } from '#shared/since';
import { HttpError } from '../../errors.ts';
import { orMissing } from '../../ports/blobs/readable.ts';
import { readJson } from '../../ports/blobs/records.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';
import { readSettings } from '../settings.ts';
import { painterAddressOf } from './mail-shop.ts';

const key = 'setup/test-mail';
const pauseMs = 60_000;

/** `to`: where the last test mail went. `arrived`: the address at which the painter has seen one. */
const schema = orMissing(
  z.object({
    at: z.string(),
    to: z.string().default(''),
    arrived: z.string().default(''),
  }),
);
export const testMails = { prefix: key, schema };

/** Returns false within a minute of the last test mail: the record's version gives the minute to one of several concurrent calls. */
export async function recordTestMail(to: string): Promise<boolean> {
  const at = new Date().toISOString();
  let isFree = false;
  await upsertJson(key, schema, (last) => {
    isFree = !last || !isWithin(pauseMs, last.at);
    return isFree ? { arrived: '', ...last, at, to } : null;
  });
  return isFree;
}

/** Stores the painter's word that a mail arrived. Throws 409 if no test mail was sent to the present address, 503. */
export async function confirmArrival(): Promise<void> {
  const address = await painterAddressOf(await readSettings());
  const stored = await upsertJson(key, schema, (last) =>
    last?.to === address ? { ...last, arrived: address } : null,
  );
  if (!address || stored?.arrived !== address)
    throw new HttpError(409, 'Send yourself a test mail first.');
}

/** Returns whether the painter has seen a test mail at this address. A mistyped address may be a stranger's. */
export async function hasArrivedAt(address: string): Promise<boolean> {
  return address !== '' && (await readJson(key, schema))?.arrived === address;
}
