import { beforeEach, test } from 'node:test';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { artworkSchema } from '#shared/artwork';
import { contentPageSchema } from '#shared/content';
import { sampleArtworks, sampleContentPages } from '#shared/samples/artworks';
import { listKeys } from '../../netlify/ports/blobs/lists.ts';
import { readJson, removeKey, writeJson } from '../../netlify/ports/blobs/records.ts';
import { createOrFindOrder } from '../../netlify/use-cases/orders/record/records.ts';
import {
  addSamples,
  getSamples,
  newSampleArtworks,
  removeSamples,
} from '../../netlify/use-cases/samples/samples.ts';
import { seedShop } from '../../netlify/use-cases/seed.ts';
import { takeUnit } from '../../netlify/use-cases/takes/takes.ts';
import { crashAfter } from '../fixtures/blobs/crash.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { artworkKey, inspirationKey, processKey } from '../fixtures/records.ts';
import { rounds } from '../fixtures/rounds.ts';

const all = { artworks: 5, films: 2, inspirations: 3, pages: sampleContentPages.length };
const none = { artworks: 0, films: 0, inspirations: 0, pages: 0 };
const [ordered, taken, photographed] = sampleArtworks;
const [page] = sampleContentPages;
/** How many writes lie between two crashes. */
const step = rounds(8, 1);
const mine = { ...sampleArtworks[3]!, id: 'mine', isFeatured: true };

giveOwnStore();

beforeEach(emptyStore);

test('a removal that was killed after any write is finished by the next press', async () => {
  for (let writes = 0, hasCrashed = true; hasCrashed; writes += step) {
    await emptyStore();
    await seedShop();
    hasCrashed = await crashAfter(writes, () => removeSamples('admin'));
    expect((await removeSamples('admin')).removable, `${writes} writes`).toEqual(none);
    expect(await listSamples()).toEqual([]);
    expect(writes).toBeLessThan(50);
  }
});

test('an addition that was killed after any write is finished by the next press', async () => {
  for (let writes = 0, hasCrashed = true; hasCrashed; writes += step) {
    await emptyStore();
    hasCrashed = await crashAfter(writes, () => addSamples('admin'));
    expect(await addSamples('admin'), `${writes} writes`).toEqual({
      removable: all,
      canAdd: false,
    });
    expect(writes).toBeLessThan(50);
  }
});

test('what was ordered, sold or made one’s own stays', async () => {
  await seedShop();
  await createOrFindOrder(transferOrder('ORD-AAA', new Date()));
  const take = { orderId: 'ORD-BBB', buyer: 'a buyer', round: 0, until: null };
  await takeUnit(taken!, take, null);
  const picture = { ...photographed!.images[0]!, url: `/media/${'a'.repeat(40)}` };
  const images = [...photographed!.images, picture];
  await writeJson(artworkKey(photographed!.id), { ...photographed!, images });
  await writeJson(artworkKey(mine.id), mine);
  const content = { ...page!.content, title: 'Ana Solèy' };
  await writeJson(`content/${page!.id}`, { ...page!, content });
  const own = '/media/film';
  for (const key of [processKey('process-lannwit'), inspirationKey('study-kap')]) {
    const record = await readJson(key, { needed: z.looseObject({}) });
    await writeJson(key, { ...record, videoUrl: own, mediaUrl: own });
  }
  expect(ordered!.id).toBe('jou-mache');
  expect((await removeSamples('admin')).removable).toEqual(none);
  expect(await listSamples()).toEqual(
    [
      ...[ordered, taken, photographed, mine].map((one) => artworkKey(one!.id)),
      `content/${page!.id}`,
      processKey('process-lannwit'),
      inspirationKey('study-kap'),
    ].sort(),
  );
});

test('added samples leave own records and the featured artwork alone', async () => {
  await writeJson(artworkKey(mine.id), mine);
  await writeJson(artworkKey(ordered!.id), { ...ordered!, title: 'Mine too' });
  const content = { ...page!.content, title: 'Ana Solèy' };
  await writeJson(`content/${page!.id}`, { ...page!, content });
  expect((await getSamples()).canAdd).toBe(true);
  await addSamples('admin');
  const artworks = (await listKeys('artworks/')).map((key) =>
    readJson(key, { needed: artworkSchema }),
  );
  const stored = await Promise.all(artworks);
  expect(stored.map((one) => one?.isHidden)).not.toContain(true);
  expect(stored.filter((one) => one?.isFeatured).map((one) => one?.id)).toEqual(['mine']);
  expect(stored.map((one) => one?.title)).toContain('Mine too');
  const kept = await readJson(`content/${page!.id}`, { needed: contentPageSchema });
  expect(kept?.content.title).toBe('Ana Solèy');
});

test('with live keys samples are refused, and a seed writes no films and no inspirations', async () => {
  const key = process.env['STRIPE_SECRET_KEY'];
  process.env['STRIPE_SECRET_KEY'] = 'sk_live_x';
  try {
    await expect(addSamples('admin')).rejects.toMatchObject({ status: 409 });
    expect(await listSamples()).toEqual([]);
    await seedShop(newSampleArtworks('live'));
    expect(await getSamples()).toEqual({
      removable: { ...all, films: 0, inspirations: 0 },
      canAdd: false,
    });
    const seeded = await readJson(artworkKey(ordered!.id), { needed: artworkSchema });
    expect(seeded?.isHidden).toBe(true);
  } finally {
    process.env['STRIPE_SECRET_KEY'] = key;
  }
});

async function emptyStore(): Promise<void> {
  for (const key of await listKeys('')) await removeKey(key);
}

async function listSamples(): Promise<string[]> {
  const prefixes = ['artworks/', 'content/', 'process/', 'inspirations/'];
  return (await Promise.all(prefixes.map(listKeys))).flat().sort();
}
