import { expect } from '@playwright/test';
import type { AdminArtwork } from '#shared/artwork';
import { centsOf } from '#shared/money';
import { sampleArtworks } from '#shared/samples/artworks';
import type { FeedPost } from '../../netlify/sandbox/instagram/feed.ts';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { newPost } from '../fixtures/instagram/instagram.ts';
import { changeRecord, removeRecords } from '../fixtures/records.ts';
import type { Admin, RunningShop } from '../fixtures/shop.ts';
import { test } from '../fixtures/instagram/studio.ts';

const whole = 'oil on canvas, 24 x 36 in, $900 #ArtForSale';

const reposts: { first: string; later: string; buyable: number; what: string }[] = [
  {
    what: 'a post that shows it again',
    first: `“Reyinyon” ${whole}`,
    later: `“Reyinyon” is still available! ${whole}`,
    buyable: 1,
  },
  {
    what: 'a post of a detail',
    first: `“Maten nan Jakmèl” ${whole}`,
    later: 'Detail of “Maten nan Jakmèl” 🔍 $900 #ArtForSale',
    buyable: 1,
  },
  {
    what: 'another size and another price are another painting',
    first: `“Twa Kouzin” ${whole}`,
    later: '“Twa Kouzin” oil on canvas, 30 x 40 cm, a second version, $400 #ArtForSale',
    buyable: 2,
  },
  {
    what: 'a number makes another painting',
    first: `“Lanmè” ${whole}`,
    later: `“Lanmè II” ${whole}`,
    buyable: 2,
  },
  {
    what: 'a general title is no name',
    first: `“Untitled” ${whole}`,
    later: '“Untitled” gouache on paper, 9 x 12 in, $85 #ArtForSale',
    buyable: 2,
  },
];

for (const { what, first, later, buyable } of reposts) {
  for (const order of ['one after the other', 'in one sync'] as const) {
    test(`two posts, ${order}: ${what} (rule 75)`, async ({ shop, admin, studio }) => {
      studio.post(newPost(first));
      if (order === 'one after the other') await studio.sync();
      studio.post(newPost(later));
      const { result } = await studio.sync();
      expect(await countBuyable(shop, admin)).toBe(buyable);
      expect(result?.waiting).toBe(2 - buyable);
      if (buyable === 1) expect(result?.notes).toEqual([expect.stringContaining('is hidden')]);
    });
  }
}

test('a post that names a typed artwork waits; ‘Show’ is refused until the painter answers (rule 75)', async ({
  shop,
  admin,
  studio,
}) => {
  const typed = await type(admin, { title: 'Réyinyon', price: '900', dimensions: '24 x 36' });
  const post = newPost(`“Reyinyon” ${whole}`);
  studio.post(post);
  const { result } = await studio.sync();
  expect(result?.notes).toEqual([
    '‘Reyinyon’ is hidden: it may be your ‘Réyinyon’. Say in Artworks whether it is the same painting.',
  ]);
  const asked = (await studio.workOf(post.id))!;
  expect(asked).toMatchObject({ isHidden: true, waits: { why: 'same', as: [typed.id] } });
  expect((await fetch(`${shop.url}/api/artworks/${asked.id}`)).status).toBe(404);
  const shown = await show(admin, asked);
  expect(shown.status).toBe(409);
  expect(shown.body.error).toContain('the same painting or another one');
  expect(await countBuyable(shop, admin)).toBe(1);
});

