import type { Config } from '@netlify/functions';
import type { SetupAnswer } from '#shared/admin/setup';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { runMailCheck } from '../use-cases/setup/mail/server.ts';
import { sendTestMail } from '../use-cases/setup/mail/test-mail.ts';

export default endpoint({
  GET: adminCall({ withinMs: slowAnswerMs }, async (): Promise<SetupAnswer> => ({
    findings: await runMailCheck(),
  })),
  POST: adminCall({ withinMs: slowAnswerMs }, ({ editor }) => sendTestMail(editor)),
});

export const config: Config = { path: '/api/admin/setup-mail' };
