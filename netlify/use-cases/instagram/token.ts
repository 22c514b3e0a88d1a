import { createHash } from 'node:crypto';
import * as z from 'zod';
import { env } from '../../env.ts';
import { readJson, writeJson } from '../../ports/blobs.ts';
import { InstagramError } from '../../ports/instagram-answer.ts';
import { refreshToken } from '../../ports/instagram.ts';

const key = 'instagram/token';
const dayMs = 86_400_000;
/** Instagram renews a token of a day or older; ours is renewed every week (facts, section C). */
const youngestMs = dayMs;
const renewAfterMs = 7 * dayMs;

const tokenSchema = z.object({
  /** Names the configured token that this one descends from: a newly configured one takes its place. */
  origin: z.string(),
  token: z.string(),
  since: z.string(),
  /** Unknown until the first renewal. */
  expiresAt: z.string().nullable(),
});
type StoredToken = z.infer<typeof tokenSchema>;

/** Whether the shop has a token at all. */
export function isConnected(): boolean {
  return Boolean(env().INSTAGRAM_ACCESS_TOKEN);
}

/** Names the configured token, without telling it. */
export function tokenOrigin(): string {
  const { INSTAGRAM_ACCESS_TOKEN = '' } = env();
  return createHash('sha256').update(INSTAGRAM_ACCESS_TOKEN).digest('hex').slice(0, 16);
}

/** The newest token that Instagram gave. */
export async function readToken(): Promise<string> {
  return (await readStored())?.token ?? env().INSTAGRAM_ACCESS_TOKEN ?? '';
}

/** Whole days until the token dies, as far as Instagram has said. */
export async function tokenDaysLeft(): Promise<number | null> {
  const expiresAt = (await readStored())?.expiresAt;
  if (!expiresAt) return null;
  return Math.max(0, Math.floor((Date.parse(expiresAt) - Date.now()) / dayMs));
}

/** Renews the token when it is due. One that can't be renewed now is tried again at the next look. */
export async function renewTokenWhenDue(): Promise<void> {
  if (!isConnected()) return;
  const stored = await readStored();
  if (!stored) {
    const token = env().INSTAGRAM_ACCESS_TOKEN ?? '';
    return store({ token, since: now(), expiresAt: null });
  }
  const age = Date.now() - Date.parse(stored.since);
  if (age < (stored.expiresAt ? renewAfterMs : youngestMs)) return;
  try {
    const { token, expiresIn } = await refreshToken(stored.token);
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
