import { publicationTime } from '#shared/pace';
import type { ChangeKind, Pace } from '#shared/publishing';
import { env } from '../env.ts';
import { findSiteVersion } from '../ports/site.ts';
import { refreshLists } from './lists.ts';
import { tellStoppedPublishing } from './publishing/alarm.ts';
import { addFailure, isStopped, listBuilds, requestBuild } from './publishing/builds.ts';
import { listChanges, markChange, subjectOf, versionOf } from './publishing/changes.ts';
import { forgetPublished } from './publishing/housekeeping.ts';
import { markMissedChanges } from './publishing/missed-changes.ts';
import { readPace } from './publishing/settings.ts';
import { readStanding, type Standing } from './publishing/standing.ts';

const quietMs = 1000;
/** A site that is still old so long after a build was asked for will not become new by itself. */
const overdueMs = 30 * 60_000;

/** Something that visitors see has changed: marks it, and asks for a build where changes are published at once. */
export async function publishChange(kind: ChangeKind, id: string): Promise<void> {
  const [pace] = await Promise.all([readPace(), markChange(kind, id)]);
  await refreshLists(kind, kind === 'sync' ? markMissedChanges : undefined);
  if (pace === 0) await requestUnlessStopped();
}

/** Pieces were sold, or their sale was undone. */
export async function publishSales(pieces: readonly string[]): Promise<void> {
  if (pieces.length === 0) return;
  const [pace] = await Promise.all([
    readPace(),
    ...pieces.map((piece) => markChange('sales', piece)),
  ]);
  if (pace === 0) await requestUnlessStopped();
}

/**
 * Marks a change that is one of many, as in typing; where changes are published at once, the returned work asks for a build
 * when no other has followed.
 */
export async function publishWhenQuiet(kind: ChangeKind, id: string): Promise<() => Promise<void>> {
  const [pace, at] = await Promise.all([readPace(), markChange(kind, id)]);
  await refreshLists(kind);
  return async () => {
    if (pace !== 0) return;
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    const name = subjectOf({ kind, id });
    const isNewest = (await listChanges()).every(
      (change) => change.at <= at || subjectOf(change) !== name,
    );
    if (isNewest) await requestUnlessStopped();
  };
}

/** Looks at the clock: asks for a build when the changes that wait are due, or when the last build failed. */
export async function publishWhenDue(): Promise<void> {
  const site = await findSiteVersion();
  const live = site?.version ?? '';
  const before = await readStanding(live);
  await forgetPublished(before, site);
  if (!env().BUILD_HOOK_URL || before.changes.length === 0) return;
  if (site && isOverdue(before)) await recordFailedBuild();
  const [standing, pace] = await Promise.all([readStanding(live), readPace()]);
  const [firstFailure] = standing.failures;
  if (standing.isStopped && firstFailure) return tellStoppedPublishing(firstFailure.at);
  if (isDue(standing, pace)) await requestBuild();
}

/** The newest change in the store: what a site that is built from now on contains at least. Empty when none waits. */
export async function readContentVersion(): Promise<string> {
  return versionOf(await listChanges());
}

/** A build has failed: said by Netlify's deploy event, by the local build, or by a site that stays old. */
export async function recordFailedBuild(): Promise<void> {
  await addFailure();
}

/** A request was accepted long ago, and neither a new site nor a failure has come of it. */
function isOverdue({ hasFailed, changes, askedAt }: Standing): boolean {
  const isAsked = changes.some(({ at }) => at <= askedAt);
  return isAsked && !hasFailed && Date.now() - askedAt > overdueMs;
}

function isDue({ waiting, hasFailed }: Standing, pace: Pace): boolean {
  if (pace === -1) return false;
  if (hasFailed) return true;
  const time = publicationTime(waiting, pace);
  return time !== null && time <= Date.now();
}

async function requestUnlessStopped(): Promise<void> {
  if (!isStopped(await listBuilds())) await requestBuild();
}
