import type { SyncResult } from '#shared/instagram';
import type { PostImport } from './post-import.ts';

const mostNotes = 20;

/** Counts the posts anew and continues with the changes of a run that did not reach its end. */
export function newResult(before?: SyncResult): SyncResult {
  const now = new Date().toISOString();
  const changes = { added: 0, changed: 0, hidden: 0, waiting: 0, notes: [] };
  return { ...changes, ...before, startedAt: now, finishedAt: now, seen: 0, taken: 0, skipped: {} };
}

export function countPost(result: SyncResult, imported: PostImport): SyncResult {
  const { reason } = imported;
  const { seen, taken, skipped, waiting } = result;
  return {
    ...countChange(result, imported),
    waiting: imported.isWaiting ? waiting + 1 : waiting,
    seen: seen + 1,
    taken: reason ? taken : taken + 1,
    skipped: reason ? { ...skipped, [reason]: (skipped[reason] ?? 0) + 1 } : skipped,
  };
}

export function countChange(
  result: SyncResult,
  { change, note }: Pick<PostImport, 'change' | 'note'>,
): SyncResult {
  const noted = note ? withNote(result, note) : result;
  return { ...noted, ...(change !== 'none' && { [change]: result[change] + 1 }) };
}

export function withNote(result: SyncResult, note: string): SyncResult {
  return { ...result, notes: [...result.notes, note].slice(0, mostNotes) };
}

export function changesIn({ added, changed, hidden }: SyncResult): number {
  return added + changed + hidden;
}
