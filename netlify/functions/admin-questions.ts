import { questionCalls } from '#shared/calls/questions';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { deleteQuestion, editQuestion, listQuestions } from '../use-cases/questions/records.ts';

export default adminEndpoint(questionCalls, {
  'GET /api/admin/questions': ({ query }) => listQuestions(query),
  'PATCH /api/admin/questions/:id': ({ params, body }) => editQuestion(params.id, body.state),
  'DELETE /api/admin/questions/:id': ({ params, editor }) => deleteQuestion(params.id, editor),
});

export const config: ConfigOf<typeof questionCalls> = {
  path: ['/api/admin/questions', '/api/admin/questions/:id'],
};
