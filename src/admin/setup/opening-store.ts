import { retry } from '../../lib/retry.ts';
import { send } from '../../lib/send.ts';
import { createResource } from '../resource.ts';

/** Retries after these waits, in ms. */
const retryMs = [300, 1000, 2000];

/** What is done of the list 'Open the shop'. */
export const opening = createResource(
  () => retry(() => send('GET /api/admin/opening'), retryMs),
  'Failed to fetch what is left to do',
);
