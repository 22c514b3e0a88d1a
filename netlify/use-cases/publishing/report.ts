import { nextTick, publicationTime } from '#shared/pace';
import type { Pace, Publishing } from '#shared/publishing';
import { env } from '../../env.ts';
import { HttpError, UnavailableError } from '../../http/errors.ts';
import { recordActivity } from '../activity.ts';
import { forgetFailures, requestBuild, type Builds } from './builds.ts';
import { readPace } from './settings.ts';
import { countChanges, readStanding, type Standing } from './standing.ts';

const longestBuildMs = 10 * 60_000;

/** Where the changes stand that are newer than `live`, the version of the site that visitors see. */
export async function getPublishing(live: string): Promise<Publishing> {
  const [standing, pace] = await Promise.all([readStanding(live), readPace()]);
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

/**
 * Asks for a build of all that waits, and starts a stopped shop again. Asks for none when all changes are live or on their
 * way. Throws 409 without a build hook, 503 when it does not answer.
 */
export async function publishNow(live: string, editor: string): Promise<Publishing> {
  if (!env().BUILD_HOOK_URL) {
    throw new HttpError(409, 'No build hook is configured: changes go live with the next deploy.');
  }
  const standing = await readStanding(live);
  const state = stateOf(standing);
  if (state !== 'live' && state !== 'publishing') {
    if (!(await requestBuild())) throw new UnavailableError('The build service');
    await forgetFailures(standing.failures);
    await recordActivity(editor, 'Published now');
  }
  return getPublishing(live);
}

function stateOf({ changes, waiting, hasFailed, ...rest }: Standing): Publishing['state'] {
  if (changes.length === 0) return 'live';
  if (!env().BUILD_HOOK_URL) return 'manual';
  if (rest.isStopped) return 'stopped';
  if (hasFailed) return 'failed';
  if (waiting.length > 0) return 'waiting';
  return Date.now() - rest.askedAt > longestBuildMs ? 'failed' : 'publishing';
}

/** When the schedule asks for a build by itself, in ms since 1970; null when it does not. */
function nextPublication(standing: Standing, pace: Pace): number | null {
  const { changes, waiting, hasFailed, isStopped } = standing;
  if (changes.length === 0 || !env().BUILD_HOOK_URL || isStopped || pace === -1) return null;
  const next = nextTick(Date.now());
  if (hasFailed) return next;
  const time = publicationTime(waiting, pace);
  return time === null ? null : Math.max(time, next);
}

/** Only Netlify's deploys cost credits; the local platform names its own address. */
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
