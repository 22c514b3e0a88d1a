import type { ChangeKind, Publishing } from '#shared/publishing';
import { isStopped, listBuilds, type Builds } from './builds.ts';
import { listChanges, subjectOf, type Change } from './changes.ts';

/** What is not live yet. */
export type Standing = Builds & {
  /** Every mark, also those that are live by now; oldest first, as the others. */
  marks: Change[];
  /** Changes that visitors do not see yet. */
  changes: Change[];
  /** Those of them that no build was asked for since. */
  waiting: Change[];
  /** The last build that was asked for has failed. */
  hasFailed: boolean;
  isStopped: boolean;
  /** When a build was asked for last, in ms since 1970; 0 before the first. */
  askedAt: number;
};

/** Where the changes stand that are newer than `live`, the version of the site that visitors see. Reads two lists of keys. */
export async function readStanding(live: string): Promise<Standing> {
  const [marks, builds] = await Promise.all([listChanges(), listBuilds()]);
  const liveAt = Date.parse(live) || 0;
  const changes = marks.filter(({ at }) => at > liveAt);
  const askedAt = builds.requests.at(-1)?.at ?? 0;
  const failedAt = builds.failures.at(-1)?.at ?? -1;
  return {
    ...builds,
    marks,
    changes,
    waiting: changes.filter(({ at }) => at > askedAt),
    hasFailed: failedAt >= askedAt,
    isStopped: isStopped(builds),
    askedAt,
  };
}

/** How many things were changed, by kind: two changes of one artwork are one. */
export function countChanges(changes: readonly Change[]): Publishing['waits'] {
  const counts: Partial<Record<ChangeKind, number>> = {};
  const kinds = new Map(changes.map((change) => [subjectOf(change), change.kind]));
  for (const kind of kinds.values()) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
