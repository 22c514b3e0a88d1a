import { expect, type APIRequestContext } from '@playwright/test';
import type { Artwork, PublicArtwork } from '#shared/artwork';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import {
  artworkKey,
  listKey,
  rememberRecord,
  removeRecords,
  writeRecord,
} from '../fixtures/records.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { signIn } from '../fixtures/signed-in.ts';

test('a form that is sent again after a lost answer creates no second artwork', async ({
  shop,
  request,
}) => {
  await signIn(request, shop);
  const send = formOf(shop, request);
  const first = await (await send('form-1', { title: 'Lapli' })).json();
  expect(await (await send('form-1', { title: 'Lapli' })).json()).toEqual(first);
  const twice = await Promise.all([1, 2, 3, 4].map(() => send('form-2', { title: 'Lapli' })));
  const ids = await Promise.all(twice.map(async (answer) => (await answer.json()).id));
  expect(new Set(ids)).toEqual(new Set(['lapli-2']));
  expect(await idsLike(shop, 'lapli')).toEqual(['lapli', 'lapli-2']);
});

test('a new artwork is kept hidden; a later edit leaves it', async ({ shop, request }) => {
  await signIn(request, shop);
  const send = formOf(shop, request);
  const hidden = await (await send('form-1', { title: 'Lapli', isHidden: true })).json();
  expect(hidden).toMatchObject({ id: 'lapli', isHidden: true });
  expect(await idsLike(shop, 'lapli')).toEqual([]);
  const address = `${shop.url}/api/admin/artworks/lapli`;
  const headers = { 'If-Match': '1' };
  const data = artworkBody({ title: 'Lapli', price: '90', isHidden: false });
  expect(await (await request.patch(address, { data, headers })).json()).toMatchObject({
    price: '90',
    isHidden: true,
  });
  expect(await (await send('form-2', { title: 'Van Cho' })).json()).toMatchObject({
    isHidden: false,
  });
  expect((await send('form-3', { title: 'Lalin', isHidden: 'yes' })).status()).toBe(400);
});

test('a form that is sent again after a crash before the snapshot creates no second artwork', async ({
  shop,
  request,
}) => {
  await signIn(request, shop);
  const send = formOf(shop, request);
  await request.get(`${shop.url}/api/admin/artworks`);
  const forget = rememberRecord(shop, listKey('artworks'));
  const { id } = await (await send('form-1', { title: 'Lapli' })).json();
  forget();
  expect(await idsLike(shop, 'lapli')).toEqual([]);
  expect(await (await send('form-1', { title: 'Lapli' })).json()).toMatchObject({ id });
  expect(await idsLike(shop, 'lapli')).toEqual(['lapli']);
  forget();
  expect((await send('form-1', { title: 'Van Cho' })).status()).toBe(409);
  expect(await idsLike(shop, 'lapli')).toEqual(['lapli']);
  expect(await idsLike(shop, 'van-cho')).toEqual([]);
});

test('a form that is sent again after a crash before the artwork creates it', async ({
  shop,
  request,
}) => {
  await signIn(request, shop);
  const send = formOf(shop, request);
  await send('form-1', { title: 'Lapli' });
  removeRecords(shop, artworkKey('lapli'));
  expect(await (await send('form-1', { title: 'Lapli' })).json()).toMatchObject({ id: 'lapli' });
  removeRecords(shop, artworkKey('lapli'));
  // The next call creates what the first one said, also if it says something else itself.
  expect((await send('form-1', { title: 'Van Cho' })).status()).toBe(409);
  expect(await idsLike(shop, 'lapli')).toEqual(['lapli']);
  expect(await idsLike(shop, 'van-cho')).toEqual([]);
});

test('a form that is sent twice at once with different fields creates one artwork', async ({
  shop,
  request,
}) => {
  await signIn(request, shop);
  const send = formOf(shop, request);
  for (const form of ['form-1', 'form-2', 'form-3']) {
    const before = (await listPublic(shop)).length;
    const titles = ['Lapli', 'Van Cho', 'Solèy Kouche', 'Lalin'];
    const answers = await Promise.all(titles.map((title) => send(form, { title })));
    const made = answers.filter((answer) => answer.status() === 200);
    const refused = answers.filter((answer) => answer.status() === 409);
    expect(made.length, form).toBe(1);
    expect(made.length + refused.length, form).toBe(titles.length);
    const ids = await Promise.all(made.map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size, form).toBe(1);
    expect((await listPublic(shop)).length, form).toBe(before + 1);
  }
});

test('a form whose title has no free slug can be saved with another title', async ({
  shop,
  request,
}) => {
  await signIn(request, shop);
  const send = formOf(shop, request);
  const { id: _id, ...work } = (await (await send('form-1', { title: 'Lapli' })).json()) as Artwork;
  for (let number = 2; number <= 50; number++) {
    const id = `lapli-${number}`;
    writeRecord(shop, artworkKey(id), { ...work, id, slug: id, creationKey: id });
  }
  expect((await send('form-2', { title: 'Lapli' })).status()).toBe(409);
  expect(await (await send('form-2', { title: 'Van Cho' })).json()).toMatchObject({
    id: 'van-cho',
  });
});

test("a form that is sent again does not undo another window's later edit", async ({
  shop,
  request,
}) => {
  await signIn(request, shop);
  const send = formOf(shop, request);
  const { id } = (await (await send('form-1', { title: 'Lapli' })).json()) as Artwork;
  const data = artworkBody({ title: 'Lapli', price: '500' });
  expect((await request.patch(`${shop.url}/api/admin/artworks/${id}`, { data })).status()).toBe(
    200,
  );
  expect(await (await send('form-1', { title: 'Lapli' })).json()).toMatchObject({ price: '500' });
  const stored = await (await fetch(`${shop.url}/api/artworks/${id}`)).json();
  expect(stored).toMatchObject({ price: '500' });
});

test('one artwork opens the home page until another one does', async ({ shop, admin }) => {
  const edit = async (id: string, changes: object) => {
    const { body } = await admin.send<Artwork[]>('GET', '/api/admin/artworks');
    const { isFeatured: _, ...work } = body.find((one) => one.id === id)!;
    await admin.send('PATCH', `/api/admin/artworks/${id}`, { ...work, ...changes });
  };
  await edit('tanbouye', { isFeatured: true });
  await edit('choublak', { isFeatured: true });
  expect(await featured(shop)).toEqual(['choublak']);
  await edit('choublak', { title: 'Choublak Wouj' });
  expect(await featured(shop)).toEqual(['choublak']);
  await admin.send('POST', '/api/admin/artworks', artworkBody({ isFeatured: true }));
  expect(await featured(shop)).toEqual(['soley-leve']);
});

function formOf(shop: RunningShop, request: APIRequestContext) {
  return (key: string, changes: object) =>
    request.post(`${shop.url}/api/admin/artworks`, {
      data: artworkBody({ ...changes }),
      headers: { 'idempotency-key': key },
    });
}

async function listPublic({ url }: RunningShop): Promise<PublicArtwork[]> {
  return (await fetch(`${url}/api/artworks`)).json() as Promise<PublicArtwork[]>;
}

async function idsLike(shop: RunningShop, start: string): Promise<string[]> {
  const ids = (await listPublic(shop)).map(({ id }) => id);
  return ids.filter((id) => id.startsWith(start)).sort();
}

async function featured(shop: RunningShop): Promise<string[]> {
  return (await listPublic(shop)).filter(({ isFeatured }) => isFeatured).map(({ id }) => id);
}
