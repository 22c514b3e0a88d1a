import * as z from 'zod';
import { backupPartCalls } from '#shared/calls/shop';
import { HttpError } from '../errors.ts';
import { requireConfirmed } from '../http/confirmation.ts';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { readQuery } from '../http/request.ts';
import type { Session } from '../http/session.ts';
import { keyedHash } from '../keyed-hash.ts';
import { isSameSecret } from '../same-secret.ts';
import { recordActivity } from '../use-cases/admin/activity.ts';
import { positionSchema, type Position } from '../use-cases/backup/lines.ts';
import { mailDeed } from '../use-cases/mail/mail-painter.ts';
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
export default adminEndpoint(backupPartCalls, {
  'GET /api/admin/backup/parts': async (call) => {
    const from = readQuery(call.request, query);
    if (from) requireSeal(from, call.session);
    else await begin(call);
    const { file, records, next } = await readBackupPart(from);
    return new Response(file, {
      headers: {
        'content-type': 'application/gzip',
        'backup-records': String(records),
        ...(next && { 'backup-next': queryOf(next, call.session) }),
      },
    });
  },
});

/** Asks for the password once for all parts: a seal is the session's. */
async function begin(call: Parameters<typeof requireConfirmed>[0] & { editor: string }) {
  await requireConfirmed(call);
  await recordActivity(call.editor, 'Backup started');
  call.context.waitUntil(mailDeed('Backup started'));
}

function queryOf(position: Position, session: Session): string {
  const entries = Object.entries({ ...position, seal: sealOf(position, session) });
  const params = entries.filter(([, value]) => value !== undefined);
  return new URLSearchParams(params.map(([name, value]) => [name, String(value)])).toString();
}

/** Throws 400 for a position that the shop did not name. */
function requireSeal({ seal, ...position }: Position & { seal: string }, session: Session): void {
  if (!isSameSecret(seal, sealOf(position, session))) throw new HttpError(400, explanation);
}

function sealOf({ store, key, offset, records }: Position, { id }: Session): string {
  return keyedHash('backup', JSON.stringify([id, store, key, offset, records]), 'base64url');
}

export const config: ConfigOf<typeof backupPartCalls> = { path: '/api/admin/backup/parts' };
