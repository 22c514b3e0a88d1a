import { expect, type APIRequestContext } from '@playwright/test';
import type { Artwork, PublicArtwork } from '#shared/artwork';
import { artworkBody } from '../fixtures/artwork-input.ts';
import { rememberRecord } from '../fixtures/records.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { signIn } from '../fixtures/signed-in.ts';

test('a form that is sent again, because its answer was lost, makes no second work', async ({
  shop,
  request,
}) => {
  await signIn(request, shop);
  const send = formOf(shop, request);
  const first = await (await send('form-1', { title: 'Lapli' })).json();
  const again = await send('form-1', { title: 'Lapli Cho', price: '90' });
  expect(again.status()).toBe(200);
  expect(await again.json()).toMatchObject({ id: first.id, title: 'Lapli Cho', price: '90' });
  const twice = await Promise.all([1, 2, 3, 4].map(() => send('form-2', { title: 'Lapli' })));
  const ids = await Promise.all(twice.map(async (answer) => (await answer.json()).id));
  expect(new Set(ids)).toEqual(new Set(['lapli-2']));
  expect(await idsLike(shop, 'lapli')).toEqual(['lapli', 'lapli-2']);
});

test('a form that is sent again, because the shop died before its list knew the work, makes no second one', async ({
  shop,
  request,
}) => {
  await signIn(request, shop);
  const send = formOf(shop, request);
  await request.get(`${shop.url}/api/admin/artworks`);
  const forget = rememberRecord(shop, 'lists/artworks');
  const { id } = await (await send('form-1', { title: 'Lapli' })).json();
  forget();
  expect(await idsLike(shop, 'lapli')).toEqual([]);
  expect(await (await send('form-1', { title: 'Lapli' })).json()).toMatchObject({ id });
  expect(await idsLike(shop, 'lapli')).toEqual(['lapli']);
  forget();
  const again = await send('form-1', { title: 'Van Cho' });
  expect(await again.json()).toMatchObject({ id, title: 'Van Cho' });
  expect(await idsLike(shop, 'lapli')).toEqual(['lapli']);
  expect(await idsLike(shop, 'van-cho')).toEqual([]);
});

test('a form that is sent again does not undo what another window changed since', async ({
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
  expect((await send('form-1', { title: 'Lapli' })).status()).toBe(412);
  const stored = await (await fetch(`${shop.url}/api/artworks/${id}`)).json();
  expect(stored).toMatchObject({ price: '500' });
});

test('one work opens the home page, whatever is written about it, until another does', async ({
  shop,
  admin,
}) => {
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
  const description = '</script><script>alert(1)</script> شمس 🌅 \u0007';
  await admin.send('POST', '/api/admin/artworks', artworkBody({ isFeatured: true, description }));
  expect(await featured(shop)).toEqual(['soley-leve']);
  await expect
    .poll(async () => (await fetch(shop.url)).text(), { timeout: 45_000 })
    .toMatch(/Detail of\s*<a href="\/art\/soley-leve"/);
  for (const page of ['art/soley-leve', 'shop-art', 'news-center', 'works.xml', 'sitemap.xml']) {
    const text = await (await fetch(`${shop.url}/${page}`)).text();
    expect(text, page).toMatch(/soley-leve|Solèy Leve/);
    expect(text.replaceAll(/="[^"]*"/g, ''), page).not.toContain('<script>alert');
  }
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
