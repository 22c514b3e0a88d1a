import { expect } from '@playwright/test';
import type { Artwork } from '#shared/artwork';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { test } from '../fixtures/shop.ts';
import { artworkPath, createWork, findOwn, findPublic } from './artworks-client.ts';

const flower = { url: '/samples/choublak.jpg', width: 1800, height: 2400 };
const drum = { url: '/samples/tanbouye.jpg', width: 1920, height: 2400 };
const boat = { url: '/samples/bato-anba-loraj.jpg', width: 2400, height: 1600 };

test('an artwork has several photographs, the first is that of imageUrl', async ({
  shop,
  admin,
}) => {
  const images = [{ url: flower.url, alt: 'A flower' }, { url: drum.url }, { url: boat.url }];
  const { body: made } = await createWork(admin, { images });
  const stored = [
    { ...flower, alt: 'A flower' },
    { ...drum, alt: 'Solèy Leve, photograph 2' },
    { ...boat, alt: 'Solèy Leve, photograph 3' },
  ];
  expect(made).toMatchObject({ imageUrl: flower.url, imageAlt: 'A flower', imageWidth: 1800 });
  expect((await findOwn(admin, made.id))?.images).toEqual(stored);
  expect((await findPublic(shop, made.id))?.images).toEqual(stored);
  const one = await fetch(`${shop.url}/api/artworks/${made.id}`);
  expect(((await one.json()) as Artwork).images).toEqual(stored);

  const edit = (changes: Record<string, unknown>) =>
    admin.send<Artwork>('PATCH', artworkPath(made.id), artworkBody(changes));
  const renamed = (await edit({ title: 'Lalin', imageAlt: 'A bloom' })).body.images;
  expect(renamed.map(({ alt }) => alt)).toEqual([
    'A bloom',
    'Lalin, photograph 2',
    'Lalin, photograph 3',
  ]);
  const study = '/samples/study-kap.jpg';
  expect((await edit({ imageUrl: study })).body.images.map(({ url }) => url)).toEqual([
    study,
    drum.url,
    boat.url,
  ]);
  const turned = await edit({ imageUrl: boat.url, images: [boat, drum] });
  expect(turned.body).toMatchObject({ imageUrl: boat.url, imageWidth: 2400, imageHeight: 1600 });
  expect(turned.body.images.map(({ url }) => url)).toEqual([boat.url, drum.url]);
});

test('a mark says what a further photograph shows, until an edit leaves it out; the first one has none (rule 91)', async ({
  admin,
}) => {
  const images = [
    { url: flower.url, mark: 'edge' },
    { url: drum.url, mark: 'detail' },
  ];
  const { body: made } = await createWork(admin, { images });
  const marksOf = (work: Artwork) => work.images.map(({ mark }) => mark);
  expect(marksOf(made)).toEqual([undefined, 'detail']);
  expect(made.images[1]!.alt).toBe('Solèy Leve, detail');
  const edit = async (changes: Record<string, unknown>) =>
    (await admin.send<Artwork>('PATCH', artworkPath(made.id), artworkBody(changes))).body;
  const renamed = await edit({ title: 'Lalin', imageUrl: flower.url });
  expect(marksOf(renamed)).toEqual([undefined, 'detail']);
  expect(renamed.images[1]!.alt).toBe('Lalin, detail');
  const unmarked = await edit({ imageUrl: flower.url, images: [flower, drum] });
  expect(marksOf(unmarked)).toEqual([undefined, undefined]);
});

test('images and fields of the first photograph that disagree are refused, nothing is stored', async ({
  shop,
  admin,
}) => {
  const images = [{ url: flower.url }, { url: drum.url }];
  const { body: made } = await createWork(admin, { images });
  for (const [changes, says] of [
    [{ imageUrl: drum.url }, 'The same photograph is there twice.'],
    [{ imageUrl: drum.url, images }, 'images must begin with the picture of imageUrl.'],
    [
      { imageAlt: 'One', images: [{ url: flower.url, alt: 'Two' }] },
      'imageAlt must be the alt of the first of images.',
    ],
    [{ images: [...images, { url: `${shop.url}${drum.url}` }] }, 'The same photograph is there'],
  ] as const) {
    const answer = await admin.send('PATCH', artworkPath(made.id), artworkBody(changes));
    expect(answer.status, says).toBe(400);
    expect(answer.body.error).toContain(says);
  }
  expect(await findOwn(admin, made.id)).toMatchObject({ images: made.images, version: 1 });
});
