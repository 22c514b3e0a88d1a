import type { Config } from '@netlify/functions';
import { otherCheckSchema, type OtherCheck, type SetupAnswer } from '#shared/admin/setup';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { HttpError } from '../errors.ts';
import { runSetupCheck } from '../use-cases/setup/checks.ts';

export default endpoint({
  GET: adminCall({ withinMs: slowAnswerMs }, async ({ params }): Promise<SetupAnswer> => ({
    findings: await runSetupCheck(readCheck(params)),
  })),
});

function readCheck({ check }: Record<string, string>): OtherCheck {
  const result = otherCheckSchema.safeParse(check);
  if (result.success) return result.data;
  throw new HttpError(404, 'There is no such check');
}

export const config: Config = { path: '/api/admin/setup/:check' };
