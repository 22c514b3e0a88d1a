import { changeKinds, type ChangeKind } from '#shared/publishing';
import { listKeys } from '../../ports/blobs-lists.ts';
import { removeKey, writeJson } from '../../ports/blobs.ts';

const prefix = 'changes/';
const removalsAtOnce = 40;

/** A change that visitors will see; `at` in ms since 1970. */
export type Change = { key: string; at: number; kind: ChangeKind; id: string };

/**
 * Marks a change after its record was written: a build that reads the mark reads the record too. The key carries time and
 * subject, `changes/<ms>~<kind>~<id>`, and is written once: a list of keys tells everything, and removing a mark cannot take
 * a later one of the same subject away. Answers its time.
 */
export async function markChange(kind: ChangeKind, id: string): Promise<number> {
  const at = Date.now();
  await writeJson(`${prefix}${at}~${kind}~${id}`, {});
  return at;
}

/** Every mark, oldest first. */
export async function listChanges(): Promise<Change[]> {
  return (await listKeys(prefix)).flatMap((key) => parseChange(key) ?? []);
}

/** Removes marks. */
export async function removeChanges(changes: readonly Change[]): Promise<void> {
  for (let start = 0; start < changes.length; start += removalsAtOnce) {
    const batch = changes.slice(start, start + removalsAtOnce);
    await Promise.all(batch.map(({ key }) => removeKey(key)));
  }
}

/** What a change is about: two changes of one artwork are one thing to publish. */
export function subjectOf({ kind, id }: Pick<Change, 'kind' | 'id'>): string {
  return `${kind}~${id}`;
}

/** A change's time as it stands in /version.json (ISO 8601); empty before the first one. */
export function versionOf(changes: readonly Change[]): string {
  const newest = changes.at(-1);
  return newest ? new Date(newest.at).toISOString() : '';
}

function parseChange(key: string): Change | null {
  const [, time, kind, id] = /^changes\/(\d+)~(\w+)~(.+)$/.exec(key) ?? [];
  const known = changeKinds.find((one) => one === kind);
  return time && known && id ? { key, at: Number(time), kind: known, id } : null;
}
