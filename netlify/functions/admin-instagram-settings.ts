import type { Config } from '@netlify/functions';
import { instagramSettingsInput } from '#shared/instagram';
import { call, endpoint } from '../http/endpoint.ts';
import { setInstagramSettings } from '../use-cases/instagram/settings.ts';

export default endpoint({
  PATCH: call({ admin: true, body: instagramSettingsInput }, ({ body, editor }) =>
    setInstagramSettings(body, editor),
  ),
});

export const config: Config = { path: '/api/admin/instagram/settings' };
