import { nextTick, publicationTime } from '#shared/admin/pace';
import type { Pace, Publishing } from '#shared/admin/publishing';
import { env } from '../../env.ts';
import { HttpError, UnavailableError } from '../../errors.ts';
import { recordActivity } from '../admin/activity.ts';
import { newestTime, readPace, removeNotes, requestBuild, type Builds } from './builds.ts';
import {
  countChanges,
  readPublishingStanding,
  type LiveSite,
  type PublishingStanding,
} from './standing.ts';

const longestBuildMs = 10 * 60_000;

export async function getPublishing(site: LiveSite): Promise<Publishing> {
  const [standing, pace] = await Promise.all([readPublishingStanding(site), readPace()]);
  const { changes } = standing;
  const waits = countChanges(changes);
  const [oldest] = changes;
  const until = nextPublication(standing, pace);
  return {
    state: stateOf(standing),
    changes: Object.values(waits).reduce((sum, count) => sum + count, 0),
    waits,
    since: oldest ? asText(oldest.at) : null,
    until: until === null ? null : asText(until),
    publishAfterMinutes: pace,
    deploys: countDeploys(standing),
  };
}

/** Ends a stop. Does not ask if all is live or on its way. Throws 409 without a build hook, 503. */
export async function publishNow(site: LiveSite, editor: string): Promise<Publishing> {
  if (!env().BUILD_HOOK_URL) {
    throw new HttpError(409, 'No build hook is configured: changes go live with the next deploy.');
  }
  const standing = await readPublishingStanding(site);
  const state = stateOf(standing);
  if (state !== 'live' && state !== 'publishing') {
    if (!(await requestBuild())) throw new UnavailableError('The build service');
    await removeNotes(standing.failures);
    await recordActivity(editor, 'Published now');
  }
  return getPublishing(site);
}

function stateOf(standing: PublishingStanding): Publishing['state'] {
  const { changes, waiting, hasFailed, isStopped, isOlder, askedAt } = standing;
  const isAsked = !hasFailed && Date.now() - askedAt <= longestBuildMs;
  if (isOlder) return isAsked && askedAt > newestTime(standing.live) ? 'publishing' : 'older';
  if (changes.length === 0) return 'live';
  if (!env().BUILD_HOOK_URL) return 'manual';
  if (isStopped) return 'stopped';
  if (hasFailed) return 'failed';
  if (waiting.length > 0) return 'waiting';
  return isAsked ? 'publishing' : 'failed';
}

/** In ms since 1970; null if the schedule will not ask. */
function nextPublication(standing: PublishingStanding, pace: Pace): number | null {
  const { changes, waiting, hasFailed, isStopped, isOlder } = standing;
  if (changes.length === 0 || !env().BUILD_HOOK_URL || isStopped || isOlder) return null;
  if (pace === -1) return null;
  const next = nextTick(Date.now());
  if (hasFailed) return next;
  const time = publicationTime(waiting, pace);
  return time === null ? null : Math.max(time, next);
}

/** Only Netlify's deploys cost credits; a local build hook has a local address. */
function countDeploys({ requests }: Builds): Publishing['deploys'] {
  if (env().LOCAL_SHOP_URL) return null;
  const now = new Date();
  const monthStart = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const count = requests.filter(({ at }) => at >= monthStart).length;
  return { count, since: asText(monthStart) };
}

function asText(time: number): string {
  return new Date(time).toISOString();
}
