import { expect, type APIRequestContext } from '@playwright/test';
import type { AdminArtwork, Artwork, PublicArtwork } from '#shared/artwork';
import { artworkBody } from '../fixtures/artwork-input.ts';
import { newBrowser, newBuyer, payByCard } from '../fixtures/buyers.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';
import { signIn } from '../fixtures/signed-in.ts';

test('a new work is stored with its defaults, and visitors get it', async ({ shop, admin }) => {
  const created = await create(admin);
  expect(created).toMatchObject({
    status: 200,
    body: {
      id: 'soley-leve',
      price: '310.50',
      imageAlt: 'Solèy Leve, a painting',
      acceptedPaymentMethods: ['card', 'zelle'],
      isHidden: false,
      lastModifiedBy: 'admin',
      version: 1,
    },
  });
  expect(await findPublic(shop, 'soley-leve')).toMatchObject({
    title: 'Solèy Leve',
    price: '310.50',
    imageWidth: 1800,
    imageHeight: 2400,
    isForSale: true,
  });
  expect((await create(admin)).body.id).toBe('soley-leve-2');
});

test('an edit changes what was sent and nothing else', async ({ shop, admin }) => {
  const { body: before } = await create(admin, { imageAlt: 'A red bay.' });
  const edit = artworkBody({ title: 'Solèy Kouche', price: null, imageAlt: 'A red bay.' });
  const edited = await admin.send<Artwork>('PATCH', path(before.id), edit);
  expect(edited.body).toEqual({
    ...before,
    title: 'Solèy Kouche',
    price: null,
    version: 2,
    lastModifiedAt: expect.any(String),
  });
  expect(await findPublic(shop, before.id)).toMatchObject({ price: null, isForSale: false });
  expect((await admin.send('PATCH', path('nowhere'), edit)).status).toBe(404);
});

test('a hidden work is nowhere to be seen until it is shown again', async ({ shop, admin }) => {
  const toggle = (isHidden: boolean) =>
    admin.send<Artwork>('PATCH', `${path('choublak')}/visibility`, { isHidden });
  expect((await toggle(true)).body).toMatchObject({ isHidden: true });
  expect(await findPublic(shop, 'choublak')).toBeUndefined();
  expect((await newBrowser(shop)('GET', '/api/artworks/choublak')).status).toBe(404);
  expect((await newBuyer(shop).openCard(['choublak'])).status).toBe(404);
  expect(await findOwn(admin, 'choublak')).toMatchObject({ isHidden: true });
  expect((await toggle(false)).body).toMatchObject({ isHidden: false });
  expect(await findPublic(shop, 'choublak')).toMatchObject({ isForSale: true });
  const wrong = await admin.send('PATCH', `${path('choublak')}/visibility`, { isHidden: 'yes' });
  expect(wrong.status).toBe(400);
});

test('the list says what is sold, reserved, not for sale, and whose it is', async ({
  shop,
  admin,
}) => {
  const held = (await newBuyer(shop).openCard(['tanbouye'])).body;
  const order = (await newBuyer(shop).orderByTransfer(['jou-mache'])).body.orderId;
  await admin.setStatus(order, 'processing');
  await create(admin, { stockQuantity: 0 });
  expect(await findOwn(admin, 'tanbouye')).toMatchObject({
    state: 'reserved',
    orderId: held.orderNumber,
    heldUntil: held.deadline,
  });
  expect(await findOwn(admin, 'jou-mache')).toMatchObject({ state: 'sold', orderId: order });
  expect(await findOwn(admin, 'soley-leve')).toMatchObject({
    state: 'not-for-sale',
    orderId: null,
  });
});

test('only a work that nobody has is deleted', async ({ shop, admin }) => {
  const held = (await newBuyer(shop).openCard(['tanbouye'])).body.orderNumber;
  expect(await admin.send('DELETE', path('tanbouye'))).toMatchObject({
    status: 409,
    body: { error: `Order ${held} has this artwork. Hide it instead of deleting it.` },
  });
  expect((await admin.send('DELETE', path('choublak'))).status).toBe(200);
  expect(await findPublic(shop, 'choublak')).toBeUndefined();
  expect((await admin.send('DELETE', path('choublak'))).status).toBe(404);
});

