import { sessionCalls } from '#shared/calls/account';
import { siteLanguages } from '#shared/language';
import { requirePassword } from '../http/typed-password.ts';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { listAlarms } from '../use-cases/alarms.ts';
import { readSettings } from '../use-cases/settings.ts';

export default adminEndpoint(sessionCalls, {
  'GET /api/admin/check-auth': async () => {
    const [settings, alarms] = await Promise.all([readSettings(), listAlarms()]);
    const { timeZone } = settings;
    return { ok: true, alarms, timeZone, languages: siteLanguages(settings) };
  },

  'POST /api/admin/confirmation': (call) => requirePassword(call, call.body.password),
});

export const config: ConfigOf<typeof sessionCalls> = {
  path: ['/api/admin/check-auth', '/api/admin/confirmation'],
};
