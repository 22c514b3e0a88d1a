import type { SkipReason } from '#shared/instagram';
import { goesOn } from '#shared/since';
import { settleAll } from '../../concurrency.ts';
import { UnavailableError } from '../../errors.ts';
import { InstagramError } from '../../ports/instagram/answer.ts';
import type { InstagramPost } from '../../ports/instagram/posts.ts';
import { decideArtworks, type DecidedItem, type OpenArtwork } from './artwork-decisions.ts';
import { parseCaption } from './captions/index.ts';
import { showByPost } from './further-posts.ts';
import { postFields } from './post-fields.ts';
import { addPostArtwork, putJournalItem, type WrittenItem } from './post-items.ts';
import { copyMedium } from './post-media.ts';
import { newPostRecord, readPostRecord, writePostRecord, type PostRecord } from './post-record.ts';
import { withdrawPost } from './post-withdrawal.ts';
import type { PreparedPost, ShopPost } from './prepared-post.ts';

/** `isWaiting`: its artwork is hidden for the painter to decide, since this import. */
export type PostImport = {
  reason: SkipReason | null;
  change: 'added' | 'changed' | 'hidden' | 'none';
  note: string | null;
  isWaiting?: boolean;
};

export type Import = { token: string; knownKeys: ReadonlySet<string>; isLookFirst: boolean };

/** After it a picture that could not be fetched is tried again. */
const retryMs = 15 * 60_000;
export const noChange = { change: 'none', note: null } as const;

/**
 * Imports posts side by side, and counts each. Their artworks are decided one after another, when all of them are written. Throws
 * InstagramError or 503 when all others are done; another failure is that of one post.
 */
export async function importPosts(
  posts: PreparedPost[],
  work: Import,
  count: (imported: PostImport) => void,
): Promise<void> {
  const stops: unknown[] = [];
  const countFailure = ({ post }: PreparedPost, error: unknown) => {
    if (isStop(error)) stops.push(error);
    else count(failedImport(post, error));
  };
  const open: OpenArtwork[] = [];
  await settleAll(
    posts.map(async (post) => {
      try {
        const begun = await beginImport(post, work);
        if ('shopPost' in begun) open.push(begun);
        else count(begun);
      } catch (error) {
        countFailure(post, error);
      }
    }),
  );
  // The newest post knows best what is sold; keys sort by time.
  open.sort((first, second) => (first.shopPost.key < second.shopPost.key ? 1 : -1));
  const decided = open.length > 0 ? await decideArtworks(open, work.isLookFirst) : [];
  await settleAll(
    decided.map(([openArtwork, decide]) =>
      finishArtwork(openArtwork, decide).then(count, (error) =>
        countFailure(openArtwork.shopPost, error),
      ),
    ),
  );
  if (stops.length > 0) throw stops[0];
}

/** Returns whether the failure is not that of one post. */
export function isStop(error: unknown): boolean {
  return error instanceof InstagramError || error instanceof UnavailableError;
}

function failedImport({ id, permalink }: InstagramPost, error: unknown): PostImport {
  console.error(`Post ${id} could not be processed`, error);
  const note = `The post ${permalink ?? id} could not be read.`;
  return { ...noChange, reason: 'failed', note };
}

/** Skips a post with an unchanged digest. */
async function beginImport(
  prepared: PreparedPost,
  { token, knownKeys }: Import,
): Promise<PostImport | OpenArtwork> {
  const { post, key, kind, digest } = prepared;
  const record = knownKeys.has(key) ? await readPostRecord(key) : null;
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
  const withdrawn = await readPostRecord(key);
  const work = withdrawn?.itemId ? { itemId: withdrawn.itemId, written: withdrawn.written } : null;
  const next = { ...newPostRecord(record.postId, kind), answer: record.answer };
  return { ...next, ...(kind === 'artwork' ? work : { work }) };
}

/** Copies the medium, then writes the item, then the record. */
async function placePost(
  shopPost: ShopPost,
  record: PostRecord,
  token: string,
): Promise<PostImport | OpenArtwork> {
  const { post, key, postedAt, kind } = shopPost;
  const caption = parseCaption(post.caption);
  const { itemId, written } = record;
  if (kind === 'artwork' && record.answer === 'same' && itemId) {
    const change = await showByPost(key, { itemId, isSold: caption.isSold });
    return finishPost(key, { ...record, retryAt: null }, { itemId, written, change });
  }
  const copied = await copyMedium(token, shopPost, record.media);
  const media = copied.media ?? record.media;
  const retryAt =
    copied.skipped === 'unreachable' ? new Date(Date.now() + retryMs).toISOString() : null;
  // A diary entry needs no picture, and an item keeps the one that it has.
  if (copied.skipped && !media && kind !== 'diary') {
    await writePostRecord(key, { ...record, reason: copied.skipped, retryAt });
    return { ...noChange, reason: copied.skipped };
  }
  const fields = postFields[kind]({ post, postedAt, caption, media });
  const current = { ...record, media, retryAt };
  if (kind !== 'artwork') {
    return finishPost(key, current, await putJournalItem(record, fields, kind));
  }
  const item = itemId ? { itemId, written } : await addPostArtwork(post.id, fields, postedAt);
  return { shopPost, fields, caption, isNew: !itemId, record: { ...current, ...item } };
}

async function finishArtwork(open: OpenArtwork, decide: () => Promise<DecidedItem>) {
  const { note, isWaiting, ...item } = await decide();
  const isAdded = open.isNew && (item.change === 'none' || item.change === 'changed');
  const written: WrittenItem = { ...item, change: isAdded ? 'added' : item.change };
  const finished = await finishPost(open.shopPost.key, open.record, written);
  return { ...finished, note, isWaiting };
}

async function finishPost(
  key: string,
  record: PostRecord,
  { itemId, written, change }: WrittenItem,
): Promise<PostImport> {
  // A held artwork is looked at again once it is sold or free.
  if (change === 'held') return { ...noChange, reason: null };
  const reason: SkipReason | null = change === 'deleted' ? 'deleted-here' : null;
  await writePostRecord(key, { ...record, itemId, written, reason });
  return {
    reason,
    note: null,
    change: change === 'added' || change === 'changed' ? change : 'none',
  };
}

function isRetryDue({ retryAt }: PostRecord): boolean {
  return retryAt !== null && !goesOn(retryAt, retryMs);
}
