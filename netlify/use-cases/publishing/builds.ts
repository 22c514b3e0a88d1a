import type { Pace } from '#shared/admin/publishing';
import { listKeys } from '../../ports/blobs/lists.ts';
import { removeKey, writeJson } from '../../ports/blobs/records.ts';
import { requestRebuild } from '../../ports/rebuild.ts';
import { recordActivity } from '../admin/activity.ts';
import { changeSettings, readSettings } from '../settings.ts';

const prefix = 'publishing/';
/** The screen counts this month's requests; older ones are removed. */
const keptMs = 62 * 24 * 3_600_000;
const mostFailures = 3;

const paceWords: Record<Pace, string> = {
  0: 'at once',
  10: 'after a pause of 10 minutes',
  60: 'after an hour',
  1440: 'after a day',
  [-1]: 'only when pressed',
};

/** A record under `publishing/<kind>/<ms>`; `at` in ms since 1970. */
type Note = { key: string; at: number };

/** Requests, failures since the last success, and builds that visitors saw; oldest first. */
export type Builds = { requests: Note[]; failures: Note[]; live: Note[] };

export async function readPace(): Promise<Pace> {
  return (await readSettings()).publishAfterMinutes;
}

/** Waiting changes follow the new value from the next look at the clock. */
export async function setPace(input: { publishAfterMinutes: Pace }, editor: string): Promise<void> {
  const { before, after } = await changeSettings(() => input);
  const [from, to] = [before.publishAfterMinutes, after.publishAfterMinutes];
  if (from !== to) {
    await recordActivity(editor, `Publish changes: ${paceWords[from]} → ${paceWords[to]}`);
  }
}

/** Stored after the hook's answer: a crash in between asks twice, never not at all. The time says what the build has. */
export async function requestBuild(): Promise<boolean> {
  const at = Date.now();
  if (!(await requestRebuild())) return false;
  await writeJson(`${prefix}requests/${at}`, {});
  return true;
}

export async function requestBuildUnlessStopped(): Promise<void> {
  if (!areBuildsStopped(await listBuilds())) await requestBuild();
}

export async function listBuilds(): Promise<Builds> {
  const keys = await listKeys(prefix);
  return {
    requests: notesOf(keys, 'requests'),
    failures: notesOf(keys, 'failures'),
    live: notesOf(keys, 'live'),
  };
}

export function areBuildsStopped({ failures }: Builds): boolean {
  return failures.length >= mostFailures;
}

export async function addBuildFailure(): Promise<void> {
  await writeJson(`${prefix}failures/${Date.now()}`, {});
}

export async function removeNotes(notes: readonly Note[]): Promise<void> {
  await Promise.all(notes.map(({ key }) => removeKey(key)));
}

/** Keeps the newest request: its time says which changes a build was asked for. */
export async function removeOldBuildRequests({ requests }: Builds): Promise<void> {
  const before = Date.now() - keptMs;
  const old = requests.slice(0, -1).filter(({ at }) => at < before);
  await removeNotes(old);
}

/** Keeps the newest build that was live: one that is older is recognised as a rollback. */
export async function noteLiveBuild({ live }: Builds, builtAt: number): Promise<void> {
  if (builtAt <= newestTime(live)) return;
  await writeJson(`${prefix}live/${builtAt}`, {});
  await removeNotes(live);
}

/** Returns -1 if there is none. */
export function newestTime(notes: readonly Note[]): number {
  return Math.max(-1, ...notes.map(({ at }) => at));
}

function notesOf(keys: string[], kind: keyof Builds): Note[] {
  const start = `${prefix}${kind}/`;
  return keys
    .filter((key) => key.startsWith(start))
    .map((key) => ({ key, at: Number(key.slice(start.length)) }));
}
