import type { Config } from '@netlify/functions';
import { ownerInput } from '#shared/admin/account';
import { endpoint, publicCall, slowAnswerMs } from '../http/endpoint.ts';
import { startSession } from '../http/session.ts';
import { findOwnerAnswer, makeAccount } from '../use-cases/account/owner.ts';

export default endpoint({
  GET: publicCall({}, findOwnerAnswer),
  POST: publicCall({ body: ownerInput, withinMs: slowAnswerMs }, async ({ body, context }) => {
    await startSession(context, await makeAccount(context.ip, body), false);
  }),
});

export const config: Config = { path: '/api/admin/first-visit' };
