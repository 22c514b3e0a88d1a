import * as z from 'zod';

/** 'sales': a sale or its undoing. */
export const changeKinds = [
  'artworks',
  'series',
  'content',
  'diary',
  'films',
  'settings',
  'sales',
] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Minutes of 'Publish changes' (rule 49). */
export const paces = [0, 10, 60, 1440, -1] as const;
export type Pace = (typeof paces)[number];

export const paceInput = z.object({ publishAfterMinutes: z.literal(paces) });

/** Of a shop without a build hook: the one sentence for all screens. */
export const nothingPublishes = 'Visitors do not see your changes: nothing publishes them yet';

/** `manual`: no build hook, whatever waits; `failed`: the last build failed and is repeated; `stopped`: three failed; `older`: a rollback. ISO 8601. */
export type Publishing = {
  state: 'live' | 'publishing' | 'waiting' | 'failed' | 'stopped' | 'manual' | 'older';
  changes: number;
  /** By kind; absent kinds have no change. */
  waits: Partial<Record<ChangeKind, number>>;
  /** The first of these changes; null if all are live. */
  since: string | null;
  /** The next build by the schedule; null if there is none. */
  until: string | null;
  /** When the live site was built; null if it does not answer. */
  builtAt: string | null;
  publishAfterMinutes: Pace;
  /** Builds requested this month (UTC), where they cost credits; null elsewhere. */
  deploys: { count: number; since: string } | null;
};

/** /version.json: the newest change of each snapshot, in ms since 1970. */
export const siteVersionSchema = z.object({
  versions: z.record(z.string(), z.number()),
  builtAt: z.iso.datetime(),
});
export type SiteVersion = z.infer<typeof siteVersionSchema>;