test('‘The same painting’ adds the pictures to the known artwork, and no edit and no restored backup asks again (rule 75)', async ({
  shop,
  admin,
  studio,
}) => {
  const typed = await type(admin, { title: 'Reyinyon', price: '900', dimensions: '24 x 36' });
  const media = ['study-kap.jpg', 'study-mango.jpg'].map((file) => ({ file }));
  const post = newPost(`Detail of “Reyinyon” ${whole}`, { media });
  studio.post(post);
  await studio.sync();
  const asked = (await studio.workOf(post.id))!;
  expect((await answer(admin, asked, 'same')).status).toBe(200);
  const known = (await find(admin, typed.id))!;
  expect(known.images).toEqual(
    [...typed.images, ...asked.images].map((image, place) => ({
      ...image,
      alt: place === 0 ? typed.images[0]!.alt : `Reyinyon, photograph ${place + 1}`,
    })),
  );
  expect(await studio.workOf(post.id)).toBeUndefined();
  expect((await answer(admin, asked, 'same')).status).toBe(404);

  studio.edit(post.id, `“Reyinyon”, a closer look. ${whole}`);
  const { result } = await studio.sync('?posts=all');
  expect(result).toMatchObject({ added: 0, changed: 0, waiting: 0, notes: [], taken: 1 });
  expect(await find(admin, typed.id)).toEqual(known);
  const publicly = (await (await fetch(`${shop.url}/api/artworks/${typed.id}`)).json()) as object;
  expect(Object.keys(publicly)).not.toContain('furtherPosts');

  await restoreBackup(shop);
  studio.edit(post.id, `“Reyinyon” once more! ${whole}`);
  expect((await studio.sync('?posts=all')).result).toMatchObject({ added: 0, waiting: 0 });
  expect(await countBuyable(shop, admin)).toBe(1);
});

test('‘Another painting’ shows it, and no edit of either caption asks again (rule 75)', async ({
  shop,
  admin,
  studio,
}) => {
  const [first, later] = [newPost(`“Reyinyon” ${whole}`), newPost(`“Reyinyon” again ${whole}`)];
  studio.post(first);
  await studio.sync();
  studio.post(later);
  await studio.sync();
  const asked = (await studio.workOf(later.id))!;
  expect((await answer(admin, asked, 'other')).status).toBe(200);
  expect((await answer(admin, asked, 'other')).status).toBe(409);
  expect(await countBuyable(shop, admin)).toBe(2);
  studio.edit(later.id, `“Reyinyon” in another light ${whole}`);
  studio.edit(first.id, `“Reyinyon” oil on panel, 24 x 36 in, $900 #ArtForSale`);
  expect((await studio.sync()).result).toMatchObject({ changed: 2, waiting: 0 });
  expect(await countBuyable(shop, admin)).toBe(2);

  await restoreBackup(shop);
  studio.edit(later.id, `“Reyinyon” once more! ${whole}`);
  expect((await studio.sync('?posts=all')).result).toMatchObject({ changed: 1, waiting: 0 });
  expect(await countBuyable(shop, admin)).toBe(2);

  // The post is the artwork's own, so it is hidden with it (rule 47).
  studio.remove(later.id);
  expect((await studio.sync()).result).toMatchObject({ hidden: 1 });
  expect(await countBuyable(shop, admin)).toBe(1);
});

test('an edited caption decides an open question again (rule 75)', async ({
  shop,
  admin,
  studio,
}) => {
  const [first, later] = [newPost(`“Solèy” ${whole}`), newPost(`“Solèy” ${whole}`)];
  studio.post(first, later);
  await studio.sync();
  expect(await countBuyable(shop, admin)).toBe(1);
  studio.edit(first.id, `“Solèy II” ${whole}`);
  await studio.sync();
  expect(await countBuyable(shop, admin)).toBe(2);
  // Two decided artworks: a new title asks.
  studio.edit(first.id, `“Solèy” is here again, ${whole}`);
  expect((await studio.sync()).result).toMatchObject({ waiting: 1 });
  expect(await countBuyable(shop, admin)).toBe(1);
});

test('an artwork with two posts is hidden only when both are gone, and shown when one is back (rule 47)', async ({
  admin,
  studio,
}) => {
  const [first, later] = [newPost(`“Kolibri” ${whole}`), newPost(`“Kolibri”, a detail. ${whole}`)];
  studio.post(first);
  await studio.sync();
  studio.post(later);
  await studio.sync();
  await answer(admin, (await studio.workOf(later.id))!, 'same');
  const isHidden = async () => (await studio.workOf(first.id))?.isHidden;
  const step = async (...posts: FeedPost[]) => {
    studio.write(posts);
    await studio.sync();
    return isHidden();
  };
  expect(await step(later)).toBe(false);
  expect(await step()).toBe(true);
  expect(await step(later)).toBe(false);
  expect(await step()).toBe(true);
  expect(await step(first)).toBe(false);
  expect(await step(first, later)).toBe(false);
  expect(await step(first)).toBe(false);
  expect(await step()).toBe(true);
});

