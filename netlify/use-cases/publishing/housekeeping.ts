import type { SiteVersion } from '#shared/admin/publishing';
import { noteLiveBuild, removeNotes, removeOldBuildRequests } from './builds.ts';
import {
  changeSubjectOf,
  everyArtwork,
  markChange,
  removeChanges,
  type Change,
} from './changes.ts';
import type { PublishingStanding } from './standing.ts';

/** A scheduled function has 30 seconds; the next run removes the rest. */
const mostRemovals = 4000;
/** How long requested marks are kept if the site does not say which version it has. */
const keptMs = 24 * 3_600_000;

/** Removes marks that are live or repeated, failures before the last success, and old requests. */
export async function removePublishedChanges(
  standing: PublishingStanding,
  site: SiteVersion | null,
): Promise<void> {
  const published = site ? liveMarks(standing) : oldMarks(standing);
  const builtAt = site ? Date.parse(site.builtAt) : 0;
  const removable = [...published, ...middleMarks(standing.waiting)];
  await removeChanges(removable.slice(0, mostRemovals));
  await removeNotes(standing.failures.filter(({ at }) => at < builtAt));
  await noteLiveBuild(standing, builtAt);
  await removeOldBuildRequests(standing);
}

/** After a rollback the server still sells at the present prices, which the old pages do not have. */
export async function markRollback({ isOlder, changes }: PublishingStanding): Promise<void> {
  const isMarked = changes.some(({ id }) => id === everyArtwork);
  if (isOlder && !isMarked) await markChange('artworks', everyArtwork);
}

function liveMarks({ marks, changes }: PublishingStanding): Change[] {
  const waiting = new Set(changes);
  return marks.filter((mark) => !waiting.has(mark));
}

function oldMarks({ marks, hasFailed, askedAt }: PublishingStanding): Change[] {
  if (hasFailed) return [];
  const before = Math.min(askedAt, Date.now() - keptMs);
  return marks.filter(({ at }) => at < before);
}

/** Of many marks of one page only the first (how long it waits) and the last (whether it rests) matter. */
function middleMarks(waiting: readonly Change[]): Change[] {
  const first = new Set<string>();
  const last = new Map(waiting.map((mark) => [changeSubjectOf(mark), mark]));
  return waiting.filter((mark) => {
    const subject = changeSubjectOf(mark);
    const isFirst = !first.has(subject);
    first.add(subject);
    return !isFirst && last.get(subject) !== mark;
  });
}
