import { accountCalls } from '#shared/calls/account';
import { readAccount } from '../account.ts';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { readVersion } from '../http/request.ts';
import { continueSession } from '../http/session.ts';
import { editAccount, toAccountAnswer } from '../use-cases/account/edit.ts';
import { mailAccountChange } from '../use-cases/account/account-mails.ts';

export default adminEndpoint(accountCalls, {
  'GET /api/admin/account': async () => toAccountAnswer(await readAccount()),

  'PATCH /api/admin/account': async ({ body, request, context, session, editor }) => {
    const edit = { version: readVersion(request), editor, ip: context.ip };
    const { answer, administrator } = await editAccount(body, edit);
    context.waitUntil(mailAccountChange(body.newPassword ? 'password' : 'name'));
    await continueSession(context, administrator, session);
    return answer;
  },
});

export const config: ConfigOf<typeof accountCalls> = { path: '/api/admin/account' };
