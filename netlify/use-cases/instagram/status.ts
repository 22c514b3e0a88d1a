import type { InstagramStatus } from '#shared/instagram';
import { listArtworks } from '../artworks.ts';
import { listInspirations, listProcess } from '../journal.ts';
import { isAlive, readSync } from './record.ts';
import { getInstagramSettings } from './settings.ts';
import { isConnected, tokenDaysLeft, tokenOrigin } from './token.ts';
import { describeTrouble } from './trouble.ts';

/** The sync's settings, when it ran last and how that went, and how much of the shop came from it. */
export async function getInstagramStatus(): Promise<InstagramStatus> {
  const [settings, sync, artworks, process, inspirations, daysLeft] = await Promise.all([
    getInstagramSettings(),
    readSync(),
    listArtworks(),
    listProcess(),
    listInspirations(),
    tokenDaysLeft(),
  ]);
  const run = sync?.run ?? null;
  const trouble = sync?.trouble?.origin === tokenOrigin() ? sync.trouble : null;
  return {
    lastSync: sync?.last?.finishedAt ?? null,
    stats: {
      artworks: artworks.filter(({ instagramPostId }) => instagramPostId).length,
      process: process.filter(({ instagramPostId }) => instagramPostId).length,
      inspiration: inspirations.filter((one) => one.instagramHighlightId).length,
    },
    settings,
    isConnected: isConnected(),
    progress: isAlive(run) ? { done: run.done, total: run.total } : null,
    result: sync?.last ?? null,
    trouble: trouble && describeTrouble(trouble),
    tokenDaysLeft: trouble?.problem === 'token' ? 0 : daysLeft,
  };
}
