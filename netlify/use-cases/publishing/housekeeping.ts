import type { SiteVersion } from '#shared/publishing';
import { forgetFailures, removeOldRequests } from './builds.ts';
import { removeChanges, subjectOf, type Change } from './changes.ts';
import type { Standing } from './standing.ts';

/** A scheduled function ends after 30 seconds: the rest is removed in its next run. */
const mostRemovals = 4000;
/** How long a mark is kept that a build was asked for, where the site does not answer which version it has. */
const keptMs = 24 * 3_600_000;

/** Removes marks that are live or that others of their subject stand for, failures before the last success, and old requests. */
export async function forgetPublished(standing: Standing, site: SiteVersion | null): Promise<void> {
  const published = site ? liveMarks(standing) : oldMarks(standing);
  const builtAt = site ? Date.parse(site.builtAt) : 0;
  const removable = [...published, ...middleMarks(standing.waiting)];
  await removeChanges(removable.slice(0, mostRemovals));
  await forgetFailures(standing.failures.filter(({ at }) => at < builtAt));
  await removeOldRequests(standing);
}

function liveMarks({ marks, changes }: Standing): Change[] {
  const waiting = new Set(changes);
  return marks.filter((mark) => !waiting.has(mark));
}

function oldMarks({ marks, hasFailed, askedAt }: Standing): Change[] {
  if (hasFailed) return [];
  const before = Math.min(askedAt, Date.now() - keptMs);
  return marks.filter(({ at }) => at < before);
}

/** Typing marks one page many times: its first and its last mark say how long it waits and whether it rests. */
function middleMarks(waiting: readonly Change[]): Change[] {
  const first = new Set<string>();
  const last = new Map(waiting.map((mark) => [subjectOf(mark), mark]));
  return waiting.filter((mark) => {
    const subject = subjectOf(mark);
    const isFirst = !first.has(subject);
    first.add(subject);
    return !isFirst && last.get(subject) !== mark;
  });
}
