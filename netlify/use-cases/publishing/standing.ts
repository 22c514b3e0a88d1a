import type { ChangeKind, Publishing, SiteVersion } from '#shared/admin/publishing';
import { areBuildsStopped, listBuilds, newestTime, type Builds } from './builds.ts';
import { listChanges, changeSubjectOf, type Change } from './changes.ts';

export type PublishingStanding = Builds & {
  /** All marks, live ones too; oldest first. */
  marks: Change[];
  changes: Change[];
  waiting: Change[];
  hasFailed: boolean;
  isStopped: boolean;
  /** A newer build was live before: the owner published an older deploy at Netlify. */
  isOlder: boolean;
  askedAt: number;
};

export type LiveSite = Pick<SiteVersion, 'version' | 'builtAt'>;

/** Reads two lists of keys. `site`: what visitors see; null if that is unknown. */
export async function readPublishingStanding(site: LiveSite | null): Promise<PublishingStanding> {
  const [marks, builds] = await Promise.all([listChanges(), listBuilds()]);
  const versionAt = Date.parse(site?.version ?? '') || 0;
  const changes = marks.filter(({ at }) => at > versionAt);
  const askedAt = builds.requests.at(-1)?.at ?? 0;
  return {
    ...builds,
    marks,
    changes,
    waiting: changes.filter(({ at }) => at > askedAt),
    hasFailed: newestTime(builds.failures) >= askedAt,
    isStopped: areBuildsStopped(builds),
    isOlder: site !== null && Date.parse(site.builtAt) < newestTime(builds.live),
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
