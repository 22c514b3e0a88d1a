import { expect, type APIRequestContext } from '@playwright/test';
import type { Artwork } from '#shared/artwork';
import { pictureUrl } from '#shared/pictures/picture';
import { photograph } from '../fixtures/artworks/artwork-input.ts';
import { test as base, type RunningShop } from '../fixtures/shop.ts';
import { signIn } from '../fixtures/signed-in.ts';
import { createWork } from './artworks-client.ts';
import { contentOf, openPages } from './content-client.ts';

const publicAddress = 'https://shop.example';

type Setting = { shop: RunningShop; path: string; addressesAt: (used: string) => string[] };

/** A shop with a public address, an uploaded picture, and the picture's addresses as copied from a page. */
const test = base.extend<{ setting: Setting }>({
  setting: async ({ launch, request }, use) => {
    const shop = await launch({ SITE_URL: publicAddress, URL: 'https://atelye.netlify.app' });
    await signIn(request, shop);
    const path = await upload(request, shop);
    const addressesAt = (used: string) =>
      [publicAddress, 'https://atelye.netlify.app', used].flatMap((origin) => [
        `${origin}${path}`,
        `${origin}${pictureUrl(path, 680, 'webp')}`,
      ]);
    await use({ shop, path, addressesAt });
  },
});

test('an artwork accepts a picture of the shop by its address on a page', async ({
  setting: { shop, path, addressesAt },
}) => {
  const admin = await shop.admin();
  const { body: work } = await createWork(admin);
  for (const imageUrl of addressesAt(shop.url)) {
    const created = await createWork(admin, { imageUrl });
    const seen = { imageUrl: path, imageSource: null, imageWidth: 640, imageHeight: 480 };
    expect(created, imageUrl).toMatchObject({ status: 200, body: seen });
    const changed = await admin.send<Artwork>('PATCH', `/api/admin/artworks/${work.id}`, {
      ...work,
      imageUrl,
      images: [{ url: imageUrl }],
    });
    expect(changed, imageUrl).toMatchObject({ status: 200, body: seen });
  }
});

test('a section accepts a picture of the shop by its address on a page', async ({
  setting: { shop, path, addressesAt },
}) => {
  const pages = await openPages(shop);
  // These calls are sent to 127.0.0.1.
  const used = `http://127.0.0.1:${new URL(shop.url).port}`;
  for (const imageUrl of addressesAt(used)) {
    const section = { id: 1, title: 'Light', content: '' };
    const sent = contentOf({ sections: [{ ...section, imageUrl }] });
    const { status, page } = await pages.send('artist', sent);
    expect(status, imageUrl).toBe(200);
    expect(page.content.sections, imageUrl).toEqual([
      { ...section, imageUrl: path, imageWidth: 640, imageHeight: 480 },
    ]);
    await pages.send('artist', contentOf({ sections: [section] }));
  }
});

test('a poster of the samples is a picture of the shop, too', async ({ setting: { shop } }) => {
  const imageUrl = `${shop.url}/samples/study-mango.jpg`;
  const created = await createWork(await shop.admin(), { imageUrl });
  expect(created.body).toMatchObject({ imageUrl: '/samples/study-mango.jpg', imageWidth: 1600 });
});

async function upload(request: APIRequestContext, shop: RunningShop): Promise<string> {
  const answer = await request.post(`${shop.url}/api/admin/uploads`, {
    data: await photograph(640, 480),
    headers: { 'content-type': 'application/octet-stream' },
  });
  return ((await answer.json()) as { url: string }).url;
}
