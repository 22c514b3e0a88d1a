import * as z from 'zod';
import type { Language } from '../language.ts';
import { textInput } from '../text.ts';

/** bcrypt reads 72 bytes; the login refuses longer passwords (rule 57). */
export const loginInput = z.object({
  /** A phone may write a blank behind it. */
  username: textInput().min(1, 'Username is required').max(200),
  password: z.string().min(1, 'Password is required').max(1000),
  /** Stay signed in on this device. */
  isLong: z.boolean().default(false),
});
export type LoginInput = z.infer<typeof loginInput>;
export type Credentials = Pick<LoginInput, 'username' | 'password'>;

export const confirmationInput = z.object({
  password: z.string().min(1, 'Type your password').max(1000),
});

export const logoutQuery = z.object({ devices: z.enum(['this', 'all']).default('this') });

/** What has stopped and only the painter can mend; the link leads to where. `asks`: about posts that are gone (rule 47). */
export type Alarm = {
  words: string;
  label: string;
  path: string;
  asks?: { since: string; advice: string };
};

/** `timeZone` and `languages`: of the settings. */
export type SessionCheck = {
  ok: true;
  alarms: Alarm[];
  timeZone: string;
  languages: Language[];
};
