import * as z from 'zod';
import type { KeyName } from '#shared/admin/keys';
import { paces } from '#shared/admin/publishing';
import { translatedLanguages } from '#shared/translations';
import { transportSecurity } from '#shared/transport-security';
import { netlifyAddress, siteAddress } from '#shared/site-address';

const text = z.string({ error: 'is missing' }).min(1);
const optional = text.optional();

const unset = z.string().default('');

/** First values of the settings: the administrator's own stand in the store. */
const settingsSchema = z.object({
  ZELLE_EMAIL: unset,
  ZELLE_NAME: unset,
  ZELLE_INSTRUCTIONS: unset,
  SHIPPING_NOTE: unset,
  SHIPPING_COUNTRIES: unset,
  TERMS_NOTE: unset,
  INSTAGRAM_PROFILE_URL: unset,
  CREDIT_TEXT: unset,
  CREDIT_URL: unset,
  /** Beside English: a machine wrote the Kreyòl texts, so that it waits for a native speaker. */
  SITE_LANGUAGES: z
    .string()
    .default('fr')
    .transform((names) => names.split(/[\s,]+/))
    .pipe(z.array(z.enum(translatedLanguages))),
  PUBLISH_AFTER_MINUTES: z.coerce.number().pipe(z.literal(paces)).default(10),
});

/** First values of the keys of services: the store takes them over (rule 68). */
const keysSchema = z.object({
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  PUBLIC_STRIPE_PUBLISHABLE_KEY: optional,
  INSTAGRAM_ACCESS_TOKEN: optional,
  INSTAGRAM_APP_SECRET: optional,
  INSTAGRAM_VERIFY_TOKEN: optional,
  BUILD_HOOK_URL: z.url().optional(),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: optional,
} satisfies Record<KeyName, z.ZodType>);

const schema = z.object({
  ...settingsSchema.shape,
  ...keysSchema.shape,
  SITE_URL: siteAddress,
  /** Netlify's primary address of the site; unset on one machine. */
  URL: z.string().transform(netlifyAddress).pipe(siteAddress).optional().catch(undefined),
  HSTS_INCLUDE_SUBDOMAINS: z.enum(['true', 'false'], "must be 'true' or 'false'").optional(),
  /** Every other key of the shop is derived from it. */
  SHOP_SECRET: text
    .trim()
    .min(32, { error: 'must have 32 characters or more', abort: true })
    .refine(
      (secret) => new Set(secret).size > 1,
      'is one character over and over, so that it can be guessed: take 32 random characters',
    ),
  ADMIN_USERNAME: z.string().default('admin'),
  /** With the name the first value of the account in the store. */
  ADMIN_PASSWORD_HASH: optional,
  STRIPE_API_URL: z.url().optional(),
  /** The local sandbox: the only private origin from which pictures may be copied. */
  LOCAL_MEDIA_ORIGIN: z.url().optional(),
  LOCAL_SHOP_URL: z.url().optional(),
  INSTAGRAM_API_URL: z.url().optional(),
  TRANSFER_HOLD_HOURS: z.coerce.number().positive().default(72),
  /** Minutes until an unconfirmed transfer order lapses; TRANSFER_HOLD_HOURS is the upper limit (rule 9). */
  TRANSFER_CONFIRM_MINUTES: z.coerce.number().positive().default(60),
  /** How much of what is for sale transfer orders may hold together; 1: no bound. */
  TRANSFER_HOLD_SHARE: z.coerce.number().positive().max(1).default(0.5),
});
type Parsed = z.infer<typeof schema>;
export type Environment = Omit<Parsed, KeyName>;

/** Its message has names of variables and no values: the answer of a call shows it. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError' as const;

  constructor(problems: string[]) {
    super(`The shop’s variables are not complete. ${problems.join('; ')}.`);
  }
}

declare const DEPLOY_CONTEXT: string | undefined;

let parsed: Parsed | undefined;

/** Returns the checked environment. Throws EnvironmentError, which names all missing and invalid variables. */
export function env(): Environment {
  return readVariables();
}

