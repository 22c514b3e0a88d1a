import { parseCaption, type Caption } from '#shared/caption';
import { kindOf, type PostKind } from '#shared/hashtags';
import type { SkipReason } from '#shared/instagram';
import { HttpError } from '../../http/errors.ts';
import { InstagramError } from '../../ports/instagram-answer.ts';
import type { InstagramPost } from '../../ports/instagram.ts';
import { addArtwork, changeArtwork, type Written } from './artworks.ts';
import { artworkFields, diaryFields, inspirationFields, processFields } from './items.ts';
import { putJournalItem } from './journal-items.ts';
import { chooseMedium, copyMedium } from './post-media.ts';
import {
  digestOf,
  postKey,
  readPostRecord,
  writePostRecord,
  type PostRecord,
  type StoredMedia,
} from './post-record.ts';
import { withdrawPost } from './withdraw.ts';

/** What the sync made of one post. */
export type Taken = {
  reason: SkipReason | null;
  change: 'added' | 'changed' | 'hidden' | 'none';
  note: string | null;
};
export type Rules = { token: string; saleTag: string; known: ReadonlySet<string> };

const quarterHourMs = 900_000;
const dayMs = 86_400_000;
const nothing = { change: 'none', note: null } as const;

/**
 * Brings one post into the shop, or leaves it where it is when nothing about it is new. One that cannot be read does not stop
 * the others. Throws InstagramError, and 503 when the store does not answer.
 */
export async function takePost(post: InstagramPost, rules: Rules): Promise<Taken> {
  try {
    return await take(post, rules);
  } catch (error) {
    if (error instanceof InstagramError || error instanceof HttpError) throw error;
    console.error(`Post ${post.id} could not be taken`, error);
    return { ...nothing, reason: 'failed' };
  }
}

async function take(post: InstagramPost, rules: Rules): Promise<Taken> {
  const key = postKey(post);
  const record = rules.known.has(key) ? await readPostRecord(key) : null;
  const kind = kindOf(post.caption, rules.saleTag);
  const from = kind && chooseMedium(post, kind)?.from;
  const digest = digestOf(post.caption, kind, from);
  if (record?.digest === digest && !isDueAgain(record))
    return { ...nothing, reason: record.reason };
  if (!kind) return leave(key, record, digest);
  const mine = await recordFor(post, kind, record);
  return place(post, { ...mine, digest }, rules);
}

/** The record that a post goes on with; one whose hashtag has changed leaves its old place first. */
async function recordFor(
  post: InstagramPost,
  kind: PostKind,
  record: PostRecord | null,
): Promise<PostRecord> {
  if (!record || record.kind === kind) return record ?? newRecord(post, kind);
  const key = postKey(post);
  await withdrawPost(key, record, { reason: 'no-hashtag', digest: '' });
  const left = await readPostRecord(key);
  const work = left?.itemId ? { itemId: left.itemId, written: left.written } : null;
  return { ...newRecord(post, kind), ...(kind === 'artwork' ? work : { work }) };
}

async function leave(key: string, record: PostRecord | null, digest: string): Promise<Taken> {
  const reason = 'no-hashtag';
  if (!record) return { ...nothing, reason };
  return { reason, ...(await withdrawPost(key, record, { reason, digest })) };
}

async function place(post: InstagramPost, record: PostRecord, { token }: Rules): Promise<Taken> {
  const key = postKey(post);
  const { kind } = record;
  const isCopied = record.media && record.media.from === chooseMedium(post, kind)?.from;
  const media = isCopied ? record.media : await copyMedium(token, post, kind);
  const skipped = media && 'skipped' in media ? media.skipped : null;
  const stored = skipped ? record.media : (media as StoredMedia);
  // Words may stand alone in the diary, and a piece that has its picture keeps it.
  if (skipped && !stored && kind !== 'diary') {
    await writePostRecord(key, later(record, skipped));
    return { ...nothing, reason: skipped };
  }
  const caption = parseCaption(post.caption, '');
  const done = await write(post, { ...record, media: stored }, caption);
  const reason: SkipReason | null = done.change === 'deleted' ? 'deleted-here' : null;
  const { itemId, written } = done;
  const after = { ...record, itemId, written, media: stored, reason, failures: 0, retryAt: null };
  // A piece that somebody is buying is looked at again, when it is sold or free.
  if (done.change === 'held') return { ...nothing, reason };
  await writePostRecord(key, after);
  const { change } = done;
  return {
    reason,
    note: null,
    change: change === 'added' || change === 'changed' ? change : 'none',
  };
}

function write(post: InstagramPost, record: PostRecord, caption: Caption): Promise<Written> {
  const source = { post, caption, media: record.media };
  const { kind, itemId, postId } = record;
  if (kind === 'process') return putJournalItem(kind, record, processFields(source));
  if (kind === 'inspiration') return putJournalItem(kind, record, inspirationFields(source));
  if (kind === 'diary') return putJournalItem(kind, record, diaryFields(source));
  const fields = artworkFields(source);
  if (itemId) return changeArtwork({ ...record, itemId }, fields);
  return addArtwork({ postId, fields, createdAt: new Date(post.timestamp).toISOString() });
}

function newRecord({ id }: InstagramPost, kind: PostKind): PostRecord {
  const nothingYet = { itemId: null, digest: '', written: {}, media: null };
  return { ...nothingYet, postId: id, kind, work: null, reason: null, failures: 0, retryAt: null };
}

/** A picture that could not be had is tried again after a quarter of an hour, then ever later, up to a day. */
function later(record: PostRecord, reason: SkipReason): PostRecord {
  const failures = record.failures + 1;
  const waitMs = Math.min(quarterHourMs * 2 ** (failures - 1), dayMs);
  const retryAt = reason === 'unreachable' ? new Date(Date.now() + waitMs).toISOString() : null;
  return { ...record, reason, failures, retryAt };
}

function isDueAgain({ retryAt }: PostRecord): boolean {
  return retryAt !== null && Date.parse(retryAt) <= Date.now();
}
