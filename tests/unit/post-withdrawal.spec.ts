import { test } from 'node:test';
import { expect } from '@playwright/test';
import type { Artwork } from '#shared/artwork';
import { sampleArtworks } from '#shared/samples/artworks';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { readArtwork } from '../../netlify/use-cases/instagram/post-items.ts';
import {
  newPostRecord,
  postKey,
  readPostRecord,
} from '../../netlify/use-cases/instagram/post-record.ts';
import { withdrawPost } from '../../netlify/use-cases/instagram/post-withdrawal.ts';
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
