import { publicationTime } from '#shared/admin/pace';
import type { SiteVersion } from '#shared/admin/publishing';
import { hasBeen } from '#shared/since';
import { mailStoppedPublishing } from './alarm.ts';
import {
  areBuildsStopped,
  changeBuilds,
  hasLastBuildFailed,
  requestBuild,
  type Builds,
} from './builds.ts';
import { readPace } from './pace.ts';
import { readProgress, type Progress } from './progress.ts';
import { refreshAllSnapshots } from './snapshots.ts';

/** After this time an old site will not be replaced by the build that was asked for. */
const overdueMs = 30 * 60_000;
/** The screen counts this month's requests. */
const keptMs = 62 * 24 * 3_600_000;

/** Refreshes the snapshots, which say what changed, and asks for a build that is due. Throws 503. */
export async function publishWhenDue(): Promise<void> {
  const [progress, pace] = await Promise.all([readProgress(refreshAllSnapshots()), readPace()]);
  const { site } = progress;
  const isLost = site !== null && isOverdue(progress);
  const builds = await changeBuilds(
    (stored) => withSiteVersion(stored, site, progress.firstEditAt, isLost),
    progress.builds,
  );
  if (!progress.hasHook || progress.isOlder || progress.changes.length === 0) return;
  const [firstFailure] = builds.failures;
  if (firstFailure && areBuildsStopped(builds)) return mailStoppedPublishing(firstFailure);
  const time = publicationTime(progress.waiting, pace, progress.firstEditAt);
  const isDue = hasLastBuildFailed(builds) || (time !== null && time <= Date.now());
  if (pace !== -1 && isDue) await requestBuild();
}

/** Forgets failures before the live build, and old requests. */
function withSiteVersion(
  builds: Builds,
  site: SiteVersion | null,
  firstEditAt: number | null,
  isLost: boolean,
): Builds {
  const now = Date.now();
  const siteBuiltAt = site ? Date.parse(site.builtAt) : 0;
  const builtAt = hasBeen(siteBuiltAt) ? siteBuiltAt : 0;
  const failures = builds.failures.filter((at) => at >= builtAt);
  return {
    live: site?.versions ?? builds.live,
    newestBuiltAt: Math.max(builds.newestBuiltAt, builtAt),
    requests: builds.requests.filter((at, index, all) => !all[index + 1] || at > now - keptMs),
    failures: isLost ? [...failures, now] : failures,
    firstEditAt,
  };
}

/** Returns whether a request was accepted long ago, and neither a new site nor a failure followed. */
function isOverdue({ hasFailed, isOlder, changes, askedAt }: Progress): boolean {
  const isAsked = changes.some(({ at }) => at <= askedAt);
  return isAsked && !hasFailed && !isOlder && Date.now() - askedAt > overdueMs;
}
