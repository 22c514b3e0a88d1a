import { questionCalls } from '#shared/calls/questions';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { listAskedQuestions } from '../use-cases/questions/list.ts';
import { deleteQuestion, editQuestion } from '../use-cases/questions/records.ts';

export default adminEndpoint(questionCalls, {
  'GET /api/admin/questions': ({ query }) => listAskedQuestions(query),
  'PATCH /api/admin/questions/:id': ({ params, body }) => editQuestion(params.id, body.state),
  'DELETE /api/admin/questions/:id': ({ params, editor }) => deleteQuestion(params.id, editor),
});

export const config: ConfigOf<typeof questionCalls> = {
  path: ['/api/admin/questions', '/api/admin/questions/:id'],
};
