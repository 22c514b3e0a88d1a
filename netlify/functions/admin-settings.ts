import type { Config } from '@netlify/functions';
import { settingsInput } from '#shared/admin/settings';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { readVersion } from '../http/request.ts';
import { editSettings } from '../use-cases/edit-settings.ts';
import { readSettings } from '../use-cases/settings.ts';

export default endpoint({
  GET: adminCall({}, readSettings),
  PATCH: adminCall({ body: settingsInput }, ({ body, request, editor, context }) =>
    editSettings(body, { version: readVersion(request), editor, ip: context.ip }),
  ),
});

export const config: Config = { path: '/api/admin/settings' };
