import { randomBytes } from 'node:crypto';
import { activitySchema, type Activity, type ActivityPage } from '#shared/admin/activity';
import { listChosen, listFolders } from '../../ports/blobs/lists.ts';
import { orMissing } from '../../ports/blobs/readable.ts';
import { createJson } from '../../ports/blobs/records.ts';

const prefix = 'activity/';
export const activities = { prefix, schema: orMissing(activitySchema) };
const pageSize = 50;
const onceMs = 10 * 60_000;
/** A joined entry's key begins with the start of its ten minutes or its hour (failed logins); `at` is later. */
const mostLaterMs = 60 * 60_000;

/** Stores an entry. If the write fails, the entry goes to the function's log. `once` joins repeated actions of ten minutes. */
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
    const choose = (keys: string[]) => mayBeNewest(keys, before, wanted - entries.length);
    const read = [...(await listChosen(prefix + month, choose, activitySchema)).values()];
    const older = read.filter((entry) => !before || placeOf(entry) < before);
    entries.push(...older.sort((first, second) => (placeOf(first) < placeOf(second) ? 1 : -1)));
    if (entries.length >= wanted) break;
  }
  const page = entries.slice(0, pageSize);
  return { entries: page, older: entries.length >= wanted ? placeOf(page.at(-1)!) : null };
}

async function listMonths(before = '9999-99'): Promise<string[]> {
  const folders = await listFolders(prefix);
  const months = folders.map((folder) => `${folder.slice(prefix.length, prefix.length + 7)}/`);
  return months.filter((month) => month.slice(0, 7) <= before.slice(0, 7)).reverse();
}

/** Returns the keys of the `wanted` newest entries before a place, and of those that may be as new. */
function mayBeNewest(keys: string[], before: string | undefined, wanted: number): string[] {
  const end = before ? timeOf(before) : Infinity;
  const possible = keys.filter((key) => timeOf(key) <= end);
  const certain = possible.filter((key) => latestOf(key) < end);
  const since = certain.length < wanted ? 0 : timeOf(certain.at(-wanted)!);
  return possible.filter((key) => latestOf(key) >= since);
}

/** Returns the entry's id, with the entry's own time in it. */
function placeOf({ id, at }: Activity): string {
  return id.replace(/\d{13}/, String(Date.parse(at)));
}

function latestOf(key: string): number {
  return timeOf(key) + (/\d{13}-[0-9a-f]{8}$/.test(key) ? 0 : mostLaterMs);
}

function timeOf(key: string): number {
  return Number(/\d{13}/.exec(key)?.[0]);
}
