import type { Config } from '@netlify/functions';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { countHolds } from '../use-cases/pieces/hold-freeing.ts';

export default endpoint({ GET: adminCall({ withinMs: slowAnswerMs }, () => countHolds()) });

export const config: Config = { path: '/api/admin/holds' };
