import type { Config } from '@netlify/functions';
import { settleAll } from '../concurrency.ts';
import { removeExpiredRevocations } from '../http/session.ts';
import { syncWhenDue } from '../use-cases/instagram/sync-requests.ts';
import { requireRestored } from '../ports/blobs/restoring.ts';
import { reconcile } from '../use-cases/reconciliation.ts';

export default async (): Promise<Response> => {
  await requireRestored();
  await settleAll([reconcile(), syncWhenDue(), removeExpiredRevocations()]);
  return Response.json({ ok: true });
};

export const config: Config = { schedule: '*/10 * * * *' };
