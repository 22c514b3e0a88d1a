import type { Config } from '@netlify/functions';
import { activityQuery } from '#shared/activity';
import { call, endpoint } from '../http/endpoint.ts';
import { listActivity } from '../use-cases/activity.ts';

export default endpoint({
  GET: call({ admin: true, query: activityQuery }, ({ query }) => listActivity(query.before)),
});

export const config: Config = { path: '/api/admin/activity' };