test('an edit of a stale version is refused, one without a version wins', async ({
  shop,
  admin,
  request,
}) => {
  const { body: first } = await create(admin);
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

test('of twenty edits of one version exactly one wins', async ({ shop, admin, request }) => {
  const { body: first } = await create(admin);
  await signIn(request, shop);
  const edit = editorOf(shop, request, first.id);
  const edits = Array.from({ length: 20 }, (_, number) => edit(1, `No. ${number}`));
  const statuses = (await Promise.all(edits)).map((answer) => answer.status());
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 412)).toHaveLength(19);
});

test('who hides a work while another edits it loses nothing of either', async ({ shop, admin }) => {
  const edits = ['jou-mache', 'tanbouye', 'choublak', 'bato-anba-loraj'].flatMap((id) => [
    admin.send('PATCH', path(id), artworkBody({ title: `Edited ${id}` })),
    admin.send('PATCH', `${path(id)}/visibility`, { isHidden: true }),
  ]);
  expect((await Promise.all(edits)).map(({ status }) => status)).toEqual(edits.map(() => 200));
  for (const id of ['jou-mache', 'tanbouye', 'choublak', 'bato-anba-loraj']) {
    expect(await findOwn(admin, id)).toMatchObject({ title: `Edited ${id}`, isHidden: true });
  }
  expect(await findPublic(shop, 'choublak')).toBeUndefined();
});

test('who is paying for a work pays the price that was shown', async ({ shop, admin }) => {
  const buyer = newBuyer(shop);
  const { clientSecret, orderNumber } = (await buyer.openCard(['jou-mache'])).body;
  await reprice(admin, 'jou-mache', '180');
  expect(await payByCard(shop, clientSecret)).toBe(200);
  expect((await buyer.outcomeOf(clientSecret)).body).toMatchObject({ state: 'succeeded' });
  expect(await admin.findOrder(orderNumber)).toMatchObject({
    status: 'processing',
    totalAmount: '150.00',
    items: [{ price: '150' }],
  });
  expect((await shop.state()).paymentIntents).toMatchObject([{ amount: 15_000 }]);
});

test('who asks to pay an old price is told the new one, and then pays that', async ({
  shop,
  admin,
}) => {
  const buyer = newBuyer(shop);
  const before = (await buyer.openCard(['jou-mache'])).body;
  await reprice(admin, 'jou-mache', '180');
  for (const late of [await buyer.openCard(['jou-mache'], 150), await orderOf(shop, 150)]) {
    expect(late).toMatchObject({ status: 409, body: { error: /^The price has changed: .*\$180/ } });
  }
  const after = (await buyer.openCard(['jou-mache'], 180)).body;
  expect(after.clientSecret).not.toBe(before.clientSecret);
  expect(await payByCard(shop, before.clientSecret)).not.toBe(200);
  expect(await payByCard(shop, after.clientSecret)).toBe(200);
  await buyer.outcomeOf(after.clientSecret);
  expect(await admin.findOrder(after.orderNumber)).toMatchObject({ totalAmount: '180.00' });
});

function create(admin: Admin, changes: Record<string, unknown> = {}) {
  return admin.send<Artwork>('POST', '/api/admin/artworks', artworkBody(changes));
}

function orderOf(shop: RunningShop, amount: number) {
  return newBuyer(shop).orderByTransfer(['jou-mache'], 'other@example.com', amount);
}

async function reprice(admin: Admin, id: string, price: string): Promise<void> {
  const artwork = await findOwn(admin, id);
  const answer = await admin.send('PATCH', path(id), { ...artwork, price });
  expect(answer.status).toBe(200);
}

/** Edits a work as a window does that has read this version. */
function editorOf(shop: RunningShop, request: APIRequestContext, id: string) {
  return (version: number | null, title: string) =>
    request.patch(`${shop.url}${path(id)}`, {
      data: artworkBody({ title }),
      headers: version === null ? {} : { 'if-match': `"${version}"` },
    });
}

async function findOwn(admin: Admin, id: string): Promise<AdminArtwork | undefined> {
  const { body } = await admin.send<AdminArtwork[]>('GET', '/api/admin/artworks');
  return body.find((artwork) => artwork.id === id);
}

async function findPublic(shop: RunningShop, id: string): Promise<PublicArtwork | undefined> {
  const response = await fetch(`${shop.url}/api/artworks`);
  const artworks = (await response.json()) as PublicArtwork[];
  return artworks.find((artwork) => artwork.id === id);
}

function path(id: string): string {
  return `/api/admin/artworks/${id}`;
}
