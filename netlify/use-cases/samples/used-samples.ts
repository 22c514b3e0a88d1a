import * as z from 'zod';
import { readCurrent } from '../../ports/blobs/snapshots.ts';
import { snapshots } from '../publishing/snapshots.ts';

/** Returns the names of sample files, like 'choublak.jpg', that records name; hidden artworks count. Throws 503. */
export async function listUsedSamples(): Promise<Set<string>> {
  const lists = await Promise.all(
    Object.values(snapshots).map((snapshot) => readCurrent(snapshot, z.unknown())),
  );
  const records = lists.flatMap((list) => [...list.values()]);
  const names = JSON.stringify(records).matchAll(/\/samples\/([\w.-]+)/g);
  return new Set([...names].map(([, name = '']) => name));
}
