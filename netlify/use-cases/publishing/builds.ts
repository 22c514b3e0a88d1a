import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { hasBeen } from '#shared/since';
import { requestRebuild } from '../../ports/rebuild.ts';
import { readJson } from '../../ports/blobs/records.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';

const key = 'publishing/builds';
const mostFailures = 3;

const moment = z.number().transform((at) => (hasBeen(at) ? at : 0));
const moments = z.array(moment).transform((times) => times.filter((at) => at > 0));

/** One record; times in ms since 1970. */
const builtSchema = z.object({
  /** What visitors saw at the last look: for availability, which cannot ask the site. */
  live: z.record(z.string(), z.number()).default({}),
  /** The newest build that visitors saw: a live one that is older is a rollback. */
  newestBuiltAt: moment.default(0),
  /** Accepted requests of 62 days; the newest stays. */
  requests: moments.default([]),
  /** Since the last success. */
  failures: moments.default([]),
  /** The first edit that waits: its record may have changed again. */
  firstEditAt: z.number().nullable().default(null),
});
export type Builds = z.infer<typeof builtSchema>;
/** Unreadable: as if no build was asked for (rule 84). No purchase depends on it. */
const buildsSchema = builtSchema.catch(builtSchema.parse({}));

export async function readBuilds(): Promise<Builds> {
  return (await readJson(key, buildsSchema)) ?? buildsSchema.parse({});
}

/** Returns the stored record; one that `change` leaves as it is is not written. `current`: what was read a moment ago. */
export async function changeBuilds(
  change: (builds: Builds) => Builds,
  current?: Builds,
): Promise<Builds> {
  if (current && isDeepStrictEqual(change(current), current)) return current;
  const stored = await upsertJson(key, buildsSchema, (record) => {
    const builds = record ?? buildsSchema.parse({});
    const changed = change(builds);
    return isDeepStrictEqual(changed, builds) ? null : changed;
  });
  return stored ?? buildsSchema.parse({});
}

/**
 * Asks for a build, and stores the request after the hook's answer: a crash in between asks twice, never not at all. Its time says what the
 * build has.
 */
export async function requestBuild(): Promise<boolean> {
  const at = Date.now();
  if (!(await requestRebuild())) return false;
  await recordBuildRequest(at);
  return true;
}

/** Stores a request. `at`: a time before the hook was called, in ms since 1970. */
export async function recordBuildRequest(at: number): Promise<void> {
  await changeBuilds((builds) => ({ ...builds, requests: [...new Set([...builds.requests, at])] }));
}

export async function requestBuildUnlessStopped(): Promise<void> {
  if (!areBuildsStopped(await readBuilds())) await requestBuild();
}

/** Stores a failure, which Netlify's deploy event or a failed local build tells. */
export async function recordFailedBuild(): Promise<void> {
  const at = Date.now();
  await changeBuilds((builds) => ({ ...builds, failures: [...new Set([...builds.failures, at])] }));
}

export function areBuildsStopped({ failures }: Builds): boolean {
  return failures.length >= mostFailures;
}

/** Returns whether a build failed since the newest request. */
export function hasLastBuildFailed(builds: Builds): boolean {
  const askedAt = newestRequest(builds);
  return builds.failures.some((at) => at >= askedAt);
}

/** Returns 0 if none was asked for. */
export function newestRequest({ requests }: Builds): number {
  return requests.at(-1) ?? 0;
}
