import { expect } from '@playwright/test';
import type { DiaryEntry, Inspiration, ProcessItem } from '#shared/journal';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import type { FeedPost } from '../../netlify/sandbox/instagram/feed.ts';
import type { AdminArtwork } from '#shared/artwork';
import type { Image } from '#shared/pictures/images';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { newPost } from '../fixtures/instagram/instagram.ts';
import { changeRecord } from '../fixtures/records.ts';
import { test } from '../fixtures/instagram/studio.ts';

const dayMs = 86_400_000;

test('posts become artworks, process items, inspirations and diary entries by their hashtags', async ({
  shop,
  studio,
}) => {
  const work = newPost(
    '“Panye Wouj”\nOil on canvas, 45×60 cm, $1,200.50\nShe never looks down.\n#ArtForSale',
  );
  const film = newPost('Premye kouch\n#process', { media: [{ file: 'process-lannwit.mp4' }] });
  const album = newPost('Le cerf-volant\n#inspiration', {
    media: [{ file: 'study-kap.jpg' }, { file: 'study-mango.jpg' }],
  });
  const page = newPost('Jounal\n\nJodi a lapli tonbe.\n#diary');
  const other = newPost('Thank you all! #opening');
  studio.post(work, film, album, page, other);

  const { result, lastSync } = await studio.sync();
  expect(result).toMatchObject({ added: 4, changed: 0, hidden: 0 });
  expect(result?.skipped['no-hashtag']).toBeGreaterThanOrEqual(1);
  expect(Date.now() - Date.parse(lastSync!)).toBeLessThan(60_000);
  expect(await studio.workOf(work.id)).toMatchObject({
    id: 'panye-wouj',
    title: 'Panye Wouj',
    description: 'She never looks down.',
    price: '1200.50',
    dimensions: '45 x 60 cm',
    technique: 'Oil on canvas',
    stockQuantity: 1,
    state: 'available',
    imageUrl: expect.stringMatching(/^\/media\/[0-9a-f]{40}$/),
    instagramPostUrl: `https://www.instagram.com/p/${work.id}/`,
    createdAt: expect.stringContaining(work.timestamp.slice(0, 19)),
  });
  const [item, inspiration, entry] = await Promise.all([
    find<ProcessItem>(shop.url, '/api/process', `ig-${film.id}`),
    find<Inspiration>(shop.url, '/api/inspirations', `ig-${album.id}`),
    find<DiaryEntry>(shop.url, '/api/diary', `ig-${page.id}`),
  ]);
  expect(item).toMatchObject({ title: 'Premye kouch', instagramPostId: film.id, width: 960 });
  expect(inspiration).toMatchObject({ mediaType: 'image', instagramHighlightId: album.id });
  expect(entry).toMatchObject({ content: 'Jodi a lapli tonbe.' });
  const played = await fetch(shop.url + item.videoUrl, { headers: { range: 'bytes=0-' } });
  expect(played.status).toBe(206);
  expect(played.headers.get('content-type')).toBe('video/mp4');
  const shown = await fetch(`${shop.url}/.netlify/images?url=${item.posterUrl}&w=480&fm=webp`);
  expect(shown.status).toBe(200);
});

