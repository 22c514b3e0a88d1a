import * as z from 'zod';
import { textInput } from '../text.ts';
import { easyPassword, isEasyToGuess } from './easy-password.ts';
import { longestPassword, truncatesPassword } from './password-length.ts';

export const shortestPassword = 12;
/** Of bcrypt: each more doubles the time of a guess. */
export const passwordRounds = 10;

const username = textInput().min(1, 'Type a name').max(200, 'At most 200 characters');
const newPassword = z
  .string()
  .normalize('NFC')
  .refine(
    (password) => [...password].length >= shortestPassword,
    `At least ${shortestPassword} characters`,
  )
  .refine(
    (password) => !truncatesPassword(password),
    `At most ${longestPassword} bytes, which is ${longestPassword} plain letters`,
  );

/** `password`: the present one. Without `newPassword` it stays. */
export const accountInput = z
  .object({
    username,
    newPassword: newPassword.optional(),
    password: z.string().min(1, 'Type your present password').max(1000),
  })
  .refine((input) => !input.newPassword || !isEasyToGuess(input.newPassword, [input.username]), {
    error: easyPassword,
    path: ['newPassword'],
  });
export type AccountInput = z.infer<typeof accountInput>;

/** Whether the session lasts 30 days (rule 56). */
const isLong = z.boolean().optional();

/** The owner makes the account, or gives it another password. */
export const ownerInput = z
  .object({
    secret: z.string().trim().min(1, 'Type the shop’s secret').max(1000),
    username,
    password: newPassword,
    isLong,
  })
  .refine(({ password, username: name }) => !isEasyToGuess(password, [name]), {
    error: easyPassword,
    path: ['password'],
  });
export type OwnerInput = z.infer<typeof ownerInput>;

/** How long a mailed link works. */
export const linkMinutes = 15;

/** A forgotten password: the secret of the mailed link, and the new one. */
export const linkInput = z.object({
  secret: z.string().min(1).max(100),
  password: newPassword.refine((password) => !isEasyToGuess(password, []), easyPassword),
  isLong,
});
export type LinkInput = z.infer<typeof linkInput>;

export type AccountAnswer = { username: string; version: number };

/** What a visitor of the login may do: `none`: nobody has made the account. `lacksTimeZone`: the login offers that of the device. */
export type OwnerAnswer = { account: 'none' | 'made'; lacksTimeZone: boolean };
