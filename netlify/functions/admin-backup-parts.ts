import type { Config } from '@netlify/functions';
import * as z from 'zod';
import { HttpError } from '../errors.ts';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { keyedHash } from '../keyed-hash.ts';
import { isSameSecret } from '../same-secret.ts';
import { recordActivity } from '../use-cases/admin/activity.ts';
import { positionSchema, type Position } from '../use-cases/backup/lines.ts';
import { readBackupPart } from '../use-cases/backup/parts.ts';

const beginning = z.strictObject({}).transform(() => null);
const explanation = 'Continue a backup with the query in Backup-Next, or begin it without a query';
const query = z.union([positionSchema.extend({ seal: z.string() }), beginning], {
  error: explanation,
});

/**
 * `Backup-Next`, the query of the next part, is absent with the last one. The shop seals it: a backup that nobody has begun, which the log
 * would not contain, cannot be continued.
 */
export default endpoint({
  GET: adminCall({ query, withinMs: slowAnswerMs }, async ({ query: from, editor }) => {
    if (!from) await recordActivity(editor, 'Backup started');
    else requireSeal(from);
    const { file, records, next } = await readBackupPart(from);
    return new Response(file, {
      headers: {
        'content-type': 'application/gzip',
        'backup-records': String(records),
        ...(next && { 'backup-next': queryOf(next) }),
      },
    });
  }),
});

function queryOf(position: Position): string {
  const entries = Object.entries({ ...position, seal: sealOf(position) });
  const given = entries.filter(([, value]) => value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

/** Throws 400 for a position that the shop did not name. */
function requireSeal({ seal, ...position }: Position & { seal: string }): void {
  if (!isSameSecret(seal, sealOf(position))) throw new HttpError(400, explanation);
}

function sealOf({ store, key, offset, records }: Position): string {
  return keyedHash('backup', JSON.stringify([store, key, offset, records]), 'base64url');
}

export const config: Config = { path: '/api/admin/backup/parts' };
