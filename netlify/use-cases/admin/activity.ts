import { randomBytes } from 'node:crypto';
import { activitySchema, type Activity, type ActivityPage } from '#shared/admin/activity';
import { listChosen, listFolders } from '../../ports/blobs/lists.ts';
import { createJson } from '../../ports/blobs/records.ts';

const prefix = 'activity/';
const pageSize = 50;
const onceMs = 10 * 60_000;

/** If the write fails, the entry goes to the function's log. `once` joins repeated actions of ten minutes. */
export async function recordActivity(who: string, what: string, once?: string): Promise<void> {
  const now = Date.now();
  const at = new Date(now).toISOString();
  const name = once
    ? `${now - (now % onceMs)}-${once}`
    : `${now}-${randomBytes(4).toString('hex')}`;
  const entry: Activity = { id: `${at.slice(0, 7)}/${name}`, at, who, what };
  try {
    await createJson(prefix + entry.id, entry);
  } catch (error) {
    console.error('Not in the activity log:', JSON.stringify(entry), error);
  }
}

/** Returns a page of entries, newest first; `before` names the entry to continue from. */
export async function listActivity(before?: string): Promise<ActivityPage> {
  const entries: Activity[] = [];
  const wanted = pageSize + 1;
  for (const month of await listMonths(before)) {
    const found = await listChosen(
      prefix + month,
      (keys) => newestOf(keys, before).slice(0, wanted - entries.length),
      activitySchema,
    );
    entries.push(...[...found.values()].sort((one, other) => (one.id < other.id ? 1 : -1)));
    if (entries.length === wanted) break;
  }
  const page = entries.slice(0, pageSize);
  return { entries: page, older: entries.length === wanted ? page.at(-1)!.id : null };
}

async function listMonths(before = '9999-99'): Promise<string[]> {
  const folders = await listFolders(prefix);
  const months = folders.map((folder) => `${folder.slice(prefix.length, prefix.length + 7)}/`);
  return months.filter((month) => month.slice(0, 7) <= before.slice(0, 7)).reverse();
}

function newestOf(keys: string[], before: string | undefined): string[] {
  return keys.filter((key) => !before || key < prefix + before).reverse();
}
