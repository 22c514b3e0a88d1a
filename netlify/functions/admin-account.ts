import type { Config } from '@netlify/functions';
import { accountInput } from '#shared/admin/account';
import { readAccount } from '../account.ts';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { readVersion } from '../http/request.ts';
import { continueSession } from '../http/session.ts';
import { editAccount, toAccountAnswer } from '../use-cases/account/edit.ts';
import { tellAccountChange } from '../use-cases/account/tell.ts';

export default endpoint({
  GET: adminCall({}, async () => toAccountAnswer(await readAccount())),
  PATCH: adminCall({ body: accountInput }, async ({ body, request, context, session, editor }) => {
    const edit = { version: readVersion(request), editor, ip: context.ip };
    const { answer, administrator } = await editAccount(body, edit);
    context.waitUntil(tellAccountChange(body.newPassword ? 'password' : 'name'));
    await continueSession(context, administrator, session);
    return answer;
  }),
});

export const config: Config = { path: '/api/admin/account' };