test('an album brings its pictures in order; a sync keeps edited alt texts, marks, translations and the order', async ({
  shop,
  admin,
  studio,
}) => {
  const [kap, mango, bato] = ['study-kap', 'study-mango', 'bato-anba-loraj'].map((name) => ({
    file: `${name}.jpg`,
  }));
  const film = { file: 'process-lannwit.mp4' };
  const caption = (price: number) => `“Twa Fas”\n$${price}\n#ArtForSale`;
  const post = newPost(caption(90), { media: [kap!, mango!, film] });
  studio.post(post);
  await studio.sync();
  const work = (await studio.workOf(post.id))!;
  expect(work.images).toMatchObject([
    { url: work.imageUrl, alt: 'Twa Fas, a painting' },
    { url: expect.stringMatching(/^\/media\//), alt: 'Twa Fas, photograph 2' },
  ]);
  const translations = { fr: { title: 'Deux côtés' }, ht: { title: 'De fas' } };
  const edit = (now: AdminArtwork, images: Image[]) =>
    admin.send('PATCH', `/api/admin/artworks/${now.id}`, {
      ...now,
      translations,
      description: 'Two sides.',
      imageUrl: images[0]!.url,
      imageAlt: images[0]!.alt,
      images,
    });
  const [front, back] = work.images as [Image, Image];
  expect((await edit(work, [front, { ...back, alt: 'The back', mark: 'back' }])).status).toBe(200);

  // Another picture that cannot be copied at first.
  studio.remove(post.id);
  studio.post({ ...post, caption: caption(95), media: [kap!, mango!, bato!] });
  await shop.setFault({ service: 'instagram', mode: 'address-expired' });
  await studio.sync();
  expect(await studio.workOf(post.id)).toMatchObject({ price: '95' });
  await shop.clearFaults();
  await shop.passMinutes(16);
  await studio.sync();
  const whole = (await studio.workOf(post.id))!;
  expect(whole.images.map(({ alt }) => alt)).toEqual([
    'Twa Fas, a painting',
    'The back',
    'Twa Fas, photograph 3',
  ]);
  expect(whole.images.map(({ mark }) => mark)).toEqual([undefined, 'back', undefined]);

  // The first one stays, so nothing but the list of photographs tells of this edit.
  const left = [front, whole.images[2]!];
  expect((await edit(whole, left)).status).toBe(200);
  studio.edit(post.id, caption(99));
  await studio.sync();
  const kept = (await studio.workOf(post.id))!;
  expect(kept).toMatchObject({ price: '99', translations });
  expect(kept.images.map(({ url }) => url)).toEqual(left.map(({ url }) => url));
});

test('an album that was read before artworks had several photographs gets its further pictures', async ({
  shop,
  studio,
}) => {
  const media = ['study-kap', 'study-mango'].map((name) => ({ file: `${name}.jpg` }));
  const post = newPost('“De Fas”\n$90\n#ArtForSale', { media });
  studio.post(post);
  await studio.sync();
  const work = (await studio.workOf(post.id))!;
  expect(work.images).toHaveLength(2);
  changeRecord(shop, `artworks/${work.id}`, ({ images: _images, ...before }) => before);
  studio.alter(keyOf(post), (record) => {
    const { images: _images, ...written } = record['written'] as Record<string, unknown>;
    const { further: _further, ...first } = record['media'] as Record<string, unknown>;
    return { ...record, digest: 'of an earlier version', written, media: first };
  });
  expect((await studio.workOf(post.id))?.images).toHaveLength(1);
  await studio.sync();
  expect((await studio.workOf(post.id))?.images).toEqual(work.images);
});

test('a second sync without news makes two requests at most, writes nothing and builds nothing', async ({
  shop,
  studio,
  hook,
}) => {
  const posts = Array.from({ length: 60 }, (_, index) => newPost(`No ${index} #opening`));
  const work = newPost('“Lalin”\n$80\n#ArtForSale');
  studio.post(...posts, work);
  await studio.sync();
  await shop.waitUntilIdle();
  const before = { work: await studio.workOf(work.id), asked: (await studio.asked()).length };
  const builds = hook.calls();
  expect(builds).toBeGreaterThan(0);

  const { result } = await studio.sync();
  expect(result).toMatchObject({ added: 0, changed: 0, hidden: 0 });
  expect(result?.seen).toBeGreaterThanOrEqual(61);
  expect((await studio.asked()).length - before.asked).toBeLessThanOrEqual(2);
  expect(await studio.workOf(work.id)).toEqual(before.work);
  await shop.waitUntilIdle();
  expect(hook.calls()).toBe(builds);
});

test('an edited caption changes the artwork, but no field that the administrator edited', async ({
  shop,
  admin,
  studio,
  hook,
}) => {
  const post = newPost('“Vwal Ble”\nOil on canvas, 18 x 24, $200\n#ArtForSale');
  studio.post(post);
  await studio.sync();
  const work = (await studio.workOf(post.id))!;
  const { imageUrl, description, technique, dimensions, year } = work;
  const edited = await admin.send('PATCH', `/api/admin/artworks/${work.id}`, {
    ...artworkBody({ imageUrl, technique, dimensions, year, title: 'Blue Sail', price: '200' }),
    description: description || 'Bought in Jacmel.',
  });
  expect(edited.status).toBe(200);
  await shop.waitUntilIdle();
  const builds = hook.calls();

  studio.edit(post.id, '“Vwal Wouj”\nOil on panel, 20 x 24, $260\n#ArtForSale');
  expect((await studio.sync()).result).toMatchObject({ added: 0, changed: 1 });
  expect(await studio.workOf(post.id)).toMatchObject({
    title: 'Blue Sail',
    description: 'Bought in Jacmel.',
    price: '260',
    technique: 'Oil on panel',
    dimensions: '20 x 24',
    imageUrl,
    lastModifiedBy: 'instagram',
  });
  await shop.waitUntilIdle();
  expect(hook.calls()).toBeGreaterThan(builds);

  studio.edit(post.id, '“Vwal Jòn”\nOil on panel, 20 x 24, $270\n#ArtForSale');
  await studio.sync();
  expect(await studio.workOf(post.id)).toMatchObject({ title: 'Blue Sail', price: '270' });
});

test('a deleted post hides its unsold artwork with a note; a restored post shows it again', async ({
  studio,
}) => {
  const post = newPost('“Kolibri”\n$85\n#ArtForSale');
  const study = newPost('Mango season\n#inspiration');
  // Half of a feed: of more the painter is asked (rule 47).
  studio.post(post, study, newPost('No 1 #opening'), newPost('No 2 #opening'));
  await studio.sync();
  studio.remove(post.id);
  studio.remove(study.id);

  const { result } = await studio.sync();
  expect(result).toMatchObject({ hidden: 1, changed: 1 });
  expect(result?.notes).toEqual(['‘Kolibri’ is hidden: its post is gone from Instagram.']);
  expect(await studio.workOf(post.id)).toMatchObject({ isHidden: true });
  const asked = (await studio.asked()).length;
  expect((await studio.sync()).result).toMatchObject({ hidden: 0, notes: [] });
  expect((await studio.asked()).length - asked).toBeLessThanOrEqual(2);

  studio.post(post, study);
  expect((await studio.sync()).result).toMatchObject({ added: 1, changed: 1 });
  expect(await studio.workOf(post.id)).toMatchObject({ isHidden: false, price: '85' });
});

test('a deleted or edited post never changes a sold or held artwork', async ({ shop, studio }) => {
  const [sold, held] = [newPost('“Tanbou”\n$90\n#ArtForSale'), newPost('“Rara”\n$95\n#ArtForSale')];
  studio.post(sold, held);
  await studio.sync();
  const ids = [(await studio.workOf(sold.id))!.id, (await studio.workOf(held.id))!.id] as const;
  const { clientSecret } = (await newBuyer(shop).openCard([ids[0]], 90)).body;
  await payByCard(shop, clientSecret);
  await newBuyer(shop).outcomeOf(clientSecret);
  const orderId = (await newBuyer(shop).orderByTransfer([ids[1]], 'rara@example.com', 95)).body
    .orderId;
  const before = [await studio.workOf(sold.id), await studio.workOf(held.id)];
  expect(before.map((work) => work?.state)).toEqual(['sold', 'reserved']);

  studio.remove(sold.id);
  studio.edit(held.id, '“Rara”\n$195\n#ArtForSale');
  const first = await studio.sync();
  expect(first.result).toMatchObject({ hidden: 0, changed: 0 });
  expect(first.result?.notes).toEqual([
    '‘Tanbou’ stays: it is sold, but its post is gone from Instagram.',
  ]);
  studio.remove(held.id);
  expect((await studio.sync()).result?.notes).toEqual([
    '‘Rara’ stays for now: somebody is buying it, but its post is gone from Instagram.',
  ]);
  expect([await studio.workOf(sold.id), await studio.workOf(held.id)]).toEqual(before);

  await (await shop.admin()).setStatus(orderId, 'cancelled');
  expect((await studio.sync()).result).toMatchObject({ hidden: 1 });
});

test('an item deleted in the shop does not come back', async ({ shop, admin, studio }) => {
  const post = newPost('“Pwason”\n$70\n#ArtForSale');
  const note = newPost('Lèt pou lanmè\n\nJodi a mwen pa pentire.\n#diary');
  studio.post(post, note);
  await studio.sync();
  const work = (await studio.workOf(post.id))!;
  expect((await admin.send('DELETE', `/api/admin/artworks/${work.id}`)).status).toBe(200);
  expect((await admin.send('DELETE', `/api/admin/diary/ig-${note.id}`)).status).toBe(200);
  studio.edit(note.id, 'Lèt pou lanmè\n\nDemen mwen pentire.\n#diary');
  studio.edit(post.id, '“Pwason”\n$75\n#ArtForSale');
  expect((await studio.sync()).result).toMatchObject({
    added: 0,
    skipped: expect.objectContaining({ 'deleted-here': 1 }),
  });
  expect(await studio.workOf(post.id)).toBeUndefined();
  expect(await find(shop.url, '/api/diary', `ig-${note.id}`)).toBeUndefined();
});

test('an edited caption decides again: another hashtag, none, no price, sold', async ({
  shop,
  studio,
}) => {
  const post = newPost('“Zansèt”\n$300\n#ArtForSale');
  studio.post(post);
  await studio.sync();
  expect(await studio.workOf(post.id)).toMatchObject({ isForSale: true });
  studio.edit(post.id, '“Zansèt”\n#ArtForSale');
  await studio.sync();
  expect(await studio.workOf(post.id)).toMatchObject({ state: 'on-request', price: null });
  studio.edit(post.id, 'SOLD\n“Zansèt”\n$300\n#ArtForSale');
  await studio.sync();
  expect(await studio.workOf(post.id)).toMatchObject({ stockQuantity: 0, state: 'not-for-sale' });
  studio.edit(post.id, 'Zansèt, first layer\n#process');
  await studio.sync();
  expect(await studio.workOf(post.id)).toMatchObject({ isHidden: true });
  expect(await find(shop.url, '/api/process', `ig-${post.id}`)).toMatchObject({ videoUrl: '' });
  studio.edit(post.id, 'Zansèt');
  expect((await studio.sync()).result).toMatchObject({ changed: 1 });
  expect(await find(shop.url, '/api/process', `ig-${post.id}`)).toBeUndefined();
  studio.edit(post.id, '“Zansèt”\n$300\n#ArtForSale');
  await studio.sync();
  expect(await studio.workOf(post.id)).toMatchObject({ isHidden: false, stockQuantity: 0 });
});

test('‘Sync Now’ pressed ten times at once runs once', async ({ studio }) => {
  await studio.sync();
  // Work for longer than the presses take.
  studio.post(...['Poul', 'Kok', 'Pentad'].map((title) => newPost(`“${title}”\n$60\n#ArtForSale`)));
  const asked = (await studio.asked()).length;
  const answers = await Promise.all(Array.from({ length: 10 }, () => studio.press()));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(202));
  expect(answers.filter(({ body }) => body.isNew)).toHaveLength(1);
  await studio.settle();
  expect((await studio.asked()).length - asked).toBeLessThanOrEqual(2);
});

test('of a long feed only the first page is read until something changes there or in the number of posts', async ({
  admin,
  studio,
}) => {
  const work = newPost('“Lwen”\n$50\n#ArtForSale');
  const others = Array.from({ length: 110 }, (_, index) => newPost(`No ${index} #opening`));
  studio.post(work, ...others);
  await studio.sync('?posts=all');
  const pages = async (query = '') => {
    const before = (await studio.asked()).length;
    const { result } = await studio.sync(query);
    return { result, asked: (await studio.asked()).slice(before) };
  };
  const quiet = await pages();
  expect(quiet.asked).toEqual(['/v24.0/me', '/v24.0/me/media']);
  studio.edit(work.id, '“Lwen”\n$55\n#ArtForSale');
  const unseen = await pages();
  expect(unseen.result).toMatchObject({ seen: 50, changed: 0 });
  expect((await pages('?posts=all')).result).toMatchObject({ changed: 1 });

  const setTag = (highlightCollection: string) =>
    admin.send('PATCH', '/api/admin/instagram/settings', {
      syncFrequency: '60',
      highlightCollection,
    });
  await setTag('Kolokasyon');
  expect((await pages()).result).toMatchObject({ hidden: 1 });
  await setTag('ArtForSale');
  expect((await pages()).result).toMatchObject({ changed: 1 });

  studio.remove(work.id);
  expect((await pages()).result).toMatchObject({ hidden: 1 });
  studio.post(newPost('“Pre”\n$40\n#ArtForSale'));
  expect((await pages()).result).toMatchObject({ added: 1 });
  expect((await pages()).asked).toHaveLength(2);
});

test('a long feed is read whole once a day, and after a run that did not reach its end', async ({
  shop,
  studio,
}) => {
  const work = newPost('“Lwen anpil”\n$50\n#ArtForSale');
  studio.post(work, ...Array.from({ length: 110 }, (_, index) => newPost(`No ${index} #opening`)));
  await studio.sync();
  studio.edit(work.id, '“Lwen anpil”\n$55\n#ArtForSale');
  studio.alter('instagram/sync', ({ full, ...sync }) => ({
    ...sync,
    full: { ...full, at: new Date(Date.now() - dayMs) },
  }));
  expect((await studio.sync()).result).toMatchObject({ changed: 1 });

  studio.edit(work.id, '“Lwen anpil”\n$60\n#ArtForSale');
  await shop.setFault({ service: 'instagram', mode: 'page-missing', times: 1 });
  expect((await studio.sync('?posts=all')).trouble).not.toBeNull();
  expect((await studio.sync()).result).toMatchObject({ changed: 1 });
  expect(await studio.workOf(work.id)).toMatchObject({ price: '60' });
});

test('one post that fails is counted, and the others are read', async ({ studio }) => {
  const [broken, edited] = ['Kase', 'Antye'].map((title) =>
    newPost(`“${title}”\n$30\n#ArtForSale`),
  ) as [FeedPost, FeedPost];
  studio.post(broken, edited);
  await studio.sync();
  studio.alter(keyOf(broken), () => ({}));
  for (const { id } of [broken, edited]) studio.edit(id, '“Antye”\n$35\n#ArtForSale');
  expect(await studio.sync()).toMatchObject({
    trouble: null,
    result: { changed: 1, skipped: { failed: 1 } },
  });
  expect(await studio.workOf(broken.id)).toMatchObject({ price: '30' });
  expect(await studio.workOf(edited.id)).toMatchObject({ price: '35' });
});

test('a run that Instagram stops publishes what it changed', async ({ shop, studio, hook }) => {
  const posts = Array.from({ length: 50 }, (_, index) => newPost(`No ${index} #opening`));
  const work = newPost('“Mwatye”\n$80\n#ArtForSale');
  studio.post(newPost('“Anba”\n$70\n#ArtForSale'), ...posts, work);
  await shop.setFault({ service: 'instagram', mode: 'budget-spent' });
  expect((await studio.sync()).trouble?.message).toContain('asks the shop to pause');
  expect(await studio.workOf(work.id)).toMatchObject({ price: '80' });
  await shop.waitUntilIdle();
  expect(hook.calls()).toBe(1);
});

async function find<Item extends { id: string } = ProcessItem>(
  url: string,
  path: string,
  id: string,
): Promise<Item> {
  const items = (await (await fetch(url + path)).json()) as Item[];
  return items.find((item) => item.id === id)!;
}

function keyOf({ id, timestamp }: FeedPost): string {
  return `instagram/posts/${new Date(timestamp).toISOString().replace(/\D/g, '').slice(0, 14)}-${id}`;
}
