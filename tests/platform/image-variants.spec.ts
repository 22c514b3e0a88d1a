import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { createImages } from '../../netlify/server/platform/site/image-variants.ts';
import type { VariantRoom } from '../../netlify/server/platform/site/variant-files.ts';
import { createFairPlaces } from '../../netlify/server/platform/works-at-once.ts';
import { serve } from '../../netlify/node/web-server.ts';
import sharp from 'sharp';
import { pictureSources, pictureUrl, plainPictureUrl } from '#shared/pictures/picture';
import { photograph } from '../fixtures/artworks/artwork-input.ts';

type Cdn = {
  folder: string;
  /** `listed`: as an own server does. Returns an asking function. */
  open(options?: { isListed?: boolean; room?: VariantRoom }): Ask;
  /** Addresses of pictures by their size in the shop. */
  picture(width: number, height: number): Promise<string>;
};
type Ask = (address: string, ip?: string) => Promise<Response>;

const test = base.extend<{ cdn: Cdn }>({
  cdn: async ({}, use) => {
    const home = mkdtempSync(join(tmpdir(), 'atelye-images-'));
    const pictures = new Map<string, Buffer>();
    const server = await serve(0, ({ url }) => {
      const bytes = pictures.get(new URL(url).pathname);
      return bytes
        ? new Response(new Uint8Array(bytes))
        : new Response('Not Found', { status: 404 });
    });
    const origin = `http://127.0.0.1:${server.port}`;
    await use({
      folder: join(home, 'images'),
      open: (options) => {
        const images = createImages(home, origin, options);
        return (address, ip = '192.0.2.1') => images(new Request(origin + address), '', ip);
      },
      async picture(width, height) {
        const path = `/media/${width}x${height}.jpg`;
        pictures.set(path, await photograph(width, height));
        return path;
      },
    });
    await server.close();
    rmSync(home, { recursive: true });
  },
});
const bytesIn = (folder: string) =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
const addressOf = (url: string, query: Record<string, string>) =>
  `/.netlify/images?${new URLSearchParams({ url, ...query })}`;

test('an own server makes the variants that pages write of a picture of each size, and no other (rule 109)', async ({
  cdn,
}) => {
  test.setTimeout(120_000);
  const ask = cdn.open({ isListed: true });
  for (const [width, height] of [
    [2400, 1600],
    [1000, 1500],
    [500, 300],
    [90, 60],
  ] as const) {
    const url = await cdn.picture(width, height);
    const written = [
      ...(['avif', 'webp', 'jpg'] as const).flatMap((format) =>
        pictureSources(url, width, format)
          .split(', ')
          .map((source) => source.split(' ')[0]!),
      ),
      plainPictureUrl(url, width),
      pictureUrl(url, 480, 'webp'),
      pictureUrl(url, 96, 'webp'),
      addressOf(url, { w: '1200', h: '630', fit: 'cover', fm: 'jpg' }),
    ];
    for (const address of written) expect((await ask(address)).status, address).toBe(200);
  }
  const url = '/media/2400x1600.jpg';
  const before = readdirSync(cdn.folder).length;
  const usual = { w: '1200', fm: 'jpg', q: '78' };
  const unwritten: Record<string, string>[] = [
    { ...usual, w: '1201' },
    { ...usual, w: '99999' },
    { ...usual, q: '79' },
    { ...usual, fm: 'png' },
    { ...usual, fm: 'gif' },
    { ...usual, h: '600', fit: 'cover' },
    { ...usual, h: '630' },
    { ...usual, fit: 'fill' },
    { ...usual, position: 'left' },
    { w: '1200' },
    { fm: 'jpg', q: '78' },
    {},
  ];
  for (const query of unwritten) {
    const address = addressOf(url, query);
    expect((await ask(address)).status, address).toBe(404);
  }
  for (const other of [`${url}?1`, `/${url}`, '/media/../media/a', '/fonts/a.woff2', '/about']) {
    expect((await ask(addressOf(other, usual))).status, other).toBe(404);
  }
  expect(readdirSync(cdn.folder)).toHaveLength(before);
});

test('the order of parameters, further ones and other writings make no second file', async ({
  cdn,
}) => {
  const ask = cdn.open({ isListed: true });
  const url = await cdn.picture(1600, 1200);
  for (const query of [
    `url=${url}&w=800&fm=webp&q=74`,
    `q=74&w=800&fm=webp&url=${url}`,
    `url=${encodeURIComponent(url)}&w=800&fm=webp&q=74&x=${Math.random()}`,
    `w=400&w=800&fm=webp&q=74&url=${url}&fit=contain&position=center`,
  ]) {
    expect((await ask(`/.netlify/images?${query}`)).status, query).toBe(200);
  }
  expect(readdirSync(cdn.folder)).toHaveLength(1);
});

