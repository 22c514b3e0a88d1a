import type { Config } from '@netlify/functions';
import { reconcile } from '../use-cases/reconciliation.ts';

export default async (): Promise<Response> => {
  await reconcile();
  return Response.json({ ok: true });
};

export const config: Config = { schedule: '*/10 * * * *' };
