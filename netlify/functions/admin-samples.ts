import { samplesCalls } from '#shared/calls/shop';
import { adminEndpoint, type ConfigOf } from '../http/endpoint.ts';
import { addSamples, getSamples, removeSamples } from '../use-cases/samples/samples.ts';

export default adminEndpoint(samplesCalls, {
  'GET /api/admin/samples': getSamples,
  'POST /api/admin/samples': ({ editor }) => addSamples(editor),
  'DELETE /api/admin/samples': ({ editor }) => removeSamples(editor),
});

export const config: ConfigOf<typeof samplesCalls> = { path: '/api/admin/samples' };
