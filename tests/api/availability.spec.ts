import { expect } from '@playwright/test';
import type { PublicArtwork } from '#shared/artwork';
import type { Availability } from '#shared/availability';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { createWork, findOwn, findPublic } from './artworks-client.ts';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';

test('an unpublished change is in the availability with its price, on request, or as gone', async ({
  shop,
  admin,
}) => {
  // Until the clock has seen the site, every price may be newer than a page.
  expect(Object.keys((await availability(shop)).prices)).toHaveLength(5);
  await shop.runScheduled('reconcile');
  expect(await availability(shop)).toEqual({ artworks: {}, holds: {}, hours: {}, prices: {} });
  const change = (id: string, body: object) =>
    admin.send('PATCH', `/api/admin/artworks/${id}`, body);
  await change('jou-mache', artworkBody({ title: 'Jou Mache', price: '180' }));
  await change('tanbouye', artworkBody({ title: 'Tanbouye', price: null }));
  await admin.send('PATCH', '/api/admin/artworks/choublak/visibility', { isHidden: true });
  await admin.send('DELETE', '/api/admin/artworks/bato-anba-loraj');
  const { orderByTransfer } = newBuyer(shop);
  expect((await orderByTransfer(['jou-mache'], 'marie@example.com', 180)).status).toBe(200);
  expect(await availability(shop)).toEqual({
    artworks: {
      'jou-mache': 'reserved',
      tanbouye: 'on-request',
      choublak: 'gone',
      'bato-anba-loraj': 'gone',
    },
    holds: { 'jou-mache': expect.stringMatching(/^20.*Z$/) },
    hours: {},
    prices: { 'jou-mache': '180' },
  });
});

test('an artwork carries its state: available, reserved, sold, price on request, not for sale (rules 1 and 98)', async ({
  shop,
  admin,
}) => {
  const order = (await newBuyer(shop).orderByTransfer(['jou-mache'])).body.orderId;
  await admin.setStatus(order, 'processing');
  await newBuyer(shop).orderByTransfer(['tanbouye'], 'anna@example.com');
  await createWork(admin, { stockQuantity: 0 });
  await createWork(admin, { title: 'Unpriced', price: null });
  await createWork(admin, { title: 'Two of a kind', stockQuantity: 2, price: '150' });
  await newBuyer(shop).orderByTransfer(['two-of-a-kind'], 'paul@example.com', 150);
  for (const [id, state, isForSale] of [
    ['jou-mache', 'sold', false],
    ['tanbouye', 'reserved', true],
    ['soley-leve', 'not-for-sale', false],
    ['unpriced', 'on-request', false],
    ['two-of-a-kind', 'available', true],
    ['choublak', 'available', true],
  ] as const) {
    expect(await findPublic(shop, id), id).toMatchObject({ state, isForSale });
    expect(await findOne(shop, id), id).toMatchObject({ state, isForSale });
  }
});

test('a hold tells its end to everyone and nothing of its buyer', async ({ shop, admin }) => {
  await createWork(admin, { title: 'Two of a kind', stockQuantity: 2, price: '150' });
  const orderAs = (name: string) =>
    newBuyer(shop).orderByTransfer(['two-of-a-kind'], `${name}@example.com`, 150);
  const first = (await orderAs('anna')).body.orderId;
  const second = (await orderAs('paul')).body.orderId;
  const { artworks, holds } = await availability(shop);
  expect(artworks).toEqual({ 'two-of-a-kind': 'reserved' });
  expect(holds).toEqual({
    'two-of-a-kind': (await findOwn(admin, 'two-of-a-kind'))!.heldUntil,
  });
  await admin.setStatus(first, 'processing');
  await admin.setStatus(second, 'processing');
  expect(await availability(shop)).toMatchObject({
    artworks: { 'two-of-a-kind': 'sold' },
    holds: {},
  });
});

async function availability({ url }: RunningShop): Promise<Availability> {
  return (await fetch(`${url}/api/availability`)).json() as Promise<Availability>;
}

async function findOne({ url }: RunningShop, id: string): Promise<PublicArtwork> {
  return (await fetch(`${url}/api/artworks/${id}`)).json() as Promise<PublicArtwork>;
}
