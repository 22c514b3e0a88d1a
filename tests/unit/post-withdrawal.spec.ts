import { test } from 'node:test';
import { expect } from '@playwright/test';
import type { Artwork } from '#shared/artwork';
import { skipReasons, type SkipReason } from '#shared/instagram';
import { sampleArtworks } from '#shared/samples/artworks';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { readArtwork, takeOffSale } from '../../netlify/use-cases/instagram/post-items.ts';
import {
  newPostRecord,
  postKey,
  readPostRecord,
} from '../../netlify/use-cases/instagram/post-record.ts';
import { withdrawPost } from '../../netlify/use-cases/instagram/post-withdrawal.ts';
import { takeUnit } from '../../netlify/use-cases/takes/takes.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { artworkKey } from '../fixtures/records.ts';

giveOwnStore();

for (const reason of ['gone', 'no-hashtag'] as const)
  for (const waits of [undefined, { why: 'look' }] as const)
    test(`of a post that is ${reason} ${waits ? 'a waiting work goes on waiting' : 'the work is hidden'} (rules 47, 76)`, async () => {
      const postId = `${reason}-${waits?.why ?? 'shown'}`;
      const [sample] = sampleArtworks;
      const artwork: Artwork = {
        ...sample!,
        id: postId,
        instagramPostId: postId,
        isHidden: waits !== undefined,
        waits,
      };
      await writeJson(artworkKey(postId), artwork);
      const key = postKey(artwork.createdAt, postId);
      const record = {
        ...newPostRecord(postId, 'artwork'),
        itemId: postId,
        written: { isHidden: false },
      };
      await writeJson(key, record);
      const { change, note } = await withdrawPost(key, record, { reason, digest: '' });
      expect(await readPostRecord(key)).toMatchObject({ itemId: postId, reason });
      const after = await readArtwork(postId);
      expect([after?.isHidden, after?.waits]).toEqual([true, waits]);
      expect([change, note]).toEqual(
        waits ? ['none', null] : ['hidden', expect.stringMatching(/is hidden: its post/)],
      );
    });

/** Whether a post that the last sync read so still shows its artwork. */
const isShown: Record<SkipReason, boolean> = {
  'no-hashtag': false,
  'no-picture': true,
  unreachable: true,
  'too-large': true,
  'deleted-here': true,
  failed: true,
  odd: true,
  gone: false,
};

for (const reason of skipReasons)
  test(`of an artwork with two posts one goes, and the other is '${reason}': the artwork ${isShown[reason] ? 'stays' : 'is hidden'} (rule 47)`, async () => {
    const [first, further] = [`first-${reason}`, `further-${reason}`];
    const artwork: Artwork = { ...sampleArtworks[0]!, id: first, instagramPostId: first };
    const [key, furtherKey] = [first, further].map((id) => postKey(artwork.createdAt, id));
    await writeJson(artworkKey(first), { ...artwork, furtherPosts: [furtherKey!] });
    const record = {
      ...newPostRecord(first, 'artwork'),
      itemId: first,
      written: { isHidden: false },
    };
    await writeJson(key!, record);
    await writeJson(furtherKey!, { ...newPostRecord(further, 'artwork'), itemId: first, reason });
    await withdrawPost(key!, record, { reason: 'gone', digest: '' });
    expect((await readArtwork(first))?.isHidden).toBe(!isShown[reason]);
  });

test('a post that says sold takes an artwork off sale, but none that an order holds or has bought (rule 46)', async () => {
  for (const [id, until] of [
    ['free', undefined],
    ['held', '2099-01-01T00:00:00.000Z'],
    ['bought', null],
  ] as const) {
    await writeJson(artworkKey(id), { ...sampleArtworks[0]!, id, stockQuantity: 1 });
    const take = { orderId: 'K7M-4QX', buyer: 'a buyer', round: 0 };
    if (until !== undefined) await takeUnit({ id, stockQuantity: 1 }, { ...take, until }, null);
    expect(await takeOffSale(id), id).toBe(until === undefined);
    expect((await readArtwork(id))?.stockQuantity, id).toBe(until === undefined ? 0 : 1);
  }
});
