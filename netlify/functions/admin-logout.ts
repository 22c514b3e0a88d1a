import type { Config } from '@netlify/functions';
import { call, endpoint } from '../http/endpoint.ts';
import { recordActivity } from '../use-cases/activity.ts';
import { endSession } from '../use-cases/session.ts';

export default endpoint({
  POST: call({ admin: true }, async ({ context, session, editor }) => {
    await endSession(context, session!);
    await recordActivity(editor, 'Logged out');
  }),
});

export const config: Config = { path: '/api/admin/logout' };
