import type { ChangeKind } from '#shared/publishing';
import { refreshSnapshot, type ListedChange, type Snapshot } from '../ports/blobs-snapshots.ts';

/** What is read whole again and again, each list in one read of Blobs. */
export const lists = {
  artworks: { name: 'artworks', prefixes: ['artworks/'] },
  diary: { name: 'diary', prefixes: ['content/', 'diary/'] },
  process: { name: 'process', prefixes: ['process/'] },
  inspirations: { name: 'inspirations', prefixes: ['inspirations/'] },
  sales: { name: 'sales', prefixes: ['sold/'] },
} satisfies Record<string, Snapshot>;

/** Which lists a kind of change makes old. Sales are read with what came since, so their list may wait. */
const listsOf: Record<ChangeKind, Snapshot[]> = {
  artworks: [lists.artworks],
  content: [lists.diary],
  diary: [lists.diary],
  sync: [lists.artworks, lists.diary, lists.process, lists.inspirations],
  sales: [],
};

/** Learns what a list did not know yet, before the list is written. */
type Notice = (changes: ListedChange[]) => Promise<void>;

/** Brings every list up to date; those without news are not written. Throws 503. */
export async function refreshAllLists(notice?: Notice): Promise<void> {
  await Promise.all(Object.values(lists).map((list) => refreshSnapshot(list, notice)));
}

/** Brings the lists of a kind of change up to date. One that fails is left to the next reconciliation. */
export async function refreshLists(kind: ChangeKind, notice?: Notice): Promise<void> {
  const refreshing = listsOf[kind].map((list) => refreshSnapshot(list, notice));
  const refreshed = await Promise.allSettled(refreshing);
  for (const result of refreshed) if (result.status === 'rejected') console.error(result.reason);
}
