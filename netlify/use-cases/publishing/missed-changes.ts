import type { ChangeKind } from '#shared/admin/publishing';
import type { ListedChange } from '../../ports/blobs/snapshots.ts';
import { isSold, liveTakesIn } from '../takes/takes.ts';
import { listBuilds } from './builds.ts';
import { listChanges, markChange, publishChange, changeSubjectOf } from './changes.ts';

const marksAtOnce = 40;

type Subject = { kind: ChangeKind; id: string; writtenAt: number };
type Times = { at?: string; lastModifiedAt?: string; instagramPostId?: string | null };

const kinds: Record<string, ChangeKind> = {
  artworks: 'artworks',
  content: 'content',
  diary: 'diary',
  process: 'sync',
  inspirations: 'sync',
  taken: 'sales',
};

/** Publishes what a sync stored. */
export async function publishSyncedChanges(): Promise<void> {
  await publishChange('sync', 'instagram', markMissedChanges);
}

/** A request may crash between its record and its mark; a newer mark or request counts. */
export async function markMissedChanges(listed: readonly ListedChange[]): Promise<void> {
  const [changes, { requests }] = await Promise.all([listChanges(), listBuilds()]);
  const marks = new Map(changes.map((mark) => [changeSubjectOf(mark), mark.at]));
  const askedAt = requests.at(-1)?.at ?? 0;
  const missed = new Map<string, Subject>();
  for (const subject of listed.flatMap((one) => toSubject(one) ?? [])) {
    const name = changeSubjectOf(subject);
    const knownAt = Math.max(askedAt, marks.get(name) ?? 0);
    if (knownAt < subject.writtenAt) missed.set(name, subject);
  }
  const subjects = [...missed.values()];
  for (let start = 0; start < subjects.length; start += marksAtOnce) {
    const batch = subjects.slice(start, start + marksAtOnce);
    await Promise.all(batch.map(({ kind, id }) => markChange(kind, id)));
  }
}

function toSubject({ key, value, before }: ListedChange): Subject | null {
  const [folder = '', id = ''] = key.split('/');
  const kind = kinds[folder];
  if (!kind || (kind === 'sales' && soldIn(before) === soldIn(value))) return null;
  const { at, lastModifiedAt, instagramPostId } = (value ?? {}) as Times;
  // A record without a time is marked again: better one build too many than one too few.
  const writtenAt = Date.parse(at ?? lastModifiedAt ?? '') || Date.now();
  // No page shows a new post yet, so one mark is enough for all of them.
  if (kind === 'sync' || (before === undefined && instagramPostId))
    return { kind: 'sync', id: 'instagram', writtenAt };
  return { kind, id, writtenAt };
}

/** A transfer's hold is on no page. */
function soldIn(taken: unknown): string {
  const sold = liveTakesIn(taken).filter(isSold);
  return sold.map(({ orderId }) => orderId).join();
}
