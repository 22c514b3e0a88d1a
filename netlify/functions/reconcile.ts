import type { Config } from '@netlify/functions';
import { removeExpiredRevocations } from '../http/session.ts';
import { reconcile } from '../use-cases/reconciliation.ts';

export default async (): Promise<Response> => {
  await reconcile();
  await removeExpiredRevocations();
  return Response.json({ ok: true });
};

export const config: Config = { schedule: '*/10 * * * *' };
