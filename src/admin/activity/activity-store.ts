import type { Activity } from '#shared/admin/activity';
import { listActivity } from '../../lib/api.ts';
import { createList } from '../resource.ts';

export const activity = createList<Activity>(async (before) => {
  const { entries, older } = await listActivity(before);
  return { items: entries, older };
}, 'Failed to fetch the activity');
