import { settingsCalls } from '#shared/calls/settings';
import { isConfirmed } from '../http/typed-password.ts';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { readVersion } from '../http/request.ts';
import { editSettings } from '../use-cases/edit-settings.ts';
import { readSettings } from '../use-cases/settings.ts';

export default adminEndpoint(settingsCalls, {
  'GET /api/admin/settings': readSettings,

  'PATCH /api/admin/settings': async (call) => {
    const { password, ...fields } = call.body;
    return editSettings(fields, {
      version: readVersion(call.request),
      editor: call.editor,
      isConfirmed: await isConfirmed(call, password),
    });
  },
});

export const config: ConfigOf<typeof settingsCalls> = { path: '/api/admin/settings' };
