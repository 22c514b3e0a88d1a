import type { Config } from '@netlify/functions';
import { openingInput } from '#shared/admin/opening';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { confirmMail, readOpening } from '../use-cases/opening.ts';

export default endpoint({
  GET: adminCall({ withinMs: slowAnswerMs }, readOpening),
  PATCH: adminCall({ body: openingInput, withinMs: slowAnswerMs }, confirmMail),
});

export const config: Config = { path: '/api/admin/opening' };
