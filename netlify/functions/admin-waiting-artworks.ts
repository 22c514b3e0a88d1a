import type { Config } from '@netlify/functions';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { showLookedAt } from '../use-cases/artworks/edits.ts';

export default endpoint({
  POST: adminCall({ withinMs: slowAnswerMs }, ({ editor }) => showLookedAt(editor)),
});

export const config: Config = { path: '/api/admin/waiting-artworks' };
