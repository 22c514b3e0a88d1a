import type { Config } from '@netlify/functions';
import { questionEdit } from '#shared/question';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { deleteQuestion, editQuestion } from '../use-cases/questions/records.ts';

export default endpoint({
  PATCH: adminCall({ body: questionEdit }, ({ params, body }) =>
    editQuestion(params['id'] ?? '', body.state),
  ),
  DELETE: adminCall({}, ({ params, editor }) => deleteQuestion(params['id'] ?? '', editor)),
});

export const config: Config = { path: '/api/admin/questions/:id' };
