import { setupCalls } from '#shared/calls/settings';
import { otherCheckSchema, type OtherCheck } from '#shared/admin/setup';
import { HttpError } from '../errors.ts';
import { requirePassword } from '../http/typed-password.ts';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { runSetupCheck, services } from '../use-cases/setup/checks.ts';
import { answerSetup, pasteKeys } from '../use-cases/setup/paste.ts';

export default adminEndpoint(setupCalls, {
  'GET /api/admin/setup/:check': ({ params }) => look(readCheck(params.check)),

  'PATCH /api/admin/setup/:check': async (call) => {
    const check = readCheck(call.params.check);
    const service = services[check];
    if (!service) throw new HttpError(404, 'This check has no keys');
    await requirePassword(call, call.body.password);
    await pasteKeys(service, call.body.keys, call.editor);
    return look(check);
  },
});

function look(check: OtherCheck) {
  return answerSetup(check, runSetupCheck(check));
}

function readCheck(name: string): OtherCheck {
  const result = otherCheckSchema.safeParse(name);
  if (result.success) return result.data;
  throw new HttpError(404, 'There is no such check');
}

export const config: ConfigOf<typeof setupCalls> = { path: '/api/admin/setup/:check' };
