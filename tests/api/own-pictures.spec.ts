import { expect, type APIRequestContext } from '@playwright/test';
import type { Artwork } from '#shared/artwork';
import { pictureUrl } from '#shared/pictures/picture';
import { photograph } from '../fixtures/artworks/artwork-input.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { signIn } from '../fixtures/signed-in.ts';
import { createWork } from './artworks-client.ts';
import { contentOf, openPages } from './content-client.ts';

const publicAddress = 'https://shop.example';
const netlifyAddress = 'https://atelye.netlify.app';

test('an artwork and a section accept a picture of the shop by its address on a page', async ({
  launch,
  request,
}) => {
  // A shop with a public address, an uploaded picture, and the picture's addresses as copied from a page.
  const shop = await launch({ SITE_URL: publicAddress, URL: netlifyAddress });
  await signIn(request, shop);
  const path = await upload(request, shop);
  const addressesAt = (used: string) =>
    [publicAddress, netlifyAddress, used].flatMap((origin) => [
      `${origin}${path}`,
      `${origin}${pictureUrl(path, 680, 'webp')}`,
    ]);
  const admin = await shop.admin();
  const { body: work } = await createWork(admin);
  const seen = { imageUrl: path, imageSource: null, imageWidth: 640, imageHeight: 480 };
  for (const imageUrl of addressesAt(shop.url)) {
    expect(await createWork(admin, { imageUrl }), imageUrl).toMatchObject({ body: seen });
    const changed = await admin.send<Artwork>('PATCH', `/api/admin/artworks/${work.id}`, {
      ...work,
      imageUrl,
      images: [{ url: imageUrl }],
    });
    expect(changed, imageUrl).toMatchObject({ status: 200, body: seen });
  }

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

  const sample = await createWork(admin, { imageUrl: `${shop.url}/samples/study-mango.jpg` });
  expect(sample.body).toMatchObject({ imageUrl: '/samples/study-mango.jpg', imageWidth: 1600 });
});

async function upload(request: APIRequestContext, shop: RunningShop): Promise<string> {
  const answer = await request.post(`${shop.url}/api/admin/uploads`, {
    data: await photograph(640, 480),
    headers: { 'content-type': 'application/octet-stream' },
  });
  return ((await answer.json()) as { url: string }).url;
}
