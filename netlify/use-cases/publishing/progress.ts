import { changeKinds, type ChangeKind, type SiteVersion } from '#shared/admin/publishing';
import { readKey } from '../../ports/keys.ts';
import { findSiteVersion } from '../../ports/site.ts';
import {
  areBuildsStopped,
  hasLastBuildFailed,
  newestRequest,
  readBuilds,
  type Builds,
} from './builds.ts';
import { listSiteChanges, type SiteChange } from './snapshots.ts';

const kindOf: Record<string, ChangeKind> = {
  artworks: 'artworks',
  content: 'content',
  diary: 'diary',
  process: 'films',
  inspirations: 'films',
  series: 'series',
  settings: 'settings',
  taken: 'sales',
};

export type WaitingChange = SiteChange & { kind: ChangeKind };

export type Progress = {
  /** What visitors see; null if that is unknown. */
  site: SiteVersion | null;
  builds: Builds;
  /** What the live site does not have. */
  changes: WaitingChange[];
  /** Those that no build was asked for. */
  waiting: WaitingChange[];
  /** The first edit of those, for as long as one waits; in ms since 1970. */
  firstEditAt: number | null;
  askedAt: number;
  hasFailed: boolean;
  isStopped: boolean;
  /** A newer build was live before: the owner published an older deploy at Netlify. */
  isOlder: boolean;
  /** Whether the shop can ask for a build. */
  hasHook: boolean;
};

/** Reads what is published and what waits. `listing`: of the changes, where the snapshots are refreshed at the same time. */
export async function readProgress(listing = listSiteChanges()): Promise<Progress> {
  const [site, changesSince, builds, hook] = await Promise.all([
    findSiteVersion(),
    listing,
    readBuilds(),
    readKey('BUILD_HOOK_URL'),
  ]);
  const askedAt = newestRequest(builds);
  const hasFailed = hasLastBuildFailed(builds);
  const allChanges = changesSince(site?.versions ?? builds.live);
  // Where the site cannot be read, a build that was asked for counts as live.
  const isUnseen = ({ at }: SiteChange) => site !== null || hasFailed || at > askedAt;
  const changes = allChanges
    .filter(isUnseen)
    .map((change) => ({ ...change, kind: kindOfKey(change.key) }));
  const waiting = changes.filter(({ at }) => at > askedAt);
  return {
    site,
    builds,
    changes,
    waiting,
    firstEditAt: firstEditOf(waiting, builds, askedAt),
    askedAt,
    hasFailed,
    isStopped: areBuildsStopped(builds),
    isOlder: site !== null && Date.parse(site.builtAt) < builds.newestBuiltAt,
    hasHook: Boolean(hook),
  };
}

/** Counts records by kind. */
export function countByKind(
  changes: readonly WaitingChange[],
): Partial<Record<ChangeKind, number>> {
  const counts = changeKinds.map((kind) => [
    kind,
    changes.filter((change) => change.kind === kind).length,
  ]);
  return Object.fromEntries(counts.filter(([, count]) => count));
}

function firstEditOf(waiting: WaitingChange[], { firstEditAt }: Builds, askedAt: number) {
  const edits = waiting.filter(({ kind }) => kind !== 'sales').map(({ at }) => at);
  if (edits.length === 0) return null;
  const notedEdits = firstEditAt && firstEditAt > askedAt ? [firstEditAt] : [];
  return [...notedEdits, ...edits].reduce((earliest, time) => Math.min(earliest, time));
}

function kindOfKey(key: string): ChangeKind {
  return kindOf[key.slice(0, key.indexOf('/'))] ?? 'content';
}
