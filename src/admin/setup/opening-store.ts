import { send } from '../../lib/send.ts';
import { createResource } from '../calls/resource.ts';

/** What is done of the list 'Open the shop'. */
export const opening = createResource(
  () => send('GET /api/admin/opening'),
  'Failed to fetch what is left to do',
);
