import { expect } from '@playwright/test';
import type { Artwork, PublicArtwork } from '#shared/artwork';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { startPictureHost, type PictureHost } from '../fixtures/artworks/picture-host.ts';
import { test as base, type Admin, type RunningShop } from '../fixtures/shop.ts';

type Setting = {
  shop: RunningShop;
  admin: Admin;
  /** A host from which pictures may be copied, as if it were public. */
  allowed: PictureHost;
  /** A host on this machine that must never be called. */
  inner: PictureHost;
};

type Host = { host: PictureHost };

const test = base.extend<{ setting: Setting }, Host>({
  host: [
    async ({}, use) => {
      const host = await startPictureHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ host }, use) => use({ LOCAL_MEDIA_ORIGIN: host.origin }),
    { scope: 'worker' },
  ],
  setting: async ({ host, shop, admin }, use) => {
    const inner = await startPictureHost();
    host.asked.length = 0;
    await use({ shop, admin, allowed: host, inner });
    await inner.close();
  },
});

test('a foreign picture is copied in the same request, and its source is kept', async ({
  setting: { shop, admin, allowed },
}) => {
  for (const path of ['/photo.jpg', '/moved']) {
    const source = `${allowed.origin}${path}`;
    const created = await create(admin, source);
    expect(created.status).toBe(200);
    expect(created.body).toMatchObject({
      imageUrl: expect.stringMatching(/^\/media\/[0-9a-f]{40}$/),
      imageSource: source,
      imageWidth: 640,
      imageHeight: 480,
    });
    const copy = await fetch(`${shop.url}${created.body.imageUrl}`);
    expect(copy.headers.get('content-type')).toBe('image/jpeg');
    const visible = await fetch(`${shop.url}/api/artworks/${created.body.id}`);
    expect((await visible.json()) as PublicArtwork).not.toHaveProperty('imageSource');
  }
});

test('a copied photograph has no place, and a transparent WebP is refused with what to do (rule 81)', async ({
  setting: { shop, admin, allowed },
}) => {
  const { body } = await create(admin, `${allowed.origin}/place.jpg`);
  const file = await (await fetch(`${shop.url}${body.imageUrl}`)).arrayBuffer();
  expect(Buffer.from(file).includes('Exif')).toBe(false);
  const refused = await create(admin, `${allowed.origin}/clear.webp`);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain('Press Upload and choose the file');
});

test('a copied picture is downloaded again only for another address', async ({
  setting: { admin, allowed },
}) => {
  const source = `${allowed.origin}/photo.jpg`;
  const { body } = await create(admin, source);
  const edit = (imageUrl: string) =>
    admin.send<Artwork>('PATCH', `/api/admin/artworks/${body.id}`, artworkBody({ imageUrl }));
  for (const address of [source, body.imageUrl]) {
    expect((await edit(address)).body).toMatchObject({
      imageUrl: body.imageUrl,
      imageSource: source,
    });
  }
  expect(allowed.asked).toEqual(['/photo.jpg']);
  const moved = await edit(`${allowed.origin}/moved`);
  expect(moved.body).toMatchObject({ imageSource: `${allowed.origin}/moved` });
});

test('further foreign pictures are copied once, and kept when they move', async ({
  setting: { shop, admin, allowed },
}) => {
  const [source, other] = [`${allowed.origin}/photo.jpg`, `${allowed.origin}/moved`];
  const body = artworkBody({ images: [{ url: '/samples/choublak.jpg' }, { url: source }] });
  const { body: made } = await admin.send<Artwork>('POST', '/api/admin/artworks', body);
  const [flower, copy] = made.images;
  expect(copy).toMatchObject({ url: expect.stringMatching(/^\/media\//), source, width: 640 });
  const path = `/api/admin/artworks/${made.id}`;
  const images = [{ url: source }, { url: flower!.url }];
  const moved = await admin.send<Artwork>('PATCH', path, { ...body, imageUrl: source, images });
  expect(moved.body).toMatchObject({ imageUrl: copy!.url, imageSource: source, imageWidth: 640 });
  expect(moved.body.images.map(({ url }) => url)).toEqual([copy!.url, flower!.url]);
  expect(allowed.asked).toEqual(['/photo.jpg']);
  const visible = await fetch(`${shop.url}/api/artworks/${made.id}`);
  expect(((await visible.json()) as PublicArtwork).images[0]).not.toHaveProperty('source');
  const twice = { ...body, imageUrl: source, images: [{ url: source }, { url: other }] };
  const refused = await admin.send('PATCH', path, twice);
  expect(refused.status).toBe(400);
  expect(refused.body.error).toContain('The same photograph is there twice');
});

test('an address without a picture is refused with the reason', async ({
  setting: { admin, allowed },
}) => {
  for (const [path, says] of [
    ['/page.html', 'This is not a picture that the shop can show'],
    ['/half.jpg', 'This picture is incomplete: its end is missing'],
    ['/none', 'it answered 404'],
    ['/large', 'it has more than 15 MB'],
    ['/round', 'it redirects too often'],
  ] as const) {
    const answer = await create(admin, `${allowed.origin}${path}`);
    expect(answer.status, path).toBe(400);
    expect(answer.body.error).toContain(says);
  }
});

test('no address leads to this machine or a private network, also by a redirect', async ({
  setting: { shop, admin, allowed, inner },
}) => {
  const { port } = inner;
  const addresses = [
    `http://127.0.0.1:${port}/photo.jpg`,
    `http://127.1:${port}/photo.jpg`,
    `http://2130706433:${port}/photo.jpg`,
    `http://0x7f.0.0.1:${port}/photo.jpg`,
    `http://0.0.0.0:${port}/photo.jpg`,
    `http://[::1]:${port}/photo.jpg`,
    `http://[::ffff:127.0.0.1]:${port}/photo.jpg`,
    `http://localhost:${port}/photo.jpg`,
    `http://localhost.:${port}/photo.jpg`,
    `http://user@localhost:${port}/photo.jpg`,
    `${shop.url}/favicon.svg`,
    `${shop.sandboxUrl}/state`,
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/photo.jpg',
    'http://192.168.0.1/photo.jpg',
    'http://[fd00::1]/photo.jpg',
    'http://[fe80::1]/photo.jpg',
    // The same machine on another origin.
    `http://127.0.0.1:${allowed.port}/photo.jpg`,
  ];
  for (const address of addresses) {
    for (const way of [address, `${allowed.origin}/to?url=${encodeURIComponent(address)}`]) {
      const answer = await create(admin, way);
      expect(answer.status, way).toBe(400);
      expect(answer.body.error, way).toMatch(/^The picture could not be fetched from this address/);
    }
  }
  expect(inner.asked).toEqual([]);
  expect(allowed.asked.filter((path) => path !== '/to')).toEqual([]);
});

test('what is not a web address is refused with the reason, also behind a redirect', async ({
  setting: { admin, allowed },
}) => {
  const targets = [
    'file:///etc/passwd',
    'ftp://127.0.0.1/x',
    'data:image/png;base64,AAAA',
    'http://[',
  ];
  const ways = targets.map((target) => `${allowed.origin}/to?url=${encodeURIComponent(target)}`);
  for (const address of [...ways, 'http://%zz@shop.example/photo.jpg']) {
    const answer = await create(admin, address);
    expect(answer.status, address).toBe(400);
    expect(answer.body.error, address).toContain('it is not a web address');
  }
});

function create(admin: Admin, imageUrl: string) {
  return admin.send<Artwork>('POST', '/api/admin/artworks', artworkBody({ imageUrl }));
}
