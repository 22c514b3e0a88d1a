import type { Config } from '@netlify/functions';
import { confirmationInput } from '#shared/admin/session';
import { requireConfirmed } from '../http/confirmation.ts';
import { adminCall, endpoint } from '../http/endpoint.ts';

/** The password, for the calls of the next ten minutes that ask for it (rule 85). */
export default endpoint({
  POST: adminCall({ body: confirmationInput }, (call) =>
    requireConfirmed(call, call.body.password),
  ),
});

export const config: Config = { path: '/api/admin/confirmation' };
