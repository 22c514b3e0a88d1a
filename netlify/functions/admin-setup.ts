import type { Config } from '@netlify/functions';
import { pastedKeysSchema } from '#shared/admin/keys';
import { otherCheckSchema, type OtherCheck } from '#shared/admin/setup';
import { requireConfirmed } from '../http/confirmation.ts';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { HttpError } from '../errors.ts';
import { runSetupCheck, services } from '../use-cases/setup/checks.ts';
import { answerSetup, pasteKeys } from '../use-cases/setup/paste.ts';

const withinMs = slowAnswerMs;

export default endpoint({
  GET: adminCall({ withinMs }, ({ params }) => look(readCheck(params))),
  PATCH: adminCall({ withinMs, body: pastedKeysSchema }, async (call) => {
    const check = readCheck(call.params);
    const service = services[check];
    if (!service) throw new HttpError(404, 'This check has no keys');
    await requireConfirmed(call, call.body.password);
    await pasteKeys(service, call.body.keys, call.editor);
    return look(check);
  }),
});

function look(check: OtherCheck) {
  return answerSetup(check, runSetupCheck(check));
}

function readCheck({ check }: Record<string, string>): OtherCheck {
  const result = otherCheckSchema.safeParse(check);
  if (result.success) return result.data;
  throw new HttpError(404, 'There is no such check');
}

export const config: Config = { path: '/api/admin/setup/:check' };
