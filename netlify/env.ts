import * as z from 'zod';
import { siteSamples } from '#shared/site-samples';

const text = z.string({ error: 'is missing' }).min(1);
const optional = text.optional();

/** Every variable that functions read, with its rules (shared names: .env.example). */
const schema = z.object({
  SITE_URL: z.url(),
  ADMIN_USERNAME: text,
  ADMIN_PASSWORD_HASH: text,
  JWT_SECRET: text.min(32, 'must have 32 bytes or more'),
  STRIPE_SECRET_KEY: z.string({ error: 'Missing required Stripe key' }).min(1),
  STRIPE_WEBHOOK_SECRET: z.string({ error: 'Missing required Stripe key' }).min(1),
  /** Where Stripe's API answers; unset: Stripe itself. */
  STRIPE_API_URL: z.url().optional(),
  /** The one origin besides public ones that pictures may be copied from: the local sandbox. */
  LOCAL_MEDIA_ORIGIN: z.url().optional(),
  /** Where this shop answers on one machine; unset: at SITE_URL. */
  LOCAL_SHOP_URL: z.url().optional(),
  /** Photo sync and its webhook; unset: the shop says that it is not connected. */
  INSTAGRAM_ACCESS_TOKEN: optional,
  INSTAGRAM_APP_SECRET: optional,
  INSTAGRAM_VERIFY_TOKEN: optional,
  /** Where Instagram's API answers; unset: Instagram itself. */
  INSTAGRAM_API_URL: z.url().optional(),
  ZELLE_EMAIL: optional,
  ZELLE_NAME: optional,
  ZELLE_INSTRUCTIONS: optional,
  BUILD_HOOK_URL: z.url().optional(),
  CARD_HOLD_MINUTES: z.coerce.number().positive().default(15),
  TRANSFER_HOLD_HOURS: z.coerce.number().positive().default(72),
  /** Outgoing mail; unset: no mails are sent. */
  SMTP_URL: z.url().optional(),
  MAIL_FROM: optional,
  SHIPPING_NOTE: z.string().default(siteSamples.SHIPPING_NOTE),
  NETLIFY: z.string().optional(),
});
export type Environment = z.infer<typeof schema>;

let parsed: Environment | undefined;

/** The checked environment. Throws with the names of all that is missing or wrong at once. */
export function env(): Environment {
  parsed ??= parse({ SITE_URL: process.env['URL'], ...withoutEmpty(process.env) });
  return parsed;
}

/** Every store that the shop keeps anything in: what is not here is in no backup. */
export const stores = ['shop', 'media'] as const;

/** The name of a store in this deploy context: previews must not touch the shop's own (facts, section D). */
export function storeName(name: (typeof stores)[number]): string {
  const context = process.env['CONTEXT'] || 'production';
  return context === 'production' ? name : `${name}-${context}`;
}

/** Whether a store can be reached: always on Netlify, elsewhere when the local platform gave its address. */
export function hasBlobs(): boolean {
  return Boolean(process.env['NETLIFY_BLOBS_CONTEXT'] ?? process.env['NETLIFY']);
}

/** Whether mails can be sent at all. */
export function hasMail(): boolean {
  return Boolean(env().SMTP_URL && env().MAIL_FROM);
}

/** What is wrong with these variables, one line each; empty when all is well. */
export function environmentProblems(variables: Record<string, string | undefined>): string[] {
  const result = schema.safeParse(withoutEmpty(variables));
  if (result.success) return [];
  return result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

function parse(variables: Record<string, string | undefined>): Environment {
  const problems = environmentProblems(variables);
  if (problems.length > 0) throw new Error(`Invalid environment:\n${problems.join('\n')}`);
  return schema.parse(variables);
}

function withoutEmpty(variables: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
}
