import * as z from 'zod';

/** Minutes between two syncs, as the settings carry them (spec, section 9). */
export const syncFrequencies = ['15', '30', '60', '180', '360', '720', '1440'] as const;

/** What the settings form sends (spec, section 5). The 'highlight collection' is a caption hashtag (facts, section C). */
export const instagramSettingsInput = z.object({
  syncFrequency: z
    .string('Sync frequency is required')
    .min(1, 'Sync frequency is required')
    .pipe(z.enum(syncFrequencies, 'Sync frequency is required')),
  highlightCollection: z
    .string('Highlight collection name is required')
    .transform((name) => name.replace(/^[\s#]+/, '').trim())
    .pipe(z.string().min(1, 'Highlight collection name is required').max(100)),
});
export type InstagramSettings = z.infer<typeof instagramSettingsInput>;

export const defaultInstagramSettings: InstagramSettings = {
  syncFrequency: '60',
  highlightCollection: 'ArtForSale',
};

/** Why a post did not come into the shop. */
export const skipReasons = [
  'no-hashtag',
  'no-picture',
  'unreachable',
  'too-large',
  'deleted-here',
  'failed',
  'gone',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** What a sync found: posts it looked at, those that have a place in the shop, and what it did. Times in ISO 8601. */
export const syncResultSchema = z.object({
  startedAt: z.string(),
  finishedAt: z.string(),
  seen: z.number(),
  taken: z.number(),
  added: z.number(),
  changed: z.number(),
  hidden: z.number(),
  skipped: z.partialRecord(z.enum(skipReasons), z.number()),
  /** What the painter should know, in sentences. */
  notes: z.array(z.string()),
});
export type SyncResult = z.infer<typeof syncResultSchema>;

/** Why the sync stands still, in words, and what to do; `retryAt` is null when it waits for the painter. */
export type SyncTrouble = {
  message: string;
  advice: string;
  since: string;
  retryAt: string | null;
};

/** Answer of GET /api/instagram/status: `lastSync` is null before the first one (rulings 13). */
export type InstagramStatus = {
  lastSync: string | null;
  stats: { artworks: number; process: number; inspiration: number };
  settings: InstagramSettings;
  isConnected: boolean;
  /** The sync under way: posts done, of how many where that is known. */
  progress: { done: number; total: number | null } | null;
  result: SyncResult | null;
  trouble: SyncTrouble | null;
  /** Null until Instagram has renewed the token once. */
  tokenDaysLeft: number | null;
};

/** The query of POST /api/admin/instagram/sync: `all` reads every post again, not only what is new. */
export const syncQuery = z.object({ posts: z.enum(['new', 'all']).default('new') });
