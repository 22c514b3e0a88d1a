import { expect } from '@playwright/test';
import type { Artwork } from '#shared/artwork';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { newBrowser, newBuyer } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';
import { artworkPath, createWork, findOwn, findPublic } from './artworks-client.ts';

test('a new artwork is stored with its defaults, and visitors get it', async ({ shop, admin }) => {
  const created = await createWork(admin);
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
  expect((await createWork(admin)).body.id).toBe('soley-leve-2');
});

test('an edit changes the sent fields and no others', async ({ shop, admin }) => {
  const { body: before } = await createWork(admin, { imageAlt: 'A red bay.' });
  const edit = artworkBody({ title: 'Solèy Kouche', price: null, imageAlt: 'A red bay.' });
  const edited = await admin.send<Artwork>('PATCH', artworkPath(before.id), edit);
  expect(edited.body).toEqual({
    ...before,
    title: 'Solèy Kouche',
    price: null,
    version: 2,
    lastModifiedAt: expect.any(String),
  });
  expect(await findPublic(shop, before.id)).toMatchObject({ price: null, isForSale: false });
  expect((await admin.send('PATCH', artworkPath('nowhere'), edit)).status).toBe(404);
});

test('a hidden artwork is visible nowhere until it is shown again', async ({ shop, admin }) => {
  const toggle = (isHidden: boolean) =>
    admin.send<Artwork>('PATCH', `${artworkPath('choublak')}/visibility`, { isHidden });
  expect((await toggle(true)).body).toMatchObject({ isHidden: true });
  expect(await findPublic(shop, 'choublak')).toBeUndefined();
  expect((await newBrowser(shop)('GET', '/api/artworks/choublak')).status).toBe(404);
  expect((await newBuyer(shop).openCard(['choublak'])).status).toBe(404);
  expect(await findOwn(admin, 'choublak')).toMatchObject({ isHidden: true });
  expect((await toggle(false)).body).toMatchObject({ isHidden: false });
  expect(await findPublic(shop, 'choublak')).toMatchObject({ isForSale: true });
  const wrong = await admin.send('PATCH', `${artworkPath('choublak')}/visibility`, {
    isHidden: 'yes',
  });
  expect(wrong.status).toBe(400);
});

test('an artwork whose second copy was sold cannot be deleted, with any later stock', async ({
  shop,
  admin,
}) => {
  const { id } = (await createWork(admin, { stockQuantity: 2 })).body;
  const buy = async (email: string) =>
    (await newBuyer(shop).orderByTransfer([id], email, 310.5)).body.orderId;
  const first = await buy('first@example.com');
  const second = await buy('second@example.com');
  await admin.setStatus(second, 'processing');
  await admin.setStatus(first, 'cancelled');
  await admin.send('PATCH', artworkPath(id), artworkBody({ stockQuantity: 1 }));
  expect(await admin.send('DELETE', artworkPath(id))).toMatchObject({
    status: 409,
    body: { error: `Order ${second} has this artwork. Hide it instead of deleting it.` },
  });
});
