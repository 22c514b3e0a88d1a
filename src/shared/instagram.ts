import * as z from 'zod';

/** Minutes between two syncs, as the settings carry them (spec, section 9). */
export const syncFrequencies = ['15', '30', '60', '180', '360', '720', '1440'] as const;

/** What the settings form sends (spec, section 5). The 'highlight collection' is a caption hashtag (facts, section C). */
export const instagramSettingsInput = z.object({
  syncFrequency: z
    .string()
    .min(1, 'Sync frequency is required')
    .pipe(z.enum(syncFrequencies, 'Sync frequency is required')),
  highlightCollection: z
    .string()
    .trim()
    .min(1, 'Highlight collection name is required')
    .max(100)
    .transform((name) => name.replace(/^#/, '')),
});
export type InstagramSettings = z.infer<typeof instagramSettingsInput>;

export const defaultInstagramSettings: InstagramSettings = {
  syncFrequency: '60',
  highlightCollection: 'ArtForSale',
};

/** Answer of GET /api/instagram/status: `lastSync` is null before the first one (rulings 13). */
export type InstagramStatus = {
  lastSync: string | null;
  stats: { artworks: number; process: number; inspiration: number };
  settings: InstagramSettings;
};
