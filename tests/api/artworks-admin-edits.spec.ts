import { expect, type APIRequestContext } from '@playwright/test';
import type { ActivityPage } from '#shared/admin/activity';
import type { Artwork } from '#shared/artwork';
import { placeAfterMove, placeOf } from '#shared/own-order';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { newBrowser, newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';
import { artworkKey, changeRecord } from '../fixtures/records.ts';
import { signIn } from '../fixtures/signed-in.ts';
import { artworkPath, createWork, findOwn, findPublic } from './artworks-client.ts';

test('an edit of a stale version is refused, one without a version is stored', async ({
  shop,
  admin,
  request,
}) => {
  const { body: first } = await createWork(admin);
  await signIn(request, shop);
  const edit = editorOf(shop, request, first.id);
  expect((await edit(1, 'One')).status()).toBe(200);
  const stale = await edit(1, 'Two');
  expect(stale.status()).toBe(412);
  expect(await stale.json()).toEqual({
    error: 'This was changed in another window. Reload it to go on from there.',
  });
  expect(await findOwn(admin, first.id)).toMatchObject({ title: 'One', version: 2 });
  expect((await edit(null, 'Three')).status()).toBe(200);
});

test('of twenty edits of one version exactly one is stored', async ({ shop, admin, request }) => {
  const { body: first } = await createWork(admin);
  await signIn(request, shop);
  const edit = editorOf(shop, request, first.id);
  const edits = Array.from({ length: 20 }, (_, number) => edit(1, `No. ${number}`));
  const statuses = (await Promise.all(edits)).map((answer) => answer.status());
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 412)).toHaveLength(19);
});

test('hiding an artwork during an edit loses neither change', async ({ shop, admin }) => {
  const edits = ['jou-mache', 'tanbouye', 'choublak', 'bato-anba-loraj'].flatMap((id) => [
    admin.send('PATCH', artworkPath(id), artworkBody({ title: `Edited ${id}` })),
    admin.send('PATCH', `${artworkPath(id)}/visibility`, { isHidden: true }),
  ]);
  expect((await Promise.all(edits)).map(({ status }) => status)).toEqual(edits.map(() => 200));
  for (const id of ['jou-mache', 'tanbouye', 'choublak', 'bato-anba-loraj']) {
    expect(await findOwn(admin, id)).toMatchObject({ title: `Edited ${id}`, isHidden: true });
  }
  expect(await findPublic(shop, 'choublak')).toBeUndefined();
});

test('a buyer during a payment pays the price that was shown', async ({ shop, admin }) => {
  const buyer = newBuyer(shop);
  const { clientSecret, orderNumber } = (await buyer.openCard(['jou-mache'])).body;
  await reprice(admin, 'jou-mache', '180');
  expect(await payByCard(shop, clientSecret)).toBe(200);
  expect((await buyer.outcomeOf(clientSecret)).body).toMatchObject({ state: 'succeeded' });
  expect(await admin.findOrder(orderNumber)).toMatchObject({
    status: 'processing',
    totalAmount: '150.00',
    items: [{ price: '150.00' }],
  });
  expect((await shop.state()).paymentIntents).toMatchObject([{ amount: 15_000 }]);
});

test('what a buyer gets is in the list and both public calls, and an older record says nothing', async ({
  shop,
  admin,
}) => {
  const said = {
    framed: 'yes',
    signed: 'back',
    readyToHang: 'yes',
    certificate: 'yes',
    weight: '2.5',
  };
  const edit = await admin.send('PATCH', artworkPath('choublak'), artworkBody(said));
  expect(edit.status).toBe(200);
  changeRecord(shop, artworkKey('jou-mache'), (record) => {
    const {
      framed: _framed,
      signed: _signed,
      readyToHang: _ready,
      certificate: _certificate,
      weight: _weight,
      ...old
    } = record;
    return old;
  });
  const unsaid = { framed: '', signed: '', readyToHang: '', certificate: '', weight: '' };
  for (const [id, facts] of [
    ['choublak', said],
    ['jou-mache', unsaid],
  ] as const) {
    expect(await findOwn(admin, id)).toMatchObject(facts);
    expect(await (await fetch(`${shop.url}/api/artworks/${id}`)).json()).toMatchObject(facts);
  }
  expect(await findPublic(shop, 'choublak')).toMatchObject(said);
});

test('translations are in the public calls, an edit without them keeps them, an empty text removes one', async ({
  shop,
  admin,
}) => {
  const french = { title: 'Le hibiscus', description: 'Une fleur.' };
  const { body: created } = await createWork(admin, { translations: { fr: french } });
  expect(await findPublic(shop, created.id)).toMatchObject({ translations: { fr: french } });
  const edit = (changes: object) =>
    admin.send('PATCH', artworkPath(created.id), artworkBody({ ...changes }));
  await edit({ price: '90' });
  const { body: found } = await newBrowser(shop)('GET', `/api/artworks/${created.id}`);
  expect(found).toMatchObject({ price: '90', translations: { fr: french } });
  await edit({ translations: { fr: { title: '' }, ht: { title: 'Choublak' } } });
  expect((await findOwn(admin, created.id))?.translations).toEqual({
    fr: { description: 'Une fleur.' },
    ht: { title: 'Choublak' },
  });
  await edit({ translations: { fr: { description: '' }, ht: { title: '' } } });
  expect(await findPublic(shop, created.id)).not.toHaveProperty('translations');
  const { body: log } = await admin.send<ActivityPage>('GET', '/api/admin/activity');
  expect(log.entries[0]?.what).toBe(
    'French description of Solèy Leve changed; Kreyòl title of Solèy Leve changed',
  );
});

test("an artwork gets a place in the painter's order, which the lists follow", async ({
  shop,
  admin,
}) => {
  const order = async () => {
    const { body } = await admin.send<Artwork[]>('GET', '/api/admin/artworks');
    return body.map(({ id }) => id);
  };
  const before = await order();
  const places = (await admin.send<Artwork[]>('GET', '/api/admin/artworks')).body.map(placeOf);
  const position = placeAfterMove(places, 4, 1);
  const path = `${artworkPath(before[4]!)}/position`;
  expect(await admin.send('PATCH', path, { position })).toMatchObject({ status: 200 });
  const wanted = [before[0], before[4], ...before.slice(1, 4)];
  expect(await order()).toEqual(wanted);
  const visible = (await (await fetch(`${shop.url}/api/artworks`)).json()) as Artwork[];
  expect(visible.map(({ id }) => id)).toEqual(wanted);
  expect(visible[1]).not.toHaveProperty('position');
  expect(await admin.send('PATCH', path, { position: '1' })).toMatchObject({ status: 400 });
  expect(await newBrowser(shop)('PATCH', path, { position })).toMatchObject({ status: 401 });
});

async function reprice(admin: Admin, id: string, price: string): Promise<void> {
  const artwork = await findOwn(admin, id);
  const answer = await admin.send('PATCH', artworkPath(id), { ...artwork, price });
  expect(answer.status).toBe(200);
}

/** Returns a function that edits an artwork from the version that one window has read. */
function editorOf(shop: RunningShop, request: APIRequestContext, id: string) {
  return (version: number | null, title: string) =>
    request.patch(`${shop.url}${artworkPath(id)}`, {
      data: artworkBody({ title }),
      headers: version === null ? {} : { 'if-match': `"${version}"` },
    });
}