test('a post that was deleted and posted anew is one painting: after ‘The same painting’ it is shown again (rule 47)', async ({
  shop,
  admin,
  studio,
}) => {
  const first = newPost(`“Rara” ${whole}`);
  studio.post(first);
  await studio.sync();
  const later = newPost(`“Rara” ${whole}`);
  studio.write([later]);
  await studio.sync();
  expect(await countBuyable(shop, admin)).toBe(0);
  await answer(admin, (await studio.workOf(later.id))!, 'same');
  expect(await countBuyable(shop, admin)).toBe(1);
  expect(await studio.workOf(first.id)).toMatchObject({ isHidden: false });
});

test('a sold artwork is never put on sale by a post (rule 46)', async ({ shop, admin, studio }) => {
  const paid = newPost(`“Tanbou” ${whole}`);
  const marked = newPost(`SOLD\n“Zansèt”\n${whole}`);
  const emptied = newPost(`“Vwal” ${whole}`);
  studio.post(paid, marked, emptied);
  await studio.sync();
  const { clientSecret } = (
    await newBuyer(shop).openCard([(await studio.workOf(paid.id))!.id], 900)
  ).body;
  await payByCard(shop, clientSecret);
  await newBuyer(shop).outcomeOf(clientSecret);
  const work = (await studio.workOf(emptied.id))!;
  const empty = await admin.send('PATCH', `/api/admin/artworks/${work.id}`, {
    ...work,
    description: 'Sold at a fair.',
    stockQuantity: 0,
  });
  expect(empty.status).toBe(200);
  expect(await countBuyable(shop, admin)).toBe(0);

  for (const title of ['Tanbou', 'Zansèt', 'Vwal']) {
    studio.post(newPost(`“${title}” found a home last week. ${whole}`));
  }
  studio.edit(marked.id, `“Zansèt” ${whole}`);
  studio.edit(emptied.id, `“Vwal” ${whole.replace('900', '950')}`);
  expect((await studio.sync()).result).toMatchObject({ waiting: 3 });
  expect(await countBuyable(shop, admin)).toBe(0);
});

test('a further post that says sold takes the artwork off sale (rule 46)', async ({
  shop,
  admin,
  studio,
}) => {
  const typed = await type(admin, { title: 'Lalin', price: '900' });
  const [later, last] = [newPost(`“Lalin” ${whole}`), newPost(`SOLD\n“Lalin”\n${whole}`)];
  studio.post(later);
  await studio.sync();
  await answer(admin, (await studio.workOf(later.id))!, 'same');
  expect(await countBuyable(shop, admin)).toBe(1);
  studio.edit(later.id, `SOLD\n“Lalin”\n${whole}`);
  expect((await studio.sync()).result).toMatchObject({ changed: 1 });
  expect(await find(admin, typed.id)).toMatchObject({ stockQuantity: 0 });

  const other = await type(admin, { title: 'Lalin Plenn', price: '900' });
  studio.post({ ...last, caption: last.caption.replace('Lalin', 'Lalin Plenn') });
  await studio.sync();
  await answer(admin, (await studio.workOf(last.id))!, 'same');
  expect(await find(admin, other.id)).toMatchObject({ stockQuantity: 0 });
});

test('a question about an artwork that is deleted since has one answer (rule 75)', async ({
  admin,
  studio,
}) => {
  const typed = await type(admin, { title: 'Pwason', price: '900' });
  const post = newPost(`“Pwason” ${whole}`);
  studio.post(post);
  await studio.sync();
  const asked = (await studio.workOf(post.id))!;
  await admin.send('DELETE', `/api/admin/artworks/${typed.id}`);
  const refused = await answer(admin, asked, 'same');
  expect(refused.status).toBe(409);
  expect(refused.body.error).toContain('Another painting');
  expect((await answer(admin, asked, 'other')).status).toBe(200);
  expect(await studio.workOf(post.id)).toMatchObject({ isHidden: false });
});

