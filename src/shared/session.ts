import * as z from 'zod';

/** What the login form sends. bcrypt reads 72 bytes at most; more is refused by the login itself (rulings 36). */
export const loginInput = z.object({
  username: z.string().min(1, 'Username is required').max(200),
  password: z.string().min(1, 'Password is required').max(1000),
});
export type LoginInput = z.infer<typeof loginInput>;

/** What the owner has not configured, and the shop does without (local.md, settings). */
export type Missing = 'mail' | 'build-hook';

/** Answer of GET /api/admin/check-auth. */
export type SessionCheck = { ok: true; missing: Missing[] };
