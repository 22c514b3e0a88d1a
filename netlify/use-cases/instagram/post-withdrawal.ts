import type { Artwork } from '#shared/artwork';
import type { SkipReason } from '#shared/instagram';
import { changeVisibility, findFirstPost, hasAnotherPost } from './further-posts.ts';
import {
  changePostArtwork,
  readArtwork,
  removeJournalItem,
  type WrittenItem,
} from './post-items.ts';
import { removePostRecord, writePostRecord, type PostRecord } from './post-record.ts';

type WithdrawalCause = { reason: Extract<SkipReason, 'gone' | 'no-hashtag'>; digest: string };
type WithdrawnPost = { change: 'hidden' | 'changed' | 'none'; note: string | null };

const because = {
  gone: 'its post is gone from Instagram',
  'no-hashtag': 'its post has no hashtag of the shop any more',
};

/** Hides an unsold artwork, leaves a sold or held one, deletes other items (rules 46 and 47). */
export async function withdrawPost(
  key: string,
  record: PostRecord,
  cause: WithdrawalCause,
): Promise<WithdrawnPost> {
  const { kind, itemId, work } = record;
  if (kind === 'artwork' && itemId) return withdrawArtwork(key, { ...record, itemId }, cause);
  if (kind !== 'artwork' && itemId) await removeJournalItem(kind, itemId);
  if (work) {
    const before = { ...record, ...work, kind: 'artwork' as const, work: null, media: null };
    await writePostRecord(key, { ...before, ...cause });
  } else {
    await removePostRecord(key);
  }
  return { change: itemId ? 'changed' : 'none', note: null };
}

/** Hides the artwork of a post, unless it waits and so is hidden already, or another post shows it. */
async function withdrawArtwork(
  key: string,
  record: PostRecord & { itemId: string },
  { reason, digest }: WithdrawalCause,
): Promise<WithdrawnPost> {
  const artwork = await readArtwork(record.itemId);
  const stays = !artwork || artwork.waits || (await hasAnotherPost(artwork, key));
  if (stays) {
    await writePostRecord(key, { ...record, reason, digest });
    return { change: 'none', note: null };
  }
  const { change, written } = await hideArtwork(artwork, key, record);
  if (change === 'held') {
    return {
      change: 'none',
      note: `‘${artwork.title}’ stays for now: somebody is buying it, but ${because[reason]}.`,
    };
  }
  await writePostRecord(key, { ...record, written, reason, digest });
  if (change === 'sold')
    return {
      change: 'none',
      note: `‘${artwork.title}’ stays: it is sold, but ${because[reason]}.`,
    };
  if (change !== 'changed') return { change: 'none', note: null };
  return { change: 'hidden', note: `‘${artwork.title}’ is hidden: ${because[reason]}.` };
}

/** Hides an artwork when its last post goes. An artwork that was typed stays. */
async function hideArtwork(
  artwork: Artwork,
  key: string,
  record: PostRecord & { itemId: string },
): Promise<Pick<WrittenItem, 'change' | 'written'>> {
  if (record.answer !== 'same') return changePostArtwork(record, { isHidden: true });
  const first = await findFirstPost(artwork, key);
  const change = first ? await changeVisibility(first, true) : 'none';
  return { change, written: record.written };
}
