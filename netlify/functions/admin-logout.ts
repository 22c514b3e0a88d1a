import type { Config } from '@netlify/functions';
import { endpoint, publicCall } from '../http/endpoint.ts';
import { recordActivity } from '../use-cases/admin/activity.ts';
import { endSession } from '../http/session.ts';

export default endpoint({
  POST: publicCall({}, async ({ context }) => {
    const { username } = await endSession(context);
    await recordActivity(username, 'Logged out');
  }),
});

export const config: Config = { path: '/api/admin/logout' };
