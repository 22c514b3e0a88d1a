import type { SkipReason } from '#shared/instagram';
import { changeArtwork, titleOf } from './artworks.ts';
import { removeJournalItem } from './journal-items.ts';
import { removePostRecord, writePostRecord, type PostRecord } from './post-record.ts';

type Cause = { reason: Extract<SkipReason, 'gone' | 'no-hashtag'>; digest: string };
export type Withdrawn = { change: 'hidden' | 'changed' | 'none'; note: string | null };

const because = {
  gone: 'its post is gone from Instagram',
  'no-hashtag': 'its post has no hashtag of the shop any more',
};

/**
 * A post has lost its place in the shop. An unsold work is hidden, and shown again should the post come back; a sold or held
 * one stays. What stands in the journal goes.
 */
export async function withdrawPost(
  key: string,
  record: PostRecord,
  { reason, digest }: Cause,
): Promise<Withdrawn> {
  const { kind, itemId } = record;
  if (kind !== 'artwork') {
    if (itemId) await removeJournalItem(kind, itemId);
    const { work } = record;
    const before = work && {
      ...record,
      ...work,
      kind: 'artwork' as const,
      work: null,
      media: null,
    };
    await (before ? writePostRecord(key, { ...before, reason, digest }) : removePostRecord(key));
    return { change: itemId ? 'changed' : 'none', note: null };
  }
  if (!itemId) {
    await removePostRecord(key);
    return { change: 'none', note: null };
  }
  const title = await titleOf(itemId);
  const { change, written } = await changeArtwork({ ...record, itemId }, { isHidden: true });
  if (change === 'held') {
    return {
      change: 'none',
      note: `‘${title}’ stays for now: somebody is buying it, but ${because[reason]}.`,
    };
  }
  await writePostRecord(key, { ...record, written, reason, digest });
  if (change === 'sold')
    return { change: 'none', note: `‘${title}’ stays: it is sold, but ${because[reason]}.` };
  if (change !== 'changed') return { change: 'none', note: null };
  return { change: 'hidden', note: `‘${title}’ is hidden: ${because[reason]}.` };
}
