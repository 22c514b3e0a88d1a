import type { Config } from '@netlify/functions';
import { logoutQuery } from '#shared/admin/session';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { recordActivity } from '../use-cases/admin/activity.ts';
import { endAllSessions, endSession } from '../http/session.ts';

export default endpoint({
  POST: publicCall({ query: logoutQuery }, async ({ context, query }) => {
    const isAll = query.devices === 'all';
    const { username } = await (isAll ? endAllSessions(context) : endSession(context));
    await recordActivity(username, isAll ? 'Signed out everywhere' : 'Logged out');
  }),
});

export const config: Config = { path: '/api/admin/logout' };
