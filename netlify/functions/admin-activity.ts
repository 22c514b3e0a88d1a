import type { Config } from '@netlify/functions';
import { activityQuery } from '#shared/admin/activity';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { listActivity } from '../use-cases/admin/activity.ts';

export default endpoint({
  GET: adminCall({ query: activityQuery }, ({ query }) => listActivity(query.before)),
});

export const config: Config = { path: '/api/admin/activity' };
