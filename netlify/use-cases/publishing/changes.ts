import type { Snapshot } from '../../ports/blobs/snapshots.ts';
import { takenSnapshot } from '../takes/takes.ts';
import { requestBuildUnlessStopped } from './builds.ts';
import { readPace } from './pace.ts';
import { refreshSnapshots } from './snapshots.ts';

const quietMs = 1000;

/** Refreshes the snapshots after a change of records that they contain, and asks for a build if changes are published at once. */
export async function publishChange(...changed: Snapshot[]): Promise<void> {
  const [pace] = await Promise.all([readPace(), refreshSnapshots(changed)]);
  if (pace === 0) await requestBuildUnlessStopped();
}

/** Asks for a build if changes are published at once. Else the next reconciliation finds the sale: availability reads takes. */
export async function publishSales(): Promise<void> {
  if ((await readPace()) === 0) await publishChange(takenSnapshot);
}

/**
 * Refreshes the snapshot after one of many changes, as in typing. Returns a function that asks for a build if this change is still the
 * newest then.
 */
export async function publishWhenQuiet(
  changed: Snapshot,
  isNewest: () => Promise<boolean>,
): Promise<() => Promise<void>> {
  const [pace] = await Promise.all([readPace(), refreshSnapshots([changed])]);
  return async () => {
    if (pace !== 0) return;
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    if (await isNewest()) await requestBuildUnlessStopped();
  };
}
