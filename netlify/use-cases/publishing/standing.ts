import type { ChangeKind, Publishing } from '#shared/admin/publishing';
import { areBuildsStopped, listBuilds, type Builds } from './builds.ts';
import { listChanges, changeSubjectOf, type Change } from './changes.ts';

export type PublishingStanding = Builds & {
  /** All marks, live ones too; oldest first. */
  marks: Change[];
  changes: Change[];
  waiting: Change[];
  hasFailed: boolean;
  isStopped: boolean;
  askedAt: number;
};

/** Reads two lists of keys. `live`: the version of the site that visitors see. */
export async function readPublishingStanding(live: string): Promise<PublishingStanding> {
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
    isStopped: areBuildsStopped(builds),
    askedAt,
  };
}

/** Counts subjects by kind: two changes of one artwork are one. */
export function countChanges(changes: readonly Change[]): Publishing['waits'] {
  const counts: Partial<Record<ChangeKind, number>> = {};
  const kinds = new Map(changes.map((change) => [changeSubjectOf(change), change.kind]));
  for (const kind of kinds.values()) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
