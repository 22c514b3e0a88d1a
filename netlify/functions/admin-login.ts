import { loginCalls } from '#shared/calls/account';
import { publicEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { endAllSessions, endSession, startSession } from '../http/session.ts';
import { recordActivity } from '../use-cases/admin/activity.ts';
import { logInAdministrator } from '../use-cases/admin/login.ts';

export default publicEndpoint(loginCalls, {
  'POST /api/admin/login': async ({ context, body }) => {
    const administrator = await logInAdministrator(context.ip, body);
    await startSession(context, administrator, body.isLong);
  },

  'POST /api/admin/logout': async ({ context, query }) => {
    const isAll = query.devices === 'all';
    const { username } = await (isAll ? endAllSessions(context) : endSession(context));
    await recordActivity(username, isAll ? 'Signed out everywhere' : 'Logged out');
  },
});

export const config: ConfigOf<typeof loginCalls> = {
  path: ['/api/admin/login', '/api/admin/logout'],
};
