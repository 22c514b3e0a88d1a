import { createHash } from 'node:crypto';
import { differenceInDays } from 'date-fns/differenceInDays';
import * as z from 'zod';
import { env } from '../../env.ts';
import { readJson, writeJson } from '../../ports/blobs/records.ts';
import { InstagramError } from '../../ports/instagram/answer.ts';
import { refreshInstagramToken } from '../../ports/instagram/graph.ts';

const key = 'instagram/token';
const dayMs = 86_400_000;
/** Instagram renews tokens that are a day old; the shop renews them every week. */
const youngestMs = dayMs;
const renewAfterMs = 7 * dayMs;

const tokenSchema = z.object({
  /** The configured token from which this one was renewed: a newly configured token replaces it. */
  origin: z.string(),
  token: z.string(),
  since: z.string(),
  expiresAt: z.string().nullable(),
});
type StoredToken = z.infer<typeof tokenSchema>;

export function isInstagramConnected(): boolean {
  return Boolean(env().INSTAGRAM_ACCESS_TOKEN);
}

/** A hash that names the configured token. */
export function tokenOrigin(): string {
  const { INSTAGRAM_ACCESS_TOKEN = '' } = env();
  return createHash('sha256').update(INSTAGRAM_ACCESS_TOKEN).digest('hex').slice(0, 16);
}

export async function readInstagramToken(): Promise<string> {
  return (await readStored())?.token ?? env().INSTAGRAM_ACCESS_TOKEN ?? '';
}

export async function tokenDaysLeft(): Promise<number | null> {
  const expiresAt = (await readStored())?.expiresAt;
  if (!expiresAt) return null;
  return Math.max(0, differenceInDays(expiresAt, Date.now()));
}

/** Renews a token that is due; a failure is repeated at the next look. */
export async function renewTokenWhenDue(): Promise<void> {
  const stored = await readStored();
  if (!stored) {
    const token = env().INSTAGRAM_ACCESS_TOKEN ?? '';
    return store({ token, since: now(), expiresAt: null });
  }
  const age = Date.now() - Date.parse(stored.since);
  if (age < (stored.expiresAt ? renewAfterMs : youngestMs)) return;
  try {
    const { token, expiresIn } = await refreshInstagramToken(stored.token);
    const expiresAt = new Date(Date.now() + expiresIn * 1000).toISOString();
    await store({ token, since: now(), expiresAt });
  } catch (error) {
    if (!(error instanceof InstagramError)) throw error;
    console.warn(`The token was not renewed: ${error.message}`);
  }
}

async function readStored(): Promise<StoredToken | null> {
  const stored = await readJson(key, tokenSchema);
  return stored?.origin === tokenOrigin() ? stored : null;
}

async function store(token: Omit<StoredToken, 'origin'>): Promise<void> {
  await writeJson(key, { ...token, origin: tokenOrigin() });
}

function now(): string {
  return new Date().toISOString();
}
