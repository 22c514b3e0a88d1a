import * as z from 'zod';
import { paces } from '#shared/publishing';
import { siteSamples } from '#shared/site-samples';
import { transportSecurity } from '#shared/transport-security';

const text = z.string({ error: 'is missing' }).min(1);
const optional = text.optional();

/** Every variable that functions read, with its rules (shared names: .env.example). */
const schema = z.object({
  SITE_URL: z.url(),
  /** Netlify's main address of the site; unset on one machine. */
  URL: z.url().optional().catch(undefined),
  HSTS_INCLUDE_SUBDOMAINS: z.enum(['true', 'false'], "must be 'true' or 'false'").optional(),
  ADMIN_USERNAME: text,
  ADMIN_PASSWORD_HASH: text,
  JWT_SECRET: text.min(32, 'must have 32 bytes or more'),
  STRIPE_SECRET_KEY: z.string({ error: 'Missing required Stripe key' }).min(1),
  STRIPE_WEBHOOK_SECRET: z.string({ error: 'Missing required Stripe key' }).min(1),
  /** In a function for the Setup screen only: pages get it when they are built. */
  PUBLIC_STRIPE_PUBLISHABLE_KEY: optional,
  /** Where Stripe's API answers; unset: Stripe itself. */
  STRIPE_API_URL: z.url().optional(),
  /** The one origin besides public ones that pictures may be copied from: the local sandbox. */
  LOCAL_MEDIA_ORIGIN: z.url().optional(),
  /** Where this shop answers on one machine; unset: at SITE_URL. */
  LOCAL_SHOP_URL: z.url().optional(),
  /** The name server of the local stand-ins, address:port; unset: that of the system. */
  LOCAL_DNS_SERVER: optional,
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
  /** How long a transfer order holds its pieces until its buyer confirms it; never longer than TRANSFER_HOLD_HOURS. */
  TRANSFER_CONFIRM_MINUTES: z.coerce.number().positive().default(240),
  /** When changes are published until the administrator chooses. */
  PUBLISH_AFTER_MINUTES: z.coerce.number().pipe(z.literal(paces)).default(10),
  /** Outgoing mail; unset: no mails are sent. */
  SMTP_URL: z.url().optional(),
  MAIL_FROM: optional,
  SHIPPING_NOTE: z.string().default(siteSamples.SHIPPING_NOTE),
  /** 0: nothing is limited by the caller's address, as on one machine all callers share one. */
  HOLDS_PER_ADDRESS: z.coerce.number().int().min(0).default(10),
});
export type Environment = z.infer<typeof schema>;

declare const DEPLOY_CONTEXT: string | undefined;

let parsed: Environment | undefined;

/** The checked environment. Throws with the names of all that is missing or wrong at once. */
export function env(): Environment {
  parsed ??= parse({ SITE_URL: process.env['URL'], ...withoutEmpty(process.env) });
  return parsed;
}

/** The origins that the site has by its settings: its public address, and Netlify's main address of it. */
export function siteOrigins(): string[] {
  const { SITE_URL, URL: main } = env();
  return [SITE_URL, ...(main ? [main] : [])].map((address) => new URL(address).origin);
}

/** The address that Netlify sends visitors of all others to; SITE_URL where Netlify names none. */
export function primaryAddress(): string {
  const { SITE_URL, URL: primaryUrl } = env();
  return primaryUrl ?? SITE_URL;
}

/** Every store that the shop keeps anything in: what is not here is in no backup. */
export const stores = ['shop', 'media'] as const;

/**
 * Whether this is a deploy preview or a branch deploy. The bundler replaces DEPLOY_CONTEXT; code that runs unbundled (builds,
 * scripts, tests) has none and counts as live.
 */
export function isPreview(): boolean {
  return typeof DEPLOY_CONTEXT === 'string' && DEPLOY_CONTEXT !== 'production';
}

/** Whether this process has access to a store. Without one, `astro check` and `astro dev` show the samples. */
export function hasBlobs(): boolean {
  return Boolean(process.env['NETLIFY_BLOBS_CONTEXT']);
}

/** The value of Strict-Transport-Security. Throws nothing: answers carry it also where the environment is not complete. */
export function transportSecurityHeader(): string {
  return transportSecurity(process.env);
}

/** Whether mails can be sent at all. */
export function hasMail(): boolean {
  return Boolean(env().SMTP_URL && env().MAIL_FROM);
}

/** Whether a Stripe key of this environment takes real money. */
export function hasLiveStripeKeys(): boolean {
  return stripeKeys().some((key) => /^[a-z]+_live_/.test(key));
}

/** Whether a Stripe key of this environment is for tests. */
export function hasTestStripeKeys(): boolean {
  return stripeKeys().some((key) => /^[a-z]+_test_/.test(key));
}

// Not by env(): a build has the publishable key besides, and a script may have no other variable.
function stripeKeys(): string[] {
  const { STRIPE_SECRET_KEY = '', PUBLIC_STRIPE_PUBLISHABLE_KEY = '' } = process.env;
  return [STRIPE_SECRET_KEY, PUBLIC_STRIPE_PUBLISHABLE_KEY];
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
