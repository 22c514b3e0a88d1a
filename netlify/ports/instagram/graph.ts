import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { env } from '../../env.ts';
import {
  InstagramError,
  readInstagramAnswer,
  readUsagePause,
  type RequestedPart,
} from './answer.ts';
import { objectId, readPost, readPosts, type InstagramPost, type OddPost } from './posts.ts';
import { requireLiveDeploy } from '../live-deploy.ts';

const host = 'https://graph.instagram.com';
const version = 'v24.0';
const timeoutMs = 5000;
const tries = 2;
const betweenTriesMs = 1000;

/** Instagram documents no maximum; 50 is known to work. */
export const postsPerPage = 50;

const pageSchema = z.object({
  data: z.array(z.unknown()),
  paging: z
    .object({
      cursors: z.object({ after: z.string().nullish() }).nullish(),
      next: z.string().nullish(),
    })
    .nullish(),
});
const accountSchema = z.object({
  /** The same for each app; `id` is another one for another app. */
  user_id: objectId.nullable().catch(null),
  username: z.string().catch(''),
  media_count: z.number().nullable().catch(null),
});
/** Meta's page 'Get Started' shows a list of one, the answers of 2026 are the account itself. */
const accountAnswer = z.union([
  z.object({ data: z.tuple([accountSchema]) }).transform(({ data: [account] }) => account),
  accountSchema,
]);
const subscriptionsSchema = z.object({
  data: z.array(z.object({ subscribed_fields: z.array(z.string()).default([]) })),
});
const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

const mediumQueryFields = 'id,media_type,media_url,thumbnail_url';
const postQueryFields = `${mediumQueryFields},caption,media_product_type,permalink,timestamp,children{${mediumQueryFields}}`;

export type InstagramAccount = { id: string | null; name: string; posts: number | null };

export type PostPage = {
  posts: InstagramPost[];
  /** The posts of the page that could not be read. */
  odd: OddPost[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
  /** Instagram must not be asked before this time (ISO 8601). */
  pauseUntil: string | null;
};

/** Reads a page of posts, newest first. Throws InstagramError. */
export async function listPosts(token: string, after: string | null): Promise<PostPage> {
  const query = { fields: postQueryFields, limit: String(postsPerPage), ...(after && { after }) };
  const path = `/${version}/me/media`;
  const part = after ? 'page' : 'account';
  const { value, headers } = await askInstagram(path, token, pageSchema, query, part);
  const { data, paging } = value;
  const next = paging?.next ? (paging.cursors?.after ?? null) : null;
  return { ...readPosts(data), next, pauseUntil: readUsagePause(headers) };
}

/** Returns whose posts the token shows, and their number. What Instagram does not say is null. Throws InstagramError. */
export async function readAccount(token: string): Promise<InstagramAccount> {
  const query = { fields: 'user_id,username,media_count' };
  const { value } = await askInstagram(`/${version}/me`, token, accountAnswer, query);
  return { id: value.user_id, name: value.username, posts: value.media_count };
}

/** Returns whether the account is subscribed to the app's webhook. Throws InstagramError. */
export async function isAccountSubscribed(token: string): Promise<boolean> {
  const path = `/${version}/me/subscribed_apps`;
  const { value } = await askInstagram(path, token, subscriptionsSchema, {});
  return value.data.some(({ subscribed_fields }) => subscribed_fields.length > 0);
}

/** Reads one post with fresh picture addresses; null if it is gone. Throws InstagramError. */
export async function findPost(token: string, id: string): Promise<InstagramPost | OddPost | null> {
  try {
    const path = `/${version}/${encodeURIComponent(id)}`;
    const query = { fields: postQueryFields };
    return readPost((await askInstagram(path, token, z.unknown(), query, 'post')).value);
  } catch (error) {
    if (error instanceof InstagramError && error.problem === 'missing') return null;
    throw error;
  }
}

/** Renews a token that is a day old or older, for 60 days; `expiresIn` in seconds. Throws InstagramError. */
export async function refreshInstagramToken(
  token: string,
): Promise<{ token: string; expiresIn: number }> {
  const query = { grant_type: 'ig_refresh_token' };
  const { value } = await askInstagram('/refresh_access_token', token, tokenSchema, query);
  return { token: value.access_token, expiresIn: value.expires_in };
}

/** Retries once after a moment if Instagram is down. */
async function askInstagram<Value>(
  path: string,
  token: string,
  schema: z.ZodType<Value>,
  query: Record<string, string>,
  part: RequestedPart = 'account',
): Promise<{ value: Value; headers: Headers }> {
  requireLiveDeploy();
  const address = `${path}?${new URLSearchParams({ ...query, access_token: token })}`;
  for (let attempt = 1; ; attempt++) {
    try {
      const { body, headers } = await fetchAnswer(address, part);
      return { value: parse(schema, body), headers };
    } catch (error) {
      const isDown = error instanceof InstagramError && error.problem === 'unavailable';
      if (!isDown || attempt === tries) throw error;
      await wait(betweenTriesMs);
    }
  }
}

async function fetchAnswer(
  address: string,
  part: RequestedPart,
): Promise<{ body: unknown; headers: Headers }> {
  const base = env().INSTAGRAM_API_URL ?? host;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${base}${address}`, { signal });
    return { body: await readInstagramAnswer(response, part), headers: response.headers };
  } catch (error) {
    if (signal.aborted) throw new InstagramError('slow', 'Instagram takes too long to answer');
    if (error instanceof InstagramError) throw error;
    throw new InstagramError('unavailable', 'Instagram cannot be reached');
  }
}

function parse<Value>(schema: z.ZodType<Value>, body: unknown): Value {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new InstagramError('odd', 'Instagram answered in a form that the shop does not know');
}
