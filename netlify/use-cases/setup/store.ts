import * as z from 'zod';
import type { SetupFinding } from '#shared/setup';
import { UnavailableError } from '../../http/errors.ts';
import { createJson, updateJson } from '../../ports/blobs.ts';
import { ok, toDo } from './findings.ts';

const key = 'setup/check';
const schema = z.object({ at: z.string() });

/**
 * Writes a record on a condition and reads it back, as every decision of the shop does. The session was read before, so a store
 * that fails here cannot be written.
 */
export async function checkStore(): Promise<SetupFinding[]> {
  if (await canWrite()) {
    return [ok('The shop can write to its store, Netlify Blobs, and read from it.')];
  }
  return [
    toDo(
      'The shop cannot write to its store, Netlify Blobs: look into the log of the function admin-setup at Netlify, and deploy again.',
    ),
  ];
}

async function canWrite(): Promise<boolean> {
  const mine = { at: new Date().toISOString() };
  try {
    if (await createJson(key, mine)) return true;
    // A write that is refused looks like one that came too late: only the record itself tells.
    return (await updateJson(key, schema, () => mine)) === mine;
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error;
    console.error(error);
    return false;
  }
}
