import type { InstagramStatus } from '#shared/instagram';
import { listArtworks } from '../artworks/artworks.ts';
import { listInspirations, listProcess } from '../content/journal.ts';
import { isRunAlive, readSync } from './sync-record.ts';
import { getInstagramSettings } from './sync-settings.ts';
import { isInstagramConnected, tokenDaysLeft, tokenOrigin } from './token.ts';
import { describeTrouble } from './sync-trouble.ts';

export async function getInstagramStatus(): Promise<InstagramStatus> {
  const [settings, sync, artworks, process, inspirations, daysLeft, isConnected] =
    await Promise.all([
      getInstagramSettings(),
      readSync(),
      listArtworks(),
      listProcess(),
      listInspirations(),
      tokenDaysLeft(),
      isInstagramConnected(),
    ]);
  const run = sync?.run ?? null;
  const trouble = sync?.trouble?.origin === (await tokenOrigin()) ? sync.trouble : null;
  return {
    lastSync: sync?.last?.finishedAt ?? null,
    stats: {
      artworks: artworks.filter(({ instagramPostId }) => instagramPostId).length,
      process: process.filter(({ instagramPostId }) => instagramPostId).length,
      inspiration: inspirations.filter((inspiration) => inspiration.instagramHighlightId).length,
    },
    settings,
    isConnected,
    progress: isRunAlive(run) ? { done: run.result.seen, total: run.total } : null,
    result: sync?.last ?? null,
    trouble: trouble && describeTrouble(trouble),
    tokenDaysLeft: trouble?.problem === 'token' ? 0 : daysLeft,
  };
}
