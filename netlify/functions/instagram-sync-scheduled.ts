import type { Config } from '@netlify/functions';
import { startSyncWhenDue } from '../use-cases/instagram/sync-requests.ts';
import { renewTokenWhenDue } from '../use-cases/instagram/token.ts';

export default async (): Promise<Response> => {
  await renewTokenWhenDue();
  await startSyncWhenDue();
  return Response.json({ ok: true });
};

export const config: Config = { schedule: '*/15 * * * *' };
