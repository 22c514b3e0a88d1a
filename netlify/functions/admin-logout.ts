import type { Config } from '@netlify/functions';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { recordActivity } from '../use-cases/admin/activity.ts';
import { endSession } from '../http/session.ts';

export default endpoint({
  POST: adminCall({}, async ({ context, session, editor }) => {
    await endSession(context, session);
    await recordActivity(editor, 'Logged out');
  }),
});

export const config: Config = { path: '/api/admin/logout' };
