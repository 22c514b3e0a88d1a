import type { Activity } from '#shared/admin/activity';
import { send } from '../../lib/send.ts';
import { createList } from '../resource.ts';

export const activity = createList<Activity>(async (before) => {
  const query = before ? { before } : {};
  const { entries, older } = await send('GET /api/admin/activity', { query });
  return { items: entries, older };
}, 'Failed to fetch the activity');
