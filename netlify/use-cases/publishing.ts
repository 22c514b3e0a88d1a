import * as z from 'zod';
import type { Publishing } from '#shared/publishing';
import { env } from '../env.ts';
import { listJson } from '../ports/blobs-lists.ts';
import { readJson, removeKey, updateJson, writeJson } from '../ports/blobs.ts';
import { requestRebuild } from '../ports/rebuild.ts';
import { refreshLists, type ChangeKind } from './lists.ts';

const quietMs = 1000;
const longestBuildMs = 10 * 60_000;
const marksKeptMs = 24 * 3_600_000;
const failureKey = 'publishing/failure';
const failureSchema = z.object({ at: z.string() });

/** The last change of one subject, under `changes/<subject>`; its time is the content's version (ISO 8601). */
const changeSchema = z.object({ at: z.string(), isRequested: z.boolean() });
type Change = z.infer<typeof changeSchema>;

/** Something that visitors see has changed: marks it and asks for a rebuild. A call that fails is repeated later. */
export async function publishChange(kind: ChangeKind, id: string): Promise<void> {
  const key = `changes/${kind}-${id}`;
  const at = await mark(key, true);
  await refreshLists(kind);
  if (!(await requestRebuild())) await remark(key, { at, isRequested: false });
}

/**
 * Marks a change that is one of many, as in typing; the returned work asks for a rebuild once no other has followed. The
 * mark counts as not asked for until then, so a lost call is repeated too.
 */
export async function publishWhenQuiet(kind: ChangeKind, id: string): Promise<() => Promise<void>> {
  const key = `changes/${kind}-${id}`;
  const at = await mark(key, false);
  await refreshLists(kind);
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    const newest = await readJson(key, changeSchema);
    if (newest?.at !== at) return;
    if (await requestRebuild()) await remark(key, { at, isRequested: true });
  };
}

/** Asks again for rebuilds that could not be asked for, and once more after one that failed; forgets old changes. */
export async function repeatPublishing(): Promise<void> {
  const changes = await listJson('changes/', changeSchema);
  await removeOldMarks(changes);
  const waiting = [...changes].filter(([, { isRequested }]) => !isRequested);
  const failure = await readJson(failureKey, failureSchema);
  if ((waiting.length === 0 && !failure) || !(await requestRebuild())) return;
  await Promise.all(waiting.map(([key, { at }]) => remark(key, { at, isRequested: true })));
  if (failure) await removeKey(failureKey);
}

/** The newest change in the store: what a site that is built from now on contains at least. Empty before the first. */
export async function readContentVersion(): Promise<string> {
  return newestOf([...(await listJson('changes/', changeSchema)).values()]);
}

/** Where the changes stand that are newer than `live`, the version of the site that visitors see. */
export async function getPublishing(live: string): Promise<Publishing> {
  const all = [...(await listJson('changes/', changeSchema)).values()];
  const newer = all.filter(({ at }) => at > live);
  return { state: await stateOf(newer), changes: newer.length };
}

/** A build has failed: said by Netlify's deploy event, or by the local build. */
export async function recordFailedBuild(): Promise<void> {
  await writeJson(failureKey, { at: new Date().toISOString() });
}

/** The newest stays however old it is: it is the content's version. */
async function removeOldMarks(changes: Map<string, Change>): Promise<void> {
  const newest = newestOf([...changes.values()]);
  const before = new Date(Date.now() - marksKeptMs).toISOString();
  const old = [...changes].filter(
    ([, { at, isRequested }]) => isRequested && at < before && at !== newest,
  );
  await Promise.all(old.map(([key]) => removeKey(key)));
}

async function stateOf(newer: Change[]): Promise<Publishing['state']> {
  if (newer.length === 0) return 'live';
  if (!env().BUILD_HOOK_URL) return 'manual';
  if (newer.some(({ isRequested }) => !isRequested)) return 'waiting';
  const newest = newestOf(newer);
  const failure = await readJson(failureKey, failureSchema);
  if (failure && failure.at > newest) return 'failed';
  return Date.now() - Date.parse(newest) > longestBuildMs ? 'failed' : 'publishing';
}

function newestOf(changes: Change[]): string {
  return changes.reduce((newest, { at }) => (at > newest ? at : newest), '');
}

async function mark(key: string, isRequested: boolean): Promise<string> {
  const at = new Date().toISOString();
  await writeJson(key, { at, isRequested });
  return at;
}

/** Writes down whether a rebuild was asked for, unless the subject has changed since: that later change asks by itself. */
async function remark(key: string, change: Change): Promise<void> {
  await updateJson(key, changeSchema, ({ at }) => (at === change.at ? change : null));
}
