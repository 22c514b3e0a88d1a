import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { env } from '../env.ts';
import { InstagramError, readAnswer } from './instagram-answer.ts';
import { readPause } from './instagram-usage.ts';
import { requireLiveDeploy } from './live-deploy.ts';

const host = 'https://graph.instagram.com';
const version = 'v24.0';
const timeoutMs = 5000;
const tries = 2;
const betweenTriesMs = 1000;

/** Posts on a page: Instagram documents no maximum, fifty is known to be served (facts, section C). */
export const postsPerPage = 50;

const mediumSchema = z.object({
  id: z.string(),
  media_type: z.string(),
  /** Left out by Instagram where a post has music or pictures that belong to others. */
  media_url: z.string().optional(),
  thumbnail_url: z.string().optional(),
});
const postSchema = mediumSchema.extend({
  caption: z.string().default(''),
  permalink: z.string().nullable().default(null),
  timestamp: z.string(),
  children: z.object({ data: z.array(mediumSchema) }).optional(),
});
export type InstagramMedium = z.infer<typeof mediumSchema>;
export type InstagramPost = z.infer<typeof postSchema>;

const pageSchema = z.object({
  data: z.array(postSchema),
  paging: z
    .object({ cursors: z.object({ after: z.string() }).optional(), next: z.string().optional() })
    .optional(),
});
const accountSchema = z.object({ media_count: z.number().nullable().default(null) });
const subscriptionsSchema = z.object({
  data: z.array(z.object({ subscribed_fields: z.array(z.string()).default([]) })),
});
const tokenSchema = z.object({ access_token: z.string(), expires_in: z.number() });

const mediumFields = 'id,media_type,media_url,thumbnail_url';
const postFields = `${mediumFields},caption,media_product_type,permalink,timestamp,children{${mediumFields}}`;

export type PostPage = {
  posts: InstagramPost[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
  /** Until when Instagram is to be left alone after this answer (ISO 8601). */
  pauseUntil: string | null;
};

/** A page of the account's posts, newest first. Throws InstagramError. */
export async function listPosts(token: string, after: string | null): Promise<PostPage> {
  const query = { fields: postFields, limit: String(postsPerPage), ...(after && { after }) };
  const { body, headers } = await ask(`/${version}/me/media`, { ...query, access_token: token });
  const { data, paging } = parse(pageSchema, body);
  const next = paging?.next ? (paging.cursors?.after ?? null) : null;
  return { posts: data, next, pauseUntil: readPause(headers) };
}

/** How many posts the account has; null where Instagram does not say. Throws InstagramError. */
export async function countPosts(token: string): Promise<number | null> {
  const query = { fields: 'media_count', access_token: token };
  return parse(accountSchema, (await ask(`/${version}/me`, query)).body).media_count;
}

/** Whether Instagram calls the app of this token about the account: subscribed to one field, it is told of all. Throws InstagramError. */
export async function isSubscribed(token: string): Promise<boolean> {
  const { body } = await ask(`/${version}/me/subscribed_apps`, { access_token: token });
  const { data } = parse(subscriptionsSchema, body);
  return data.some(({ subscribed_fields }) => subscribed_fields.length > 0);
}

/** One post with fresh addresses of its pictures; null when it is gone. Throws InstagramError. */
export async function findPost(token: string, id: string): Promise<InstagramPost | null> {
  try {
    const query = { fields: postFields, access_token: token };
    return parse(postSchema, (await ask(`/${version}/${encodeURIComponent(id)}`, query)).body);
  } catch (error) {
    if (error instanceof InstagramError && error.problem === 'missing') return null;
    throw error;
  }
}

/** A token for the next sixty days in place of one that is at least a day old; `expiresIn` in seconds. Throws InstagramError. */
export async function refreshToken(token: string): Promise<{ token: string; expiresIn: number }> {
  const query = { grant_type: 'ig_refresh_token', access_token: token };
  const answer = parse(tokenSchema, (await ask('/refresh_access_token', query)).body);
  return { token: answer.access_token, expiresIn: answer.expires_in };
}

type Answer = { body: unknown; headers: Headers };

/** Asks once more after a moment when Instagram is down, because most such moments pass. */
async function ask(path: string, query: Record<string, string>): Promise<Answer> {
  requireLiveDeploy();
  for (let attempt = 1; ; attempt++) {
    try {
      return await askOnce(path, query);
    } catch (error) {
      const isDown = error instanceof InstagramError && error.problem === 'unavailable';
      if (!isDown || attempt === tries) throw error;
      await wait(betweenTriesMs);
    }
  }
}

async function askOnce(path: string, query: Record<string, string>): Promise<Answer> {
  const base = env().INSTAGRAM_API_URL ?? host;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${base}${path}?${new URLSearchParams(query)}`, { signal });
    return { body: await readAnswer(response), headers: response.headers };
  } catch (error) {
    if (error instanceof InstagramError) throw error;
    if (signal.aborted) throw new InstagramError('slow', 'Instagram takes too long to answer');
    throw new InstagramError('unavailable', 'Instagram cannot be reached');
  }
}

function parse<Value>(schema: z.ZodType<Value>, body: unknown): Value {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new InstagramError('refused', 'Instagram answered in a form that the shop does not know');
}
