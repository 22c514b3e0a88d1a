import { mailSetupCalls } from '#shared/calls/settings';
import { requirePassword } from '../http/typed-password.ts';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { mailService, runMailCheck } from '../use-cases/setup/mail/server.ts';
import { sendTestMail } from '../use-cases/setup/mail/test-mail.ts';
import { answerSetup, pasteKeys } from '../use-cases/setup/paste.ts';

export default adminEndpoint(mailSetupCalls, {
  'GET /api/admin/setup-mail': () => answerSetup('mail', runMailCheck()),

  'PATCH /api/admin/setup-mail': async (call) => {
    await requirePassword(call, call.body.password);
    await pasteKeys(mailService, call.body.keys, call.editor);
    return answerSetup('mail', runMailCheck());
  },

  'POST /api/admin/setup-mail': ({ editor }) => sendTestMail(editor),
});

export const config: ConfigOf<typeof mailSetupCalls> = { path: '/api/admin/setup-mail' };
