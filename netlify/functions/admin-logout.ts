import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { endSession } from '../use-cases/session.ts';

export default endpoint({
  POST: call({ admin: true }, ({ context, session }) => endSession(context, session!)),
});

export const config: Config = { path: '/api/admin/logout' };
