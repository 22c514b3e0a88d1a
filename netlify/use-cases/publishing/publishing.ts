import { publicationTime } from '#shared/admin/pace';
import type { Pace } from '#shared/admin/publishing';
import { env } from '../../env.ts';
import { findSiteVersion } from '../../ports/site.ts';
import { tellStoppedPublishing } from './alarm.ts';
import { addBuildFailure, readPace, requestBuild } from './builds.ts';
import { listChanges, newestChangeTime } from './changes.ts';
import { markRollback, removePublishedChanges } from './housekeeping.ts';
import { readPublishingStanding, type PublishingStanding } from './standing.ts';

/** After this time an old site will not be replaced by the build that was asked for. */
const overdueMs = 30 * 60_000;

export async function publishWhenDue(): Promise<void> {
  const site = await findSiteVersion();
  const before = await readPublishingStanding(site);
  await removePublishedChanges(before, site);
  await markRollback(before);
  if (!env().BUILD_HOOK_URL || before.isOlder || before.changes.length === 0) return;
  if (site && isOverdue(before)) await recordFailedBuild();
  const [standing, pace] = await Promise.all([readPublishingStanding(site), readPace()]);
  const [firstFailure] = standing.failures;
  if (standing.isStopped && firstFailure) return tellStoppedPublishing(firstFailure.at);
  if (isDue(standing, pace)) await requestBuild();
}

/** Returns the newest change, which a build from now on contains; empty if none waits. */
export async function readContentVersion(): Promise<string> {
  return newestChangeTime(await listChanges());
}

/** Called for Netlify's deploy event, a failed local build, and a site that stays old. */
export async function recordFailedBuild(): Promise<void> {
  await addBuildFailure();
}

/** A request was accepted long ago, and neither a new site nor a failure followed. */
function isOverdue({ hasFailed, changes, askedAt }: PublishingStanding): boolean {
  const isAsked = changes.some(({ at }) => at <= askedAt);
  return isAsked && !hasFailed && Date.now() - askedAt > overdueMs;
}

function isDue({ waiting, hasFailed }: PublishingStanding, pace: Pace): boolean {
  if (pace === -1) return false;
  if (hasFailed) return true;
  const time = publicationTime(waiting, pace);
  return time !== null && time <= Date.now();
}
