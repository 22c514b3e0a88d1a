import type { Config } from '@netlify/functions';
import { loginInput } from '#shared/admin/session';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { startSession } from '../http/session.ts';
import { logInAdministrator } from '../use-cases/admin/login.ts';

export default endpoint({
  POST: publicCall({ body: loginInput }, async ({ context, body }) => {
    const administrator = await logInAdministrator(context.ip, body);
    await startSession(context, administrator, body.isLong);
  }),
});

export const config: Config = { path: '/api/admin/login' };
