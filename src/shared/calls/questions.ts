import type { AskedQuestion, Question } from '#shared/question';
import { questionEdit, questionInput, questionsQuery } from '#shared/question';
import { as, type Calls } from './call.ts';

export const askCalls = {
  /** Idempotency-Key names the text: a repeated one is stored once. 404, 429. */
  'POST /api/questions': { body: questionInput },
} satisfies Calls;

export const questionCalls = {
  'GET /api/admin/questions': { query: questionsQuery, answer: as<AskedQuestion[]>() },
  'PATCH /api/admin/questions/:id': { body: questionEdit, answer: as<Question>() },
  'DELETE /api/admin/questions/:id': {},
} satisfies Calls;
