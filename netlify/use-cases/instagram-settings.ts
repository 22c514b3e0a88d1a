import * as z from 'zod';
import {
  defaultInstagramSettings,
  instagramSettingsInput,
  type InstagramSettings,
  type InstagramStatus,
} from '#shared/instagram';
import { readJson, writeJson } from '../ports/blobs.ts';
import { listArtworks } from './artworks.ts';
import { listInspirations, listProcess } from './journal.ts';

const settingsKey = 'instagram/settings';
const lastSyncKey = 'instagram/last-sync';
const lastSyncSchema = z.object({ at: z.string() });

/** The sync's settings, when it ran last, and how much of the shop came from it. */
export async function getInstagramStatus(): Promise<InstagramStatus> {
  const [settings, lastSync, artworks, process, inspirations] = await Promise.all([
    readJson(settingsKey, instagramSettingsInput),
    readJson(lastSyncKey, lastSyncSchema),
    listArtworks(),
    listProcess(),
    listInspirations(),
  ]);
  return {
    lastSync: lastSync?.at ?? null,
    stats: {
      artworks: artworks.filter(({ instagramPostId }) => instagramPostId).length,
      process: process.filter(({ instagramPostId }) => instagramPostId).length,
      inspiration: inspirations.filter((one) => one.instagramHighlightId).length,
    },
    settings: settings ?? defaultInstagramSettings,
  };
}

/** Stores the sync's settings. */
export async function setInstagramSettings(
  settings: InstagramSettings,
): Promise<InstagramSettings> {
  await writeJson(settingsKey, settings);
  return settings;
}
