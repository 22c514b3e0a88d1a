import * as z from 'zod';
import type { SetupFinding } from '#shared/admin/setup';
import { UnavailableError } from '../../errors.ts';
import { orMissing } from '../../ports/blobs/readable.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';
import { okFinding, toDoFinding } from './findings.ts';
import { lockFindings, proveLock } from './lock.ts';

const key = 'setup/check';
const schema = orMissing(z.object({ at: z.string() }));
export const storeChecks = { prefix: key, schema };

/** Writes on a condition and reads back, as every decision of the shop does; then tries whether conditions decide. */
export async function checkStore(): Promise<SetupFinding[]> {
  if (await canWrite()) {
    const written = okFinding('The shop can write to its store, and read from it.');
    return [written, lockFindings[await proveLock()]];
  }
  return [
    toDoFinding(
      'The shop cannot write to its store: look into the log of the server, at Netlify that of the function ‘admin-setup’. There, let it build the site again (‘deploy’).',
    ),
  ];
}

async function canWrite(): Promise<boolean> {
  const mine = { at: new Date().toISOString() };
  try {
    return (await upsertJson(key, schema, () => mine)) === mine;
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error;
    console.error(error);
    return false;
  }
}
