import type { Config } from '@netlify/functions';
import { settingsInput } from '#shared/admin/settings';
import { isConfirmed } from '../http/confirmation.ts';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { readVersion } from '../http/request.ts';
import { editSettings } from '../use-cases/edit-settings.ts';
import { readSettings } from '../use-cases/settings.ts';

export default endpoint({
  GET: adminCall({}, readSettings),
  PATCH: adminCall({ body: settingsInput }, async (call) => {
    const { password, ...fields } = call.body;
    return editSettings(fields, {
      version: readVersion(call.request),
      editor: call.editor,
      isConfirmed: await isConfirmed(call, password),
    });
  }),
});

export const config: Config = { path: '/api/admin/settings' };
