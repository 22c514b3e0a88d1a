import { retry } from '../../lib/retry.ts';
import { send } from '../../lib/send.ts';
import { createResource } from '../resource.ts';
import { samples } from '../setup/setup-store.ts';

/** Retries after these waits, in ms. */
const retryMs = [300, 1000, 2000];

export const opening = createResource(
  () => retry(() => send('GET /api/admin/opening'), retryMs),
  'Failed to fetch what is left to do',
);

samples.$state.listen((state, before) => {
  if (typeof state !== 'string' && typeof before !== 'string') void opening.refresh(true);
});
