import { toDoCalls } from '#shared/calls/shop';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { readToDo } from '../use-cases/to-do.ts';

export default adminEndpoint(toDoCalls, { 'GET /api/admin/to-do': readToDo });

export const config: ConfigOf<typeof toDoCalls> = { path: '/api/admin/to-do' };
