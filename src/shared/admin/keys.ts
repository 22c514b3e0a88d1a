import * as z from 'zod';

/** Keys of services: the store has them, from Setup or once from a variable of the same name. */
export const keyNames = [
  'STRIPE_SECRET_KEY',
  'PUBLIC_STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'MAIL_FROM',
  'BUILD_HOOK_URL',
  'INSTAGRAM_ACCESS_TOKEN',
  'INSTAGRAM_APP_SECRET',
  'INSTAGRAM_VERIFY_TOKEN',
] as const;
export type KeyName = (typeof keyNames)[number];

const longestKey = 2000;
const pasted = z
  .string()
  .trim()
  .max(longestKey, `A key has ${longestKey} characters at most`)
  .regex(/^[\x20-\x7e]*$/, 'A key has only letters, digits and signs of an English keyboard');

/** An address is no secret: Setup shows it whole. */
export const openKeys: readonly KeyName[] = ['MAIL_FROM'];

/** What was pasted; an empty text removes a key. */
export const pastedKeysSchema = z.object({
  keys: z.partialRecord(z.enum(keyNames), pasted),
  password: z.string().optional(),
});
export type PastedKeys = z.infer<typeof pastedKeysSchema>['keys'];

/**
 * `variable`: it counts until the store takes it over. `stand-in`: of one machine, never stored. `unreadable`: stored under another
 * SHOP_SECRET. `differs`: there is a variable with another value, which does not count. `ending`: the last four
 * signs, of an open key all of them.
 */
export type KeyState = { name: KeyName } & (
  | { from: 'store'; ending: string; differs: boolean }
  | { from: 'variable' | 'stand-in'; ending: string }
  | { from: 'unreadable' | 'nowhere'; ending: null }
);
