import type { Config } from '@netlify/functions';
import { pastedKeysSchema } from '#shared/admin/keys';
import { requireConfirmed } from '../http/confirmation.ts';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { mailService, runMailCheck } from '../use-cases/setup/mail/server.ts';
import { sendTestMail } from '../use-cases/setup/mail/test-mail.ts';
import { answerSetup, pasteKeys } from '../use-cases/setup/paste.ts';

const withinMs = slowAnswerMs;

export default endpoint({
  GET: adminCall({ withinMs }, () => answerSetup('mail', runMailCheck())),
  PATCH: adminCall({ withinMs, body: pastedKeysSchema }, async (call) => {
    await requireConfirmed(call, call.body.password);
    await pasteKeys(mailService, call.body.keys, call.editor);
    return answerSetup('mail', runMailCheck());
  }),
  POST: adminCall({ withinMs }, ({ editor }) => sendTestMail(editor)),
});

export const config: Config = { path: '/api/admin/setup-mail' };
