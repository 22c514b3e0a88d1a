import { send } from '../../lib/send.ts';
import { createResource } from '../calls/resource.ts';

/** What waits for the administrator: for the numbers of the menu and the dashboard's first card (rule 111). */
export const toDo = createResource(
  () => send('GET /api/admin/to-do'),
  'Failed to fetch what there is to do',
);

/** Asks again after a change, and says nothing if it fails. */
export async function refreshToDo(): Promise<void> {
  await toDo.refresh(true);
}
