import type { Config } from '@netlify/functions';
import { adminCall, endpoint, slowAnswerMs } from '../http/endpoint.ts';
import { addSamples, getSamples, removeSamples } from '../use-cases/samples/samples.ts';

export default endpoint({
  GET: adminCall({}, getSamples),
  POST: adminCall({ withinMs: slowAnswerMs }, ({ editor }) => addSamples(editor)),
  DELETE: adminCall({ withinMs: slowAnswerMs }, ({ editor }) => removeSamples(editor)),
});

export const config: Config = { path: '/api/admin/samples' };
