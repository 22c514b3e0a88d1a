import { createHash } from 'node:crypto';
import { differenceInDays } from 'date-fns/differenceInDays';
import * as z from 'zod';
import { InstagramError } from '../../ports/instagram/answer.ts';
import { refreshInstagramToken } from '../../ports/instagram/graph.ts';
import { readKey, readKeyAgain, storeKeys } from '../../ports/keys.ts';

const dayMs = 86_400_000;
/** Instagram renews tokens that are a day old; the shop renews them every week. */
const youngestMs = dayMs;
const renewAfterMs = 7 * dayMs;

/** Stored encrypted, beside the pasted keys. */
const renewedSchema = z.object({
  /** The configured token from which this one was renewed: a newly configured token replaces it. */
  origin: z.string(),
  token: z.string(),
  since: z.string(),
  expiresAt: z.string().nullable(),
});
type Renewed = z.infer<typeof renewedSchema>;

export async function isInstagramConnected(): Promise<boolean> {
  return (await readConfigured()) !== '';
}

/** Returns a hash that names the configured token. */
export async function tokenOrigin(): Promise<string> {
  return originOf(await readConfigured());
}

export async function readInstagramToken(): Promise<string> {
  return (await readRenewed())?.token ?? readConfigured();
}

/** Returns when the renewed token ends (ISO 8601), or null before the first renewal. */
export async function tokenEnd(): Promise<string | null> {
  return (await readRenewed())?.expiresAt ?? null;
}

export async function tokenDaysLeft(): Promise<number | null> {
  const end = await tokenEnd();
  return end === null ? null : daysUntil(end);
}

export function daysUntil(end: string): number {
  return Math.max(0, differenceInDays(end, Date.now()));
}

/** Renews a token that is due; a failure is repeated at the next look. */
export async function renewTokenWhenDue(): Promise<void> {
  const renewed = await readRenewed();
  if (!renewed) return store({ token: await readConfigured(), since: now(), expiresAt: null });
  const age = Date.now() - Date.parse(renewed.since);
  if (age < (renewed.expiresAt ? renewAfterMs : youngestMs)) return;
  try {
    const { token, expiresIn } = await refreshInstagramToken(renewed.token);
    const expiresAt = new Date(Date.now() + expiresIn * 1000).toISOString();
    await store({ token, since: now(), expiresAt });
  } catch (error) {
    if (!(error instanceof InstagramError)) throw error;
    console.warn(`The token was not renewed: ${error.message}`);
  }
}

/** Returns the configured token, or ''. It is read again, because another function may have stored the first one a moment ago. */
async function readConfigured(): Promise<string> {
  const name = 'INSTAGRAM_ACCESS_TOKEN';
  return (await readKey(name)) ?? (await readKeyAgain(name)) ?? '';
}

async function readRenewed(): Promise<Renewed | null> {
  const text = await readKey('INSTAGRAM_RENEWED');
  const renewed = text && renewedSchema.parse(JSON.parse(text));
  return renewed && renewed.origin === (await tokenOrigin()) ? renewed : null;
}

async function store(token: Omit<Renewed, 'origin'>): Promise<void> {
  const renewed: Renewed = { ...token, origin: await tokenOrigin() };
  await storeKeys({ keys: { INSTAGRAM_RENEWED: JSON.stringify(renewed) } });
}

function originOf(token: string): string {
  return createHash('sha256').update(token).digest('hex').slice(0, 16);
}

function now(): string {
  return new Date().toISOString();
}