test('only the administrator answers, and a word that is no answer is refused', async ({
  shop,
  admin,
}) => {
  for (const path of ['/api/admin/artworks/jou-mache/answer', '/api/admin/waiting-artworks']) {
    expect((await fetch(shop.url + path, { method: 'POST' })).status, path).toBe(401);
    expect((await admin.send('GET', path)).status, path).toBe(405);
  }
  const send = (id: string, body: object) =>
    admin.send('POST', `/api/admin/artworks/${id}/answer`, body);
  expect((await send('jou-mache', { answer: 'maybe' })).status).toBe(400);
  expect((await send('jou-mache', { answer: 'same' })).status).toBe(409);
  expect((await send('nothing', { answer: 'same' })).status).toBe(404);
});

test('‘I look first’ hides new works until the painter shows one, or all (rule 76)', async ({
  shop,
  admin,
  studio,
}) => {
  const settings = { syncFrequency: '60', highlightCollection: 'ArtForSale' };
  const save = (body: object) => admin.send('PATCH', '/api/admin/instagram/settings', body);
  expect((await studio.status()).settings.clearPosts).toBe('on-sale');
  expect((await save({ ...settings, clearPosts: 'never' })).status).toBe(400);
  await save({ ...settings, clearPosts: 'look-first' });
  expect((await save(settings)).body).toMatchObject({ clearPosts: 'look-first' });

  const posts = ['Wouj', 'Ble', 'Vèt'].map((title) => newPost(`“${title}” ${whole}`));
  studio.post(...posts, newPost('Mango season\n#inspiration'));
  expect((await studio.sync()).result).toMatchObject({ added: 4, waiting: 3, notes: [] });
  expect(await countBuyable(shop, admin)).toBe(0);
  const first = (await studio.workOf(posts[0]!.id))!;
  expect(first).toMatchObject({ isHidden: true, waits: { why: 'look' } });
  expect((await show(admin, first)).status).toBe(200);
  expect(await countBuyable(shop, admin)).toBe(1);

  // An edit on Instagram does not put it on sale, whatever the setting is then.
  await save({ ...settings, clearPosts: 'on-sale' });
  studio.edit(posts[1]!.id, `“Ble” ${whole.replace('900', '950')}`);
  studio.edit(posts[0]!.id, `“Wouj” ${whole.replace('900', '950')}`);
  await studio.sync();
  expect(await studio.workOf(posts[0]!.id)).toMatchObject({ price: '950', isHidden: false });
  expect(await studio.workOf(posts[1]!.id)).toMatchObject({ price: '950', isHidden: true });
  expect((await admin.send('POST', '/api/admin/waiting-artworks')).body).toEqual({ left: 0 });
  expect(await countBuyable(shop, admin)).toBe(3);
  studio.remove(posts[1]!.id);
  expect((await studio.sync()).result).toMatchObject({ hidden: 1 });
});

test('an artwork of an unsure price waits; a typed price and ‘Show’ put it on sale (rule 76)', async ({
  shop,
  admin,
  studio,
}) => {
  const post = newPost('“Lari a” oil on canvas, 18 x 24 in #ArtForSale');
  studio.post(post);
  await studio.sync();
  const work = (await studio.workOf(post.id))!;
  expect(work, 'without any amount it is shown').toMatchObject({ price: null, isHidden: false });
  const unsure = { why: 'unsure', words: 'The caption names several amounts: $50, $900.' };
  changeRecord(shop, `artworks/${work.id}`, (now) => ({ ...now, isHidden: true, waits: unsure }));
  const asked = (await studio.workOf(post.id))!;
  expect(asked).toMatchObject({ waits: unsure });
  const edit = (changes: object) =>
    admin.send<AdminArtwork>('PATCH', `/api/admin/artworks/${work.id}`, { ...asked, ...changes });
  expect((await edit({ description: 'A street.' })).body).toMatchObject({ waits: unsure });
  const typed = await edit({ description: 'A street.', price: '900' });
  expect(typed.body).toMatchObject({ isHidden: true, waits: { why: 'look' } });
  expect(await countBuyable(shop, admin)).toBe(0);
  await show(admin, asked);
  expect(await countBuyable(shop, admin)).toBe(1);
});

