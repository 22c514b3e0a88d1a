import type { Config } from '@netlify/functions';
import { allDone } from '../concurrency.ts';
import { removeExpiredRevocations } from '../http/session.ts';
import { syncWhenDue } from '../use-cases/instagram/sync-requests.ts';
import { reconcile } from '../use-cases/reconciliation.ts';

export default async (): Promise<Response> => {
  await allDone([reconcile(), syncWhenDue(), removeExpiredRevocations()]);
  return Response.json({ ok: true });
};

export const config: Config = { schedule: '*/10 * * * *' };