/**
 * Returns whether a variable has a value of this machine alone, which the store does not take over: a key of the sandbox, a generated
 * password.
 */
export function isStandIn(name: string): boolean {
  return (process.env['LOCAL_STAND_INS'] ?? '').split(' ').includes(name);
}

/** Returns whether the shop serves customers without Netlify: on one machine, with a public address. */
export function isOnOwnServer(): boolean {
  const { LOCAL_SHOP_URL, URL: primaryUrl } = env();
  return Boolean(LOCAL_SHOP_URL && primaryUrl);
}

/** Returns the proxy of an own server whose forwarded addresses are not believed. It is known after its first call. */
export function unnamedProxy(): string | undefined {
  return process.env['UNNAMED_PROXY'];
}

/** Returns a key's variable, for the port that knows the stored keys, too. */
export function keyVariable(name: KeyName): string | undefined {
  readVariables();
  return process.env[name] || undefined;
}

function readVariables(): Parsed {
  parsed ??= parse({ SITE_URL: netlifyAddress(process.env['URL']), ...withoutEmpty(process.env) });
  return parsed;
}

/** Returns the first settings, also for builds, which have no other variable. */
export function firstSettings(): z.infer<typeof settingsSchema> {
  return settingsSchema.parse(withoutEmpty(process.env));
}

export function siteOrigins(): string[] {
  const { SITE_URL, URL: main } = env();
  return [SITE_URL, ...(main ? [main] : [])];
}

/** Returns the address to which Netlify redirects all others; SITE_URL if Netlify sets none. */
export function primaryAddress(): string {
  const { SITE_URL, URL: primaryUrl } = env();
  return primaryUrl ?? SITE_URL;
}

/** A backup contains these stores only. */
export const stores = ['shop', 'media'] as const;

/** Returns whether this is a preview. The bundler replaces DEPLOY_CONTEXT; unbundled code counts as live. */
export function isPreview(): boolean {
  return typeof DEPLOY_CONTEXT === 'string' && DEPLOY_CONTEXT !== 'production';
}

/** Returns whether there is a store. Without one, `astro check` and `astro dev` show the samples. */
export function hasBlobs(): boolean {
  return Boolean(process.env['NETLIFY_BLOBS_CONTEXT']);
}

/** Does not throw: answers carry this header also if the environment is incomplete. */
export function transportSecurityHeader(): string {
  return transportSecurity(process.env);
}

/** Null without keys. Of two keys that disagree, the live one counts: it can move money. */
export type StripeMode = 'live' | 'test' | null;

export function stripeModeOf(keys: (string | undefined)[]): StripeMode {
  const isOf = (mode: string) => keys.some((key) => key?.split('_')[1] === mode);
  if (isOf('live')) return 'live';
  return isOf('test') ? 'test' : null;
}

/** Returns the mode of the variables, for builds and `npm run seed`, which may have no other variable and do not read pasted keys. */
export function variableStripeMode(): StripeMode {
  const { STRIPE_SECRET_KEY, PUBLIC_STRIPE_PUBLISHABLE_KEY } = process.env;
  return stripeModeOf([STRIPE_SECRET_KEY, PUBLIC_STRIPE_PUBLISHABLE_KEY]);
}

export function environmentProblems(variables: Record<string, string | undefined>): string[] {
  const result = schema.safeParse(withoutEmpty(variables));
  if (result.success) return [];
  return result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

function parse(variables: Record<string, string | undefined>): Parsed {
  const problems = environmentProblems(variables);
  if (problems.length > 0) throw new EnvironmentError(problems);
  return schema.parse(variables);
}

/** Removes the empty variables, which count as unset. */
export function withoutEmpty(variables: Record<string, string | undefined>) {
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
