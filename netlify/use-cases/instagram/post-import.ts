import type { SkipReason } from '#shared/instagram';
import { parseCaption } from './captions/caption.ts';
import { postFields } from './post-fields.ts';
import { putArtwork, putJournalItem } from './post-items.ts';
import { copyMedium } from './post-media.ts';
import { newPostRecord, readPostRecord, writePostRecord, type PostRecord } from './post-record.ts';
import { withdrawPost } from './post-withdrawal.ts';
import type { PreparedPost, ShopPost } from './prepared-post.ts';

export type PostImport = {
  reason: SkipReason | null;
  change: 'added' | 'changed' | 'hidden' | 'none';
  note: string | null;
};

/** After it a picture that could not be fetched is tried again. */
const retryMs = 15 * 60_000;
export const noChange = { change: 'none', note: null } as const;

/** Skips a post with an unchanged digest. Throws InstagramError, 503. */
export async function importPost(
  prepared: PreparedPost,
  { token, known }: { token: string; known: ReadonlySet<string> },
): Promise<PostImport> {
  const { post, key, kind, digest } = prepared;
  const record = known.has(key) ? await readPostRecord(key) : null;
  if (record?.digest === digest && !isRetryDue(record)) {
    return { ...noChange, reason: record.reason };
  }
  if (kind) {
    const isOtherKind = record && record.kind !== kind;
    const before = isOtherKind ? await changeKind(key, record, kind) : record;
    const current = { ...(before ?? newPostRecord(post.id, kind)), digest };
    return placePost({ ...prepared, kind }, current, token);
  }
  const reason = 'no-hashtag';
  if (!record) return { ...noChange, reason };
  return { reason, ...(await withdrawPost(key, record, { reason, digest })) };
}

/** Removes the item of the earlier hashtag and remembers an artwork. Returns the record to continue with. */
async function changeKind(
  key: string,
  record: PostRecord,
  kind: ShopPost['kind'],
): Promise<PostRecord> {
  await withdrawPost(key, record, { reason: 'no-hashtag', digest: '' });
  const left = await readPostRecord(key);
  const work = left?.itemId ? { itemId: left.itemId, written: left.written } : null;
  return { ...newPostRecord(record.postId, kind), ...(kind === 'artwork' ? work : { work }) };
}

/** Copies the medium, then writes the item, then the record. */
async function placePost(
  shopPost: ShopPost,
  record: PostRecord,
  token: string,
): Promise<PostImport> {
  const { post, key, postedAt, kind } = shopPost;
  const copied = await copyMedium(token, shopPost, record.media);
  const media = copied.media ?? record.media;
  const retryAt =
    copied.skipped === 'unreachable' ? new Date(Date.now() + retryMs).toISOString() : null;
  // A diary entry needs no picture, and an item keeps the one that it has.
  if (copied.skipped && !media && kind !== 'diary') {
    await writePostRecord(key, { ...record, reason: copied.skipped, retryAt });
    return { ...noChange, reason: copied.skipped };
  }
  const fields = postFields[kind]({ post, postedAt, caption: parseCaption(post.caption), media });
  const { itemId, written, change } =
    kind === 'artwork'
      ? await putArtwork(record, fields, postedAt)
      : await putJournalItem(record, fields, kind);
  // A held artwork is looked at again once it is sold or free.
  if (change === 'held') return { ...noChange, reason: null };
  const reason: SkipReason | null = change === 'deleted' ? 'deleted-here' : null;
  await writePostRecord(key, { ...record, itemId, written, media, reason, retryAt });
  return {
    reason,
    note: null,
    change: change === 'added' || change === 'changed' ? change : 'none',
  };
}

function isRetryDue({ retryAt }: PostRecord): boolean {
  return retryAt !== null && Date.parse(retryAt) <= Date.now();
}
