import { expect, type APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { photograph } from '../fixtures/artwork-input.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { signIn } from '../fixtures/signed-in.ts';

const refusal = 'This is not a picture that the shop can show. Use JPEG, PNG or WebP.';

test.beforeEach(async ({ request, shop }) => signIn(request, shop));

test('a picture is stored under its content, once, and served for a year', async ({
  request,
  shop,
}) => {
  const bytes = await photograph(640, 480);
  const answer = await upload(request, shop, bytes);
  expect(answer.status()).toBe(200);
  const picture = await answer.json();
  expect(picture).toEqual({
    url: expect.stringMatching(/^\/media\/[0-9a-f]{40}$/),
    width: 640,
    height: 480,
  });
  expect(await (await upload(request, shop, bytes)).json()).toEqual(picture);

  const served = await fetch(`${shop.url}${picture.url}`);
  expect(served.headers.get('content-type')).toBe('image/jpeg');
  expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
  const variant = await fetch(`${shop.url}/.netlify/images?url=${picture.url}&w=480&fm=webp&q=74`);
  expect(variant.headers.get('content-type')).toBe('image/webp');
});

test('PNG and WebP are pictures too, and a turned one is measured as it is seen', async ({
  request,
  shop,
}) => {
  const plain = sharp(await photograph(64, 48));
  for (const bytes of [
    await plain.clone().png().toBuffer(),
    await plain.clone().webp().toBuffer(),
  ]) {
    expect(await (await upload(request, shop, bytes)).json()).toMatchObject({ width: 64 });
  }
  const turned = await plain.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await (await upload(request, shop, turned)).json()).toMatchObject({
    width: 48,
    height: 64,
  });
});

const noPictures: [name: string, bytes: Buffer][] = [
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('a picture')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')],
  ['the first bytes of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['a program', Buffer.from('MZ\x90\x00')],
];

for (const [name, bytes] of noPictures) {
  test(`${name}, called a JPEG, is refused`, async ({ request, shop }) => {
    const answer = await upload(request, shop, bytes);
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toEqual({ error: refusal });
  });
}

test('more than a function receives is refused: 413', async ({ request, shop }) => {
  const answer = await upload(request, shop, Buffer.alloc(4_500_001));
  expect(answer.status()).toBe(413);
  expect(await answer.json()).toEqual({ error: 'The request is too large: 4.5 MB at most' });
});

function upload(request: APIRequestContext, shop: RunningShop, bytes: Buffer) {
  return request.post(`${shop.url}/api/admin/uploads`, {
    data: bytes,
    headers: { 'content-type': 'image/jpeg' },
  });
}
