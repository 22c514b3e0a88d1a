import * as z from 'zod';

/** What can change on the site. 'sales': a piece was sold, or its sale was undone. */
export const changeKinds = ['artworks', 'content', 'diary', 'sync', 'sales'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** Minutes of 'Publish changes': 0 at once, 10 after a pause, 60 after an hour, 1440 after a day, -1 only when pressed. */
export const paces = [0, 10, 60, 1440, -1] as const;
export type Pace = (typeof paces)[number];

/** What the setting 'Publish changes' sends. */
export const paceInput = z.object({ publishAfterMinutes: z.literal(paces) });

/**
 * Where the last changes stand (answer of GET /api/admin/publishing). `manual`: no build hook is configured, the next deploy
 * publishes. `failed`: the last build failed and is repeated. `stopped`: three builds in a row failed. Times in ISO 8601.
 */
export type Publishing = {
  state: 'live' | 'publishing' | 'waiting' | 'failed' | 'stopped' | 'manual';
  /** How many things were changed since the version that visitors see. */
  changes: number;
  /** The same by kind; kinds without a change are left out. */
  waits: Partial<Record<ChangeKind, number>>;
  /** When the oldest of these changes was made; null when all are live. */
  since: string | null;
  /** When the shop publishes by itself next; null when it does not. */
  until: string | null;
  publishAfterMinutes: Pace;
  /** Builds asked for in this month (UTC), where they cost credits; null elsewhere. */
  deploys: { count: number; since: string } | null;
};

/**
 * What a built site says of itself at /version.json: the last change in it, when it was built (ISO 8601), and which of its
 * pages still show the text that came with the shop (left out by older builds).
 */
export type SiteVersion = { version: string; builtAt: string; samplePages?: string[] | undefined };
