import type { Config } from '@netlify/functions';
import { loginInput } from '#shared/session';
import { call, endpoint } from '../http/endpoint.ts';
import { login } from '../use-cases/login.ts';

export default endpoint({
  POST: call({ body: loginInput }, ({ context, body }) => login(context, body)),
});

export const config: Config = { path: '/api/admin/login' };
