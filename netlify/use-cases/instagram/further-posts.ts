import type { Artwork } from '#shared/artwork';
import { changePostArtwork, readArtwork, takeOffSale, type WrittenItem } from './post-items.ts';
import { postKey, readPostRecord, writePostRecord, type PostRecord } from './post-record.ts';

/** The post from which an artwork came. */
type FirstPost = { key: string; record: PostRecord & { itemId: string } };

/**
 * Shows an artwork again if it was hidden for want of a post, and sells it with a mark. A further post changes nothing else (rules 46 and
 * 47).
 */
export async function showByPost(
  key: string,
  { itemId, isSold }: { itemId: string; isSold: boolean },
): Promise<WrittenItem['change']> {
  const artwork = await readArtwork(itemId);
  if (!artwork) return 'deleted';
  const isTakenOff = isSold && (await takeOffSale(itemId));
  const first = await findFirstPost(artwork, key);
  const change = first ? await changeVisibility(first, false) : 'none';
  return isTakenOff ? 'changed' : change;
}

/** Hides or shows the artwork unless the painter decided that. */
export async function changeVisibility(
  { key, record }: FirstPost,
  isHidden: boolean,
): Promise<WrittenItem['change']> {
  const { change, written } = await changePostArtwork(record, { isHidden });
  if (change === 'changed') await writePostRecord(key, { ...record, written });
  return change;
}

/** Returns null for an artwork that was typed. */
export async function findFirstPost(
  { id, instagramPostId, createdAt }: Artwork,
  except: string,
): Promise<FirstPost | null> {
  if (!instagramPostId) return null;
  const key = postKey(createdAt, instagramPostId);
  const record = key === except ? null : await readPostRecord(key);
  return record?.itemId === id ? { key, record: { ...record, itemId: id } } : null;
}

/** Returns whether another post on Instagram shows the artwork. */
export async function hasAnotherPost(artwork: Artwork, except: string): Promise<boolean> {
  const { id, furtherPosts = [] } = artwork;
  const first = await findFirstPost(artwork, except);
  if (first && isThere(first.record)) return true;
  for (const key of furtherPosts.filter((further) => further !== except)) {
    const record = await readPostRecord(key);
    if (record?.itemId === id && isThere(record)) return true;
  }
  return false;
}

function isThere({ reason }: PostRecord): boolean {
  return reason !== 'gone' && reason !== 'no-hashtag';
}
