import type { Config } from '@netlify/functions';
import * as z from 'zod';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { recordActivity } from '../use-cases/admin/activity.ts';
import { positionSchema, type Position } from '../use-cases/backup/lines.ts';
import { readBackupPart } from '../use-cases/backup/parts.ts';

const beginning = z.strictObject({}).transform(() => null);
const query = z.union([positionSchema, beginning], {
  error: 'Continue a backup with the query in Backup-Next, or begin it without a query',
});

/** `Backup-Next`, the query of the next part, is absent with the last one. */
export default endpoint({
  GET: adminCall({ query, withinMs: slowAnswerMs }, async ({ query: from, editor }) => {
    if (!from) await recordActivity(editor, 'Backup started');
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
  const entries = Object.entries(position).filter(([, value]) => value !== undefined);
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
}

export const config: Config = { path: '/api/admin/backup/parts' };
