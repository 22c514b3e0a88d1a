import type { ChangeKind } from '#shared/admin/publishing';
import { refreshSnapshot, type ListedChange, type Snapshot } from '../../ports/blobs/snapshots.ts';

/** Records that are read whole again and again, each snapshot in one read of Blobs. */
export const snapshots = {
  artworks: { name: 'artworks', prefixes: ['artworks/'] },
  diary: { name: 'diary', prefixes: ['content/', 'diary/'] },
  process: { name: 'process', prefixes: ['process/'] },
  inspirations: { name: 'inspirations', prefixes: ['inspirations/'] },
} satisfies Record<string, Snapshot>;

/** The snapshots that a kind of change makes old. Takes are read with their changes since. */
const snapshotsOf: Record<ChangeKind, Snapshot[]> = {
  artworks: [snapshots.artworks],
  content: [snapshots.diary],
  diary: [snapshots.diary],
  sync: [snapshots.artworks, snapshots.diary, snapshots.process, snapshots.inspirations],
  sales: [],
};

/** Gets the changed records before the snapshot is written. */
export type SnapshotNotice = (changes: ListedChange[]) => Promise<void>;

/** Writes each snapshot whose records changed. Throws 503. */
export async function refreshAllSnapshots(notice?: SnapshotNotice): Promise<void> {
  await Promise.all(Object.values(snapshots).map((one) => refresh(one, notice)));
}

/** Writes the snapshots of a kind of change. One that fails is left to the next reconciliation. */
export async function refreshSnapshots(kind: ChangeKind, notice?: SnapshotNotice): Promise<void> {
  const refreshing = snapshotsOf[kind].map((one) => refresh(one, notice));
  const refreshed = await Promise.allSettled(refreshing);
  for (const result of refreshed) if (result.status === 'rejected') console.error(result.reason);
}

/** The first snapshot has no changes: its records are not newer than the site. */
function refresh(snapshot: Snapshot, notice?: SnapshotNotice): Promise<void> {
  return refreshSnapshot(snapshot, async (changes, isFirst) => {
    if (!isFirst) await notice?.(changes);
  });
}
