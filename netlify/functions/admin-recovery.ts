import type { Config } from '@netlify/functions';
import { ownerInput } from '#shared/admin/account';
import { endpoint, publicCall, slowAnswerMs } from '../http/endpoint.ts';
import { startSession } from '../http/session.ts';
import { recoverAccount } from '../use-cases/account/owner.ts';
import { tellAccountChange } from '../use-cases/account/tell.ts';

export default endpoint({
  POST: publicCall({ body: ownerInput, withinMs: slowAnswerMs }, async ({ body, context }) => {
    const administrator = await recoverAccount(context.ip, body);
    context.waitUntil(tellAccountChange('recovered'));
    await startSession(context, administrator, false);
  }),
});

export const config: Config = { path: '/api/admin/recovery' };
