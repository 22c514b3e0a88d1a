import { listKeys } from '../../ports/blobs-lists.ts';
import { removeKey, writeJson } from '../../ports/blobs.ts';
import { requestRebuild } from '../../ports/rebuild.ts';

const prefix = 'publishing/';
/** This month's requests are counted for the screen; older ones are removed. */
const keptMs = 62 * 24 * 3_600_000;
/** After so many failed builds in a row the shop asks for no further one. */
const mostFailures = 3;

/** A record under `publishing/<requests or failures>/<ms>`; `at` in ms since 1970. */
type Note = { key: string; at: number };

/** Builds that were asked for, and those that failed since the last success; oldest first. */
export type Builds = { requests: Note[]; failures: Note[] };

/**
 * Asks for a build; false when the hook did not take it. A build that begins now reads every record written until now, so
 * the request's time says which changes it has. The request is written down after the hook has answered: a crash between
 * the two asks twice, never not at all. Each request has a key of its own, so simultaneous ones do not wait for each other.
 */
export async function requestBuild(): Promise<boolean> {
  const at = Date.now();
  if (!(await requestRebuild())) return false;
  await writeJson(`${prefix}requests/${at}`, {});
  return true;
}

/** Every build that was asked for lately, and every failure since the last success. */
export async function listBuilds(): Promise<Builds> {
  const keys = await listKeys(prefix);
  return { requests: notesOf(keys, 'requests'), failures: notesOf(keys, 'failures') };
}

/** Whether three builds in a row have failed. */
export function isStopped({ failures }: Builds): boolean {
  return failures.length >= mostFailures;
}

/** Writes a failed build down. */
export async function addFailure(): Promise<void> {
  await writeJson(`${prefix}failures/${Date.now()}`, {});
}

/** Forgets failures: a later build succeeded, or the administrator tries again. */
export async function forgetFailures(failures: readonly Note[]): Promise<void> {
  await Promise.all(failures.map(({ key }) => removeKey(key)));
}

/** Removes requests of past months; the newest stays, its time says which changes a build was asked for. */
export async function removeOldRequests({ requests }: Builds): Promise<void> {
  const before = Date.now() - keptMs;
  const old = requests.slice(0, -1).filter(({ at }) => at < before);
  await Promise.all(old.map(({ key }) => removeKey(key)));
}

function notesOf(keys: string[], kind: 'requests' | 'failures'): Note[] {
  const start = `${prefix}${kind}/`;
  return keys
    .filter((key) => key.startsWith(start))
    .map((key) => ({ key, at: Number(key.slice(start.length)) }));
}
