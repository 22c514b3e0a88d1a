import { journalCalls } from '#shared/calls/public';
import { publicEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { listDiary, listInspirations, listProcess } from '../use-cases/content/journal.ts';

export default publicEndpoint(journalCalls, {
  'GET /api/diary': () => listDiary(),
  'GET /api/process': () => listProcess(),
  'GET /api/inspirations': () => listInspirations(),
});

export const config: ConfigOf<typeof journalCalls> = {
  path: ['/api/diary', '/api/process', '/api/inspirations'],
};
