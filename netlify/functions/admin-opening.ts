import type { Config } from '@netlify/functions';
import { openingInput } from '#shared/admin/opening';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { confirmMail, readOpening } from '../use-cases/opening.ts';

export default endpoint({
  GET: adminCall({}, readOpening),
  PATCH: adminCall({ body: openingInput }, confirmMail),
});

export const config: Config = { path: '/api/admin/opening' };
