import type { Config } from '@netlify/functions';
import { questionsQuery } from '#shared/question';
import { adminCall, endpoint } from '../http/endpoint.ts';
import { listQuestions } from '../use-cases/questions/records.ts';

export default endpoint({
  GET: adminCall({ query: questionsQuery }, ({ query }) => listQuestions(query)),
});

export const config: Config = { path: '/api/admin/questions' };
