import { changeKinds, type ChangeKind } from '#shared/admin/publishing';
import { listKeys } from '../../ports/blobs/lists.ts';
import { removeKey, writeJson } from '../../ports/blobs/records.ts';
import { readPace, requestBuildUnlessStopped } from './builds.ts';
import { refreshSnapshots, type SnapshotNotice } from './snapshots.ts';

const prefix = 'changes/';
const removalsAtOnce = 40;
const quietMs = 1000;

/** The subject of a mark while an older version is live: no artwork's page can be trusted. */
export const everyArtwork = '*';

/** `at` in ms since 1970. */
export type Change = { key: string; at: number; kind: ChangeKind; id: string };

/** After its record: a build that reads the mark reads the record too. The key is written once. Returns its time. */
export async function markChange(kind: ChangeKind, id: string): Promise<number> {
  const at = Date.now();
  await writeJson(`${prefix}${at}~${kind}~${id}`, {});
  return at;
}

export async function publishChange(
  kind: ChangeKind,
  id: string,
  notice?: SnapshotNotice,
): Promise<void> {
  const [pace] = await Promise.all([readPace(), markChange(kind, id)]);
  await refreshSnapshots(kind, notice);
  if (pace === 0) await requestBuildUnlessStopped();
}

export async function publishSales(artworkIds: readonly string[]): Promise<void> {
  const [pace] = await Promise.all([
    readPace(),
    ...artworkIds.map((id) => markChange('sales', id)),
  ]);
  if (pace === 0) await requestBuildUnlessStopped();
}

/** Marks one of many changes, as in typing. The returned function asks for a build if no other change followed. */
export async function publishWhenQuiet(kind: ChangeKind, id: string): Promise<() => Promise<void>> {
  const [pace, at] = await Promise.all([readPace(), markChange(kind, id)]);
  await refreshSnapshots(kind);
  return async () => {
    if (pace !== 0) return;
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    const name = changeSubjectOf({ kind, id });
    const isNewest = (await listChanges()).every(
      (change) => change.at <= at || changeSubjectOf(change) !== name,
    );
    if (isNewest) await requestBuildUnlessStopped();
  };
}

export async function listChanges(): Promise<Change[]> {
  return (await listKeys(prefix)).flatMap((key) => parseChange(key) ?? []);
}

export async function removeChanges(changes: readonly Change[]): Promise<void> {
  for (let start = 0; start < changes.length; start += removalsAtOnce) {
    const batch = changes.slice(start, start + removalsAtOnce);
    await Promise.all(batch.map(({ key }) => removeKey(key)));
  }
}

/** Two changes of one artwork have the same subject. */
export function changeSubjectOf({ kind, id }: Pick<Change, 'kind' | 'id'>): string {
  return `${kind}~${id}`;
}

/** Returns the newest time as in /version.json (ISO 8601); empty before the first. */
export function newestChangeTime(changes: readonly Change[]): string {
  const newest = changes.at(-1);
  return newest ? new Date(newest.at).toISOString() : '';
}

function parseChange(key: string): Change | null {
  const [, time, kind, id] = /^changes\/(\d+)~(\w+)~(.+)$/.exec(key) ?? [];
  const known = changeKinds.find((one) => one === kind);
  return time && known && id ? { key, at: Number(time), kind: known, id } : null;
}
