import * as z from 'zod';
import { paintingAnswers, type AnswerInput } from '#shared/artwork';
import { skipReasons } from '#shared/instagram';
import { listKeys } from '../../ports/blobs/lists.ts';
import { readJson, removeKey } from '../../ports/blobs/records.ts';
import { upsertJson } from '../../ports/blobs/upsert.ts';
import { postKinds, type PostKind } from './hashtags.ts';

const postPrefix = 'instagram/posts/';

const furtherPictureSchema = z.object({
  from: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
});
export type FurtherPicture = z.infer<typeof furtherPictureSchema>;

const mediaSchema = z.object({
  from: z.string(),
  pictureUrl: z.string().nullable(),
  videoUrl: z.string().nullable(),
  width: z.number(),
  height: z.number(),
  /** The other pictures of an artwork's album. */
  further: z.array(furtherPictureSchema).default([]),
});
export type StoredMedia = z.infer<typeof mediaSchema>;

/** The result of a post, under its time and id: the fields as the sync wrote them, so that edits are visible. */
const postRecordSchema = z.object({
  postId: z.string(),
  kind: z.enum(postKinds),
  itemId: z.string().nullable().default(null),
  digest: z.string().default(''),
  written: z.record(z.string(), z.unknown()).default({}),
  media: mediaSchema.nullable().default(null),
  /** The hidden artwork of this post before its hashtag changed. */
  work: z
    .object({ itemId: z.string(), written: z.record(z.string(), z.unknown()) })
    .nullable()
    .default(null),
  /** The painter's answer: one more post of the artwork `itemId`, or an artwork of its own (rule 75). */
  answer: z.enum(paintingAnswers).nullable().default(null),
  reason: z.enum(skipReasons).nullable().default(null),
  retryAt: z.string().nullable().default(null),
});
/** Never as missing: an artwork that the painter has deleted would come back. */
const postMeant = { needed: postRecordSchema };
export const postRecords = { prefix: postPrefix, schema: postMeant };
export type PostRecord = z.infer<typeof postRecordSchema>;

export function newPostRecord(postId: string, kind: PostKind): PostRecord {
  return postRecordSchema.parse({ postId, kind });
}

export function listPostKeys(): Promise<string[]> {
  return listKeys(postPrefix);
}

export function readPostRecord(key: string): Promise<PostRecord | null> {
  return readJson(key, postMeant);
}

/** Writes unless the painter has answered meanwhile: the next sync reads that post again. */
export async function writePostRecord(key: string, record: PostRecord): Promise<void> {
  await upsertJson(key, postMeant, (stored) =>
    stored && stored.answer !== record.answer ? null : record,
  );
}

/** Stores the painter's answer and the artwork of the post. */
export async function answerPost(
  key: string,
  postId: string,
  { answer, itemId }: Pick<AnswerInput, 'answer'> & { itemId: string },
): Promise<void> {
  await upsertJson(key, postMeant, (stored) => {
    const record = stored ?? newPostRecord(postId, 'artwork');
    if (record.kind === 'artwork') return { ...record, answer, itemId };
    return { ...record, answer, work: record.work && { ...record.work, itemId } };
  });
}

/** Returns the key of a post's record. Keys sort by time, so the posts after another can be listed. `postedAt` in ISO 8601. */
export function postKey(postedAt: string, id: string): string {
  return `${postPrefix}${postedAt.replace(/\D/g, '').slice(0, 14)}-${id}`;
}

export function removePostRecord(key: string): Promise<void> {
  return removeKey(key);
}
