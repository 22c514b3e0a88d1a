import { openingCalls } from '#shared/calls/shop';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { confirmMail, readOpening } from '../use-cases/opening.ts';

export default adminEndpoint(openingCalls, {
  'GET /api/admin/opening': readOpening,
  'PATCH /api/admin/opening': confirmMail,
});

export const config: ConfigOf<typeof openingCalls> = { path: '/api/admin/opening' };
