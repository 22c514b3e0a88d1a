import {
  newestOf,
  readChangeTimes,
  refreshSnapshot,
  type Snapshot,
} from '../../ports/blobs/snapshots.ts';
import { settingsSnapshot } from '../settings.ts';
import { takenSnapshot } from '../takes/takes.ts';

/** Records that are read whole again and again, each snapshot in one read of Blobs. */
export const snapshots = {
  artworks: { name: 'artworks', prefixes: ['artworks/'] },
  diary: { name: 'diary', prefixes: ['content/', 'diary/'] },
  process: { name: 'process', prefixes: ['process/'] },
  inspirations: { name: 'inspirations', prefixes: ['inspirations/'] },
  series: { name: 'series', prefixes: ['series/'] },
} satisfies Record<string, Snapshot>;

/** What pages are built from. */
const siteSnapshots: Snapshot[] = [...Object.values(snapshots), settingsSnapshot, takenSnapshot];

/** By snapshot: its newest change that a build contains, in ms since 1970. */
export type SiteVersions = Record<string, number>;

/** A change of a record since those versions. */
export type SiteChange = { key: string; at: number };
type ChangesSince = (since: SiteVersions) => SiteChange[];
type TimesOfSnapshot = readonly [name: string, times: ReadonlyMap<string, number>];

/** Reads the versions. It is called before the records are read, so that a build contains at least these changes. */
export async function readSiteVersions(): Promise<SiteVersions> {
  const times = await readSiteTimes();
  return Object.fromEntries(times.map(([name, changes]) => [name, newestOf(changes)]));
}

export async function listSiteChanges(): Promise<ChangesSince> {
  return changesOf(await readSiteTimes());
}

/** Writes each snapshot whose records changed, and lists the changes. Throws 503. */
export async function refreshAllSnapshots(): Promise<ChangesSince> {
  return changesOf(await readSiteTimes(refreshSnapshot));
}

/** Refreshes the snapshots. One that fails is left to the next reconciliation. */
export async function refreshSnapshots(changed: readonly Snapshot[]): Promise<void> {
  const refreshed = await Promise.allSettled(changed.map((snapshot) => refreshSnapshot(snapshot)));
  for (const result of refreshed) if (result.status === 'rejected') console.error(result.reason);
}

function readSiteTimes(read = readChangeTimes): Promise<TimesOfSnapshot[]> {
  return Promise.all(
    siteSnapshots.map(async (snapshot) => [snapshot.name, await read(snapshot)] as const),
  );
}

function changesOf(times: TimesOfSnapshot[]): ChangesSince {
  return (since) =>
    times.flatMap(([name, changes]) =>
      [...changes].flatMap(([key, at]) => (at > (since[name] ?? 0) ? [{ key, at }] : [])),
    );
}