test('variants have so many bytes at most: the least recently served are removed first', async ({
  cdn,
}) => {
  test.setTimeout(120_000);
  const url = await cdn.picture(1200, 900);
  const room = { most: 30_000, free: 0 };
  const ask = cdn.open({ room });
  const nameOf = async (w: number) =>
    (await ask(addressOf(url, { w: String(w), fm: 'png' }))).headers.get('etag')!.slice(1, -1);
  const loved = await nameOf(300);
  for (let w = 400; w < 430; w++) {
    await nameOf(w);
    expect(await nameOf(300), 'it is served often').toBe(loved);
    expect(bytesIn(cdn.folder)).toBeLessThanOrEqual(room.most);
  }
  expect(bytesIn(cdn.folder), 'the room is used').toBeGreaterThan(room.most / 2);
  expect(readdirSync(cdn.folder)).toContain(loved);
  const smaller = cdn.open({ room: { ...room, most: 10_000 } });
  await smaller(addressOf(url, { w: '431', fm: 'png' }));
  expect(bytesIn(cdn.folder), 'after another start').toBeLessThanOrEqual(10_000);
});

test('a disk with little room keeps it for the store: pictures are made, and not kept', async ({
  cdn,
}) => {
  const url = await cdn.picture(400, 300);
  const first = cdn.open();
  await first(addressOf(url, { w: '300', fm: 'jpg' }));
  expect(readdirSync(cdn.folder)).toHaveLength(1);
  const ask = cdn.open({ room: { most: 1e9, free: Number.MAX_SAFE_INTEGER / 2 } });
  expect((await ask(addressOf(url, { w: '300', fm: 'jpg' }))).status).toBe(200);
  const made = await ask(addressOf(url, { w: '200', fm: 'jpg' }));
  expect((await sharp(await made.bytes()).metadata()).width).toBe(200);
  expect(readdirSync(cdn.folder), 'what was kept gives way to the store').toEqual([]);
});

test('a picture that is not kept whole is made anew', async ({ cdn }) => {
  const url = await cdn.picture(400, 300);
  const ask = cdn.open();
  const good = await (await ask(addressOf(url, { w: '300', fm: 'jpg' }))).bytes();
  const [name] = readdirSync(cdn.folder);
  expect(readFileSync(join(cdn.folder, name!)).subarray(-good.length)).toEqual(Buffer.from(good));
  rmSync(join(cdn.folder, name!));
  expect(await (await ask(addressOf(url, { w: '300', fm: 'jpg' }))).bytes()).toEqual(good);
});

test('nobody waits behind the queue of another network, and a queue has an end', async () => {
  const places = createFairPlaces(1, 3);
  const order: string[] = [];
  const first = (await places.take('a stranger'))!;
  const work = async (network: string) => {
    const giveBack = await places.take(network);
    order.push(giveBack ? network : `${network} is refused`);
    giveBack?.();
    giveBack?.();
  };
  const all = ['a', 'a', 'a', 'a', 'b', 'c', 'b'].map(work);
  await Promise.resolve();
  expect(order).toEqual(['a is refused']);
  first();
  await Promise.all(all);
  expect(order.slice(1)).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
  const again = (await places.take('a'))!;
  again();
});

test('beyond its queue a network gets 503 with Retry-After, and another one its picture', async ({
  cdn,
}) => {
  test.setTimeout(120_000);
  const ask = cdn.open();
  const url = await cdn.picture(1200, 900);
  const ofOne = Array.from({ length: 130 }, (_, index) =>
    ask(addressOf(url, { w: String(300 + index), fm: 'jpg' }), '2001:db8::1'),
  );
  let done = 0;
  for (const answer of ofOne) void answer.then(({ status }) => status === 200 && done++);
  const own = await ask(addressOf(url, { w: '250', fm: 'jpg' }), '198.51.100.7');
  expect(own.status).toBe(200);
  expect(done, 'before most of the others').toBeLessThan(30);
  const refused = (await Promise.all(ofOne)).filter(({ status }) => status === 503);
  expect(refused.length).toBe(130 - 104);
  expect(refused[0]!.headers.get('retry-after')).toBe('5');
});
