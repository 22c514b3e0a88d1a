import { createHash } from 'node:crypto';
import * as z from 'zod';
import { postKinds } from '#shared/hashtags';
import { skipReasons } from '#shared/instagram';
import { listKeys } from '../../ports/blobs-lists.ts';
import { readJson, removeKey, writeJson } from '../../ports/blobs.ts';
import type { InstagramPost } from '../../ports/instagram.ts';

const prefix = 'instagram/posts/';

/** The shop's own copy of a post's picture or film; `from` names what it was copied from. */
const mediaSchema = z.object({
  from: z.string(),
  pictureUrl: z.string().nullable(),
  videoUrl: z.string().nullable(),
  width: z.number(),
  height: z.number(),
});
export type StoredMedia = z.infer<typeof mediaSchema>;

/** What became of a post, under its time and id: what was written from it, so that edits of the painter's show. */
const postRecordSchema = z.object({
  postId: z.string(),
  kind: z.enum(postKinds),
  itemId: z.string().nullable(),
  /** Of all that decides what is written; a post with the same one is not looked at again. */
  digest: z.string(),
  written: z.record(z.string(), z.unknown()),
  media: mediaSchema.nullable(),
  /** The hidden work that this post was before its hashtag changed. */
  work: z.object({ itemId: z.string(), written: z.record(z.string(), z.unknown()) }).nullable(),
  reason: z.enum(skipReasons).nullable(),
  failures: z.number(),
  retryAt: z.string().nullable(),
});
export type PostRecord = z.infer<typeof postRecordSchema>;

/** Keys sort by time, so that what stands between two posts can be told. */
export function postKey({ id, timestamp }: Pick<InstagramPost, 'id' | 'timestamp'>): string {
  const stamp = new Date(timestamp).toISOString().replace(/\D/g, '').slice(0, 14);
  return `${prefix}${stamp}-${id}`;
}

/** All posts that have left something in the shop. */
export async function listPostKeys(): Promise<Set<string>> {
  return new Set(await listKeys(prefix));
}

/** What became of a post, or null. Throws 503. */
export function readPostRecord(key: string): Promise<PostRecord | null> {
  return readJson(key, postRecordSchema);
}

/** Writes down what became of a post. Throws 503. */
export function writePostRecord(key: string, record: PostRecord): Promise<void> {
  return writeJson(key, record);
}

/** Forgets a post. Throws 503. */
export function removePostRecord(key: string): Promise<void> {
  return removeKey(key);
}

/** Short name of a value that changes with it. */
export function digestOf(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