test('a post that names two works of one title may be either (rule 75)', async ({
  admin,
  studio,
}) => {
  const works = [];
  for (const price of ['900', '400']) works.push(await type(admin, { title: 'Twa Kouzin', price }));
  const post = newPost('Detail of “Twa Kouzin” 🔍 $400 #ArtForSale');
  studio.post(post);
  await studio.sync();
  const asked = (await studio.workOf(post.id))!;
  const [other, likeliest] = works.map(({ id }) => id);
  expect(asked.waits).toEqual({ why: 'same', as: [likeliest, other] });
  const send = (as: string) =>
    admin.send('POST', `/api/admin/artworks/${asked.id}/answer`, { answer: 'same', as });
  expect((await send('jou-mache')).status).toBe(409);
  expect((await send(other!)).status).toBe(200);
  expect((await find(admin, other!))?.images).toHaveLength(2);
  expect((await find(admin, likeliest!))?.images).toHaveLength(1);
});

test('an odd post is named, and all others are read', async ({ studio, admin, shop }) => {
  const good = newPost(`“Dezyèm” ${whole}`);
  const known = newPost(`“Premye” ${whole}`);
  studio.post(known);
  await studio.sync();
  const film = newPost('#process', {
    media: [{ file: 'process-lannwit.mp4' }],
    odd: { thumbnail_url: null },
  });
  studio.write([
    good,
    film,
    newPost('', { odd: { caption: null } }),
    newPost(`“Twazyèm” ${whole}`, { without: ['timestamp'] }),
    newPost(`“Katriyèm” ${whole}`, { odd: { id: 2 ** 60 } }),
    newPost(`“Senkyèm” ${whole}`, { odd: { media_type: 'STORY', permalink: null } }),
    newPost(`“Sizyèm” ${whole}`, { odd: { children: { data: [null, { id: 5 }] } } }),
    { ...known, odd: { timestamp: null } },
  ]);
  const { result, trouble } = await studio.sync();
  expect(trouble).toBeNull();
  expect(result).toMatchObject({ added: 4, hidden: 0, skipped: { odd: 3, 'no-hashtag': 1 } });
  expect(result?.notes).toContainEqual(
    `The post https://www.instagram.com/p/${known.id}/ was left out: its time is missing or odd.`,
  );
  expect(await studio.workOf(known.id)).toMatchObject({ isHidden: false });
  expect(await countBuyable(shop, admin)).toBe(4);
});

/** Returns how many artworks, without the samples, a card form takes. */
async function countBuyable(shop: RunningShop, admin: Admin): Promise<number> {
  const samples = new Set(sampleArtworks.map(({ id }) => id));
  const { body } = await admin.send<AdminArtwork[]>('GET', '/api/admin/artworks');
  const ours = body.filter(({ id }) => !samples.has(id));
  const answers = await Promise.all(
    ours.map(({ id, price }) => newBuyer(shop).openCard([id], centsOf(price) / 100)),
  );
  return answers.filter(({ status }) => status === 200).length;
}

async function type(admin: Admin, changes: Record<string, unknown>): Promise<AdminArtwork> {
  return (await admin.send<AdminArtwork>('POST', '/api/admin/artworks', artworkBody(changes))).body;
}

async function find(admin: Admin, id: string): Promise<AdminArtwork | undefined> {
  const { body } = await admin.send<AdminArtwork[]>('GET', '/api/admin/artworks');
  return body.find((artwork) => artwork.id === id);
}

function answer(admin: Admin, { id }: AdminArtwork, word: 'same' | 'other') {
  return admin.send<{ error: string }>('POST', `/api/admin/artworks/${id}/answer`, {
    answer: word,
  });
}

function show(admin: Admin, { id }: AdminArtwork) {
  const body = { isHidden: false };
  return admin.send<{ error: string }>('PATCH', `/api/admin/artworks/${id}/visibility`, body);
}

/** Leaves the store as a restored one: with all records and without lists (platform/backup). */
async function restoreBackup(shop: RunningShop): Promise<void> {
  await shop.waitUntilIdle();
  removeRecords(shop);
  await shop.restart();
}
