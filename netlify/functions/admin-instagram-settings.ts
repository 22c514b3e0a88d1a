import type { Config } from '@netlify/functions';
import { instagramSettingsInput } from '#shared/instagram';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { setInstagramSettings } from '../use-cases/instagram/settings.ts';

export default endpoint({
  PATCH: adminCall({ body: instagramSettingsInput }, ({ body, editor }) =>
    setInstagramSettings(body, editor),
  ),
});

export const config: Config = { path: '/api/admin/instagram/settings' };
