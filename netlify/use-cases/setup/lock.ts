import client from '@netlify/blobs/package.json' with { type: 'json' };
import type { SetupFinding } from '#shared/admin/setup';
import { tryConditions, writersAtOnce, type Proof } from '../../ports/blobs/lock-proof.ts';
import { lockKey, readLockResult, writeLockResult } from '../selling.ts';
import { okFinding, toDoFinding, unknownFinding } from './findings.ts';

/** Tries the store and stores a proof; what did not finish leaves the last one (rule 90). Throws 503. */
export async function proveLock(): Promise<Proof> {
  const proof = await tryConditions(lockKey);
  if (proof !== 'unfinished') {
    await writeLockResult({ proof, client: client.version, at: new Date().toISOString() });
  }
  return proof;
}

/** Tests the lock once for each version of the client, because an older one sent writes without their conditions. Throws 503. */
export async function proveLockWhenDue(): Promise<void> {
  const last = await readLockResult();
  if (last?.client !== client.version) await proveLock();
}

export const lockFindings: Record<Proof, SetupFinding> = {
  held: okFinding(
    `Of ${writersAtOnce} writes at once one wins, so a painting is sold once (client ${client.version}).`,
  ),
  broken: toDoFinding(
    'The lock of the store does not hold: several writes at once succeed, so a painting could be sold twice. The shop sells nothing until this check passes: let Netlify build the site again (‘deploy’), check again, and ask Netlify’s support.',
  ),
  unfinished: unknownFinding(
    'The lock of the store could not be tested to its end: check again in a minute.',
  ),
};
