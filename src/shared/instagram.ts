import * as z from 'zod';
import { textInput } from './text.ts';

/** Minutes between two syncs. */
export const syncFrequencies = ['15', '30', '60', '180', '360', '720', '1440'] as const;

/** What a sync does with a post that leaves no question (rule 76). */
export const clearPosts = ['on-sale', 'look-first'] as const;

/** The 'highlight collection' is a hashtag: Instagram's API has no highlights. */
export const instagramSettingsInput = z.object({
  syncFrequency: z
    .string('Sync frequency is required')
    .min(1, 'Sync frequency is required')
    .pipe(z.enum(syncFrequencies, 'Sync frequency is required')),
  highlightCollection: z
    .string('Highlight collection name is required')
    .pipe(textInput())
    .transform((name) => name.replace(/^[\s#]+/, ''))
    .pipe(z.string().min(1, 'Highlight collection name is required').max(100)),
  /** Absent: unchanged. */
  clearPosts: z.enum(clearPosts, 'Choose what happens with new posts').optional(),
});
export type InstagramSettingsInput = z.infer<typeof instagramSettingsInput>;

export const instagramSettingsRecord = instagramSettingsInput.extend({
  clearPosts: z.enum(clearPosts).default('on-sale'),
  /** Grows with every edit (rule 39). */
  version: z.number().default(0),
});
export type InstagramSettings = z.infer<typeof instagramSettingsRecord>;

export const defaultInstagramSettings: InstagramSettings = {
  syncFrequency: '60',
  highlightCollection: 'ArtForSale',
  clearPosts: 'on-sale',
  version: 0,
};

export const skipReasons = [
  'no-hashtag',
  'no-picture',
  'unreachable',
  'too-large',
  'deleted-here',
  'failed',
  'odd',
  'gone',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** Counts posts seen, posts with an item, changes, and artworks that wait for the painter since. Times in ISO 8601. */
export const syncResultSchema = z.object({
  startedAt: z.string(),
  finishedAt: z.string(),
  seen: z.number(),
  taken: z.number(),
  added: z.number(),
  changed: z.number(),
  hidden: z.number(),
  waiting: z.number().default(0),
  skipped: z.partialRecord(z.enum(skipReasons), z.number()),
  notes: z.array(z.string()),
});
export type SyncResult = z.infer<typeof syncResultSchema>;

/** `retryAt` null: the shop waits for the administrator. */
export type SyncTrouble = {
  message: string;
  advice: string;
  since: string;
  retryAt: string | null;
};

/** The shop renews its token each week: with so few days left Instagram has refused that for weeks. */
export const fewTokenDays = 14;

/** Answer of GET /api/instagram/status; `lastSync` is null before the first one. */
export type InstagramStatus = {
  lastSync: string | null;
  stats: { artworks: number; process: number; inspiration: number };
  settings: InstagramSettings;
  isConnected: boolean;
  progress: { done: number; total: number | null } | null;
  result: SyncResult | null;
  trouble: SyncTrouble | null;
  tokenDaysLeft: number | null;
};

/** What becomes of what posts brought that are gone from Instagram at once (rule 47). */
export const goneAnswers = ['hide', 'keep'] as const;

/** `since` names the question. */
export const goneAnswerInput = z.object({
  since: z.string(),
  answer: z.enum(goneAnswers, 'Choose ‘Hide them’ or ‘Keep them’'),
});
export type GoneAnswerInput = z.infer<typeof goneAnswerInput>;

/** The query of POST /api/admin/instagram/sync: `all` reads every post again. */
export const syncQuery = z.object({ posts: z.enum(['new', 'all']).default('new') });
