import type { Config } from '@netlify/functions';
import type { SetupAnswer } from '#shared/setup';
import { call, endpoint } from '../http/endpoint.ts';
import { runMailCheck } from '../use-cases/setup/mail.ts';
import { sendTestMail } from '../use-cases/setup/test-mail.ts';

export default endpoint({
  GET: call({ admin: true, slow: true }, async (): Promise<SetupAnswer> => ({
    findings: await runMailCheck(),
  })),
  POST: call({ admin: true, slow: true }, ({ editor }) => sendTestMail(editor)),
});

export const config: Config = { path: '/api/admin/setup-mail' };
