import type { Config } from '@netlify/functions';
import { answerInput } from '#shared/artwork';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { answerSamePainting } from '../use-cases/instagram/answers.ts';

export default endpoint({
  POST: adminCall({ body: answerInput, withinMs: slowAnswerMs }, ({ params, body, editor }) =>
    answerSamePainting(params['id'] ?? '', body, editor),
  ),
});

export const config: Config = { path: '/api/admin/artworks/:id/answer' };
