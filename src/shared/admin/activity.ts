import * as z from 'zod';

/** `id` sorts by time: '2026-11/1763740800000-1a2b3c4d'. */
export const activitySchema = z.object({
  id: z.string(),
  at: z.string(),
  who: z.string(),
  what: z.string(),
});
export type Activity = z.infer<typeof activitySchema>;

/** All failed logins of an hour. `writes` names the latest writes, so that a repeated one is not counted twice. */
export const failedLoginsSchema = activitySchema.extend({
  count: z.number(),
  addresses: z.array(z.string()),
  writes: z.array(z.string()),
});
export type FailedLogins = z.infer<typeof failedLoginsSchema>;

export const activityQuery = z.object({
  before: z
    .string()
    .regex(/^\d{4}-\d{2}\/\d{13}-[\w-]+$/, 'Must be the id of an entry')
    .optional(),
});

export type ActivityPage = { entries: Activity[]; older: string | null };
