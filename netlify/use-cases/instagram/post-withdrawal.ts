import type { SkipReason } from '#shared/instagram';
import { changePostArtwork, readArtworkTitle, removeJournalItem } from './post-items.ts';
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

async function withdrawArtwork(
  key: string,
  record: PostRecord & { itemId: string },
  { reason, digest }: WithdrawalCause,
): Promise<WithdrawnPost> {
  const title = await readArtworkTitle(record.itemId);
  const { change, written } = await changePostArtwork(record, { isHidden: true });
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
