import { nextTick, publicationTime } from '#shared/admin/pace';
import type { Pace, Publishing } from '#shared/admin/publishing';
import { env } from '../../env.ts';
import { HttpError, UnavailableError } from '../../errors.ts';
import { readKey } from '../../ports/keys.ts';
import { recordActivity } from '../admin/activity.ts';
import { changeBuilds, requestBuild, type Builds } from './builds.ts';
import { readPace } from './pace.ts';
import { countByKind, readProgress, type Progress } from './progress.ts';
import { refreshAllSnapshots } from './snapshots.ts';

const longestBuildMs = 10 * 60_000;

export async function getPublishing(): Promise<Publishing> {
  const [progress, pace] = await Promise.all([readProgress(), readPace()]);
  const { site, changes, firstEditAt } = progress;
  const times = [...changes.map(({ at }) => at), ...(firstEditAt ? [firstEditAt] : [])];
  const until = nextPublication(progress, pace);
  return {
    state: stateOf(progress),
    changes: changes.length,
    waits: countByKind(changes),
    since:
      times.length > 0 ? asText(times.reduce((earliest, time) => Math.min(earliest, time))) : null,
    until: until === null ? null : asText(until),
    builtAt: site?.builtAt ?? null,
    publishAfterMinutes: pace,
    deploys: countDeploys(progress.builds),
  };
}

/** Ends a stop. Does not ask if all is live or on its way. Throws 409 without a build hook, 503. */
export async function publishNow(editor: string): Promise<Publishing> {
  if (!(await readKey('BUILD_HOOK_URL'))) {
    throw new HttpError(
      409,
      'The shop cannot publish by itself yet: connect publishing, Netlify’s ‘build hook’, under Setup.',
    );
  }
  // A sale is in its snapshot from the next look at the clock on.
  const state = stateOf(await readProgress(refreshAllSnapshots()));
  if (state !== 'live' && state !== 'publishing') {
    if (!(await requestBuild())) throw new UnavailableError('builds');
    await changeBuilds((builds) => ({ ...builds, failures: [] }));
    await recordActivity(editor, 'Published now');
  }
  return getPublishing();
}

function stateOf(progress: Progress): Publishing['state'] {
  const { builds, changes, waiting, hasFailed, isStopped, isOlder, askedAt, hasHook } = progress;
  const isAsked = !hasFailed && Date.now() - askedAt <= longestBuildMs;
  if (isOlder) return isAsked && askedAt > builds.newestBuiltAt ? 'publishing' : 'older';
  if (!hasHook) return 'manual';
  if (changes.length === 0) return 'live';
  if (isStopped) return 'stopped';
  if (hasFailed) return 'failed';
  if (waiting.length > 0) return 'waiting';
  return isAsked ? 'publishing' : 'failed';
}

/** Returns when the next build is asked for, in ms since 1970, or null if the schedule will not ask. */
function nextPublication(progress: Progress, pace: Pace): number | null {
  const { changes, waiting, hasFailed, isStopped, isOlder, firstEditAt, hasHook } = progress;
  if (changes.length === 0 || !hasHook || isStopped || isOlder) return null;
  if (pace === -1) return null;
  const next = nextTick(Date.now());
  if (hasFailed) return next;
  const time = publicationTime(waiting, pace, firstEditAt);
  return time === null ? null : Math.max(time, next);
}

/** Counts the month's deploys, or returns null for a local shop: only Netlify's deploys cost credits. */
function countDeploys({ requests }: Builds): Publishing['deploys'] {
  if (env().LOCAL_SHOP_URL) return null;
  const now = new Date();
  const monthStart = Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
  const count = requests.filter((at) => at >= monthStart).length;
  return { count, since: asText(monthStart) };
}

function asText(time: number): string {
  return new Date(time).toISOString();
}
