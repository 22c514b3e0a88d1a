import { activityCalls } from '#shared/calls/shop';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { listActivity } from '../use-cases/admin/activity.ts';

export default adminEndpoint(activityCalls, {
  'GET /api/admin/activity': ({ query }) => listActivity(query.before),
});

export const config: ConfigOf<typeof activityCalls> = { path: '/api/admin/activity' };
