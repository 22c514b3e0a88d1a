import { deflateSync } from 'node:zlib';
import { expect, type APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { heicWords } from '#shared/pictures/heic';
import { photograph } from '../fixtures/artworks/artwork-input.ts';
import {
  animatedWebp,
  detailed,
  plainPng,
  withJpegSize,
  withoutScan,
  withPngChunk,
  withTwoSizes,
} from '../fixtures/artworks/picture-files.ts';
import {
  photographWithPlace,
  privateJpeg,
  privatePng,
  privateWebp,
  secret,
  transparentPng,
} from '../fixtures/pictures/private-pictures.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { signIn } from '../fixtures/signed-in.ts';

const refusal = 'This is not a picture that the shop can show. Use JPEG, PNG or WebP.';

test.beforeEach(async ({ request, shop }) => signIn(request, shop));

test('a picture is stored once under its hash, and cached for a year', async ({
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

test('PNG and WebP are accepted, and a rotated picture is measured after the rotation', async ({
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

test('a photograph of a phone is public without its place, with its orientation and colours (rule 81)', async ({
  request,
  shop,
}) => {
  const turned = await privateJpeg();
  for (const bytes of [photographWithPlace, turned, await privatePng(), await privateWebp()]) {
    const { url } = await (await upload(request, shop, bytes)).json();
    const file = Buffer.from(await (await fetch(`${shop.url}${url}`)).arrayBuffer());
    expect(file.includes(secret)).toBe(false);
    const { icc, exif, orientation } = await sharp(file).metadata();
    expect(icc?.equals((await sharp(bytes).metadata()).icc!)).toBe(true);
    expect(orientation).toBe(bytes === photographWithPlace ? undefined : 6);
    expect(exif?.length ?? 0).toBeLessThan(40);
    const variant = await fetch(`${shop.url}/.netlify/images?url=${url}&w=480&fm=jpg`);
    const { exif: ofVariant } = await sharp(await variant.arrayBuffer()).metadata();
    expect(ofVariant).toBeUndefined();
  }
});

test('a transparent PNG is white in every variant (rule 81)', async ({ request, shop }) => {
  const bytes = transparentPng;
  const { url, width, height } = await (await upload(request, shop, bytes)).json();
  expect([width, height]).toEqual([800, 600]);
  for (const format of ['jpg', 'webp', 'avif']) {
    const variant = await fetch(`${shop.url}/.netlify/images?url=${url}&w=600&fm=${format}`);
    const corner = sharp(await variant.arrayBuffer()).extract({
      left: 2,
      top: 2,
      width: 9,
      height: 9,
    });
    const { data, info } = await corner.raw().toBuffer({ resolveWithObject: true });
    expect(info.channels, format).toBe(3);
    expect(Math.min(...data), format).toBeGreaterThan(250);
  }
});

const noPictures: [name: string, bytes: Buffer][] = [
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('a picture')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['a GIF', Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')],
  ['the first bytes of a JPEG', Buffer.from([0xff, 0xd8])],
  ['a program', Buffer.from('MZ\x90\x00')],
];

test('what is no picture is refused, although it is named as a JPEG', async ({ request, shop }) => {
  for (const [name, bytes] of noPictures) {
    const answer = await upload(request, shop, bytes);
    expect(answer.status(), name).toBe(400);
    expect(await answer.json(), name).toEqual({ error: refusal });
  }
});

const transparentRefusal =
  'A part of this picture is transparent, and it would be black in link previews. Press Upload and choose the file: that puts it on white. Or save it as JPEG.';
const sizeRefusal = 'The shop takes 16,000 pixels on a side and 100 million in all at most.';
const brokenPictures: [name: string, make: () => Promise<Buffer>, error: string][] = [
  [
    'a JPEG without its end',
    async () => withoutEnd(await detailed().jpeg().toBuffer()),
    'This picture is incomplete: its end is missing. Please copy or download it again.',
  ],
  [
    'a JPEG without a scan',
    async () => withoutScan(await detailed().jpeg().toBuffer()),
    'This picture has no pixels. Please save it again as JPEG, PNG or WebP.',
  ],
  [
    'a picture 16,001 pixels wide',
    async () => plainPng(16_001, 10),
    `This picture has 16001 × 10 pixels. ${sizeRefusal} Please make it smaller.`,
  ],
  [
    'a picture of more than 100 megapixels',
    async () => plainPng(10_000, 10_001),
    `This picture has 10000 × 10001 pixels. ${sizeRefusal} Please make it smaller.`,
  ],
  [
    'a JPEG that hides its size from another reader',
    withTwoSizes,
    `This picture has 12000 × 12000 pixels. ${sizeRefusal} Please make it smaller.`,
  ],
  [
    'a JPEG whose header says 47,000 × 47,000',
    async () => withJpegSize(await detailed().jpeg().toBuffer(), 47_000, 47_000),
    `This picture has 47000 × 47000 pixels. ${sizeRefusal} Please make it smaller.`,
  ],
  [
    'a PNG of 16 bits that unpacks to more than 100 megapixels of 8 bits',
    async () => plainPng(8000, 6500, 6500, 16),
    `This picture has 8000 × 6500 pixels. ${sizeRefusal} With 16 bits each pixel counts twice. Please make it smaller.`,
  ],
  ...['zTXt', 'iCCP'].map((name): (typeof brokenPictures)[number] => [
    `a PNG whose ${name} unpacks to 120 megabytes`,
    async () => withPngChunk(plainPng(64, 48), name, packed(120_000_000)),
    'This picture carries too much compressed text beside its pixels. Please save it again as JPEG.',
  ]),
  [
    'one pixel',
    () => detailed(1, 1).jpeg().toBuffer(),
    'This picture has 1 × 1 pixels: too few to show anything. Please choose the photograph itself.',
  ],
  ...[true, false].map((lossless): (typeof brokenPictures)[number] => [
    `a transparent WebP, ${lossless ? 'lossless' : 'lossy'}`,
    () => detailed().ensureAlpha(0.5).webp({ lossless }).toBuffer(),
    transparentRefusal,
  ]),
  [
    'a transparent PNG of more than 25 megapixels',
    async () => withPngChunk(plainPng(5001, 5001), 'tRNS', Buffer.from([0, 0])),
    transparentRefusal,
  ],
  [
    'a transparent PNG without all of its pixels',
    async () => withPngChunk(plainPng(640, 480, 400), 'tRNS', Buffer.from([0, 0])),
    'This picture is damaged. Please save it again as JPEG, PNG or WebP.',
  ],
  [
    'a HEIC of an iPhone',
    async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    heicWords,
  ],
  [
    'a HEIC of another camera',
    async () => Buffer.from('\0\0\0\x1cftypmif1\0\0\0\0mif1MiPrheic', 'latin1'),
    heicWords,
  ],
  ['an AVIF', () => detailed().avif({ effort: 0 }).toBuffer(), refusal],
  [
    'a WebP of 60 frames',
    () => animatedWebp(60),
    'This picture moves. Please choose one that stands still.',
  ],
];

test('a broken or too large picture is refused with the reason and advice', async ({
  request,
  shop,
}) => {
  for (const [name, make, error] of brokenPictures) {
    const answer = await upload(request, shop, await make());
    expect(await answer.json(), name).toEqual({ error });
    expect(answer.status(), name).toBe(400);
  }
});

test('a picture of the largest size is stored', async ({ request, shop }) => {
  for (const [width, height] of [
    [16_000, 6250],
    [10_000, 10_000],
  ] as const) {
    const answer = await upload(request, shop, plainPng(width, height));
    expect(await answer.json()).toMatchObject({ width, height });
  }
});

test('a body larger than a function accepts is refused: 413', async ({ request, shop }) => {
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

function withoutEnd(bytes: Buffer): Buffer {
  return bytes.subarray(0, Math.floor(bytes.length / 2));
}

function packed(bytes: number): Buffer {
  return Buffer.concat([Buffer.from('text\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes))]);
}
