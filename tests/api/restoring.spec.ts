import { expect } from '@playwright/test';
import { sampleArtworks } from '#shared/samples/artworks';
import { en } from '#words/en/refusals';
import { fr } from '#words/fr/refusals';
import { newBrowser, newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import {
  artworkKey,
  readRecord,
  removeRecords,
  restoringKey,
  writeRecord,
} from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';

const { id } = sampleArtworks[0]!;

test('while a restore is not complete nothing is sold and nothing changed, and a payment waits (rule 83)', async ({
  shop,
  admin,
}) => {
  const buyer = newBuyer(shop);
  const artwork = readRecord<object>(shop, artworkKey(id));
  const { clientSecret } = (await buyer.openCard([id])).body;
  writeRecord(shop, restoringKey, { id: 'a', file: 'shop.jsonl.gz', sha256: 'b' });
  removeRecords(shop, artworkKey(id));
  const refused = { status: 503, body: { error: en.restoring } };
  expect(await buyer.openCard([id])).toMatchObject(refused);
  expect(await buyer.check([id])).toMatchObject(refused);
  expect(await buyer.orderByTransfer([id])).toMatchObject(refused);
  const french = newBuyer(shop, newBrowser(shop, { 'accept-language': 'fr' }));
  expect((await french.check([id])).body.error).toBe(fr.restoring);
  expect((await french.check([id])).headers.get('retry-after')).toBe('60');
  const change = admin.send('PATCH', `/api/admin/artworks/${id}/visibility`, { isHidden: true });
  expect(await change).toMatchObject(refused);
  expect((await admin.send('GET', '/api/admin/artworks')).status).toBe(200);

  await payByCard(shop, clientSecret);
  await shop.waitUntilIdle();
  expect(await admin.listOrders()).toEqual([]);
  expect((await shop.state()).paymentIntents[0]?.status).toBe('requires_capture');
  writeRecord(shop, artworkKey(id), artwork);
  removeRecords(shop, restoringKey);
  expect((await buyer.outcomeOf(clientSecret)).body.state).toBe('succeeded');
  expect(await admin.listOrders()).toMatchObject([{ status: 'processing' }]);
});

test('A shop does not start with half a restore, and its builds fail (rule 83)', async ({
  shop,
}) => {
  writeRecord(shop, restoringKey, { id: 'a', file: 'shop.jsonl.gz', sha256: 'b' });
  const sentence =
    'A restore of shop.jsonl.gz is not complete: run `npm run restore` with this file again, because until then the shop does not start, build or sell.';
  await shop.requestBuild();
  const build = await shop.waitForBuild();
  expect(build?.state).toBe('failed');
  expect(build?.error).toContain(sentence);
  await expect(shop.restart()).rejects.toThrow(sentence);
  removeRecords(shop, restoringKey);
});
