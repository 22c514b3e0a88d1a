import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { artworkSchema, type Artwork } from '#shared/artwork';
import { sampleArtworks } from '#shared/samples/artworks';
import { openBlobsStore } from '../../netlify/local/platform/blobs-store.ts';
import { changeRecord } from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';
import { project, testEnvironment } from '../fixtures/start/platform-template.ts';
import { artworkPath, createWork, findOwn, findPublic } from './artworks-client.ts';

const oneImage = {
  url: '/samples/choublak.jpg',
  alt: sampleArtworks.find(({ id }) => id === 'choublak')!.imageAlt,
  width: 1800,
  height: 2400,
};

test('a store that was written before artworks had several photographs is listed, built, edited, saved and restored', async ({
  launch,
}) => {
  const shop = await launch();
  const admin = await shop.admin();
  for (const { id } of sampleArtworks) {
    changeRecord(shop, `artworks/${id}`, ({ images: _images, ...before }) => before);
  }
  expect((await findOwn(admin, 'choublak'))?.images).toEqual([oneImage]);
  expect((await findPublic(shop, 'choublak'))?.images).toEqual([oneImage]);
  await shop.buildNow();
  const html = await (await fetch(`${shop.url}/art/choublak`)).text();
  expect(html).toContain('url=%2Fsamples%2Fchoublak.jpg');

  const { isFeatured: _home, images: _images, ...before } = (await findOwn(admin, 'choublak'))!;
  const edited = await admin.send<Artwork>('PATCH', artworkPath('choublak'), {
    ...before,
    price: '240',
  });
  expect(edited.body).toMatchObject({ price: '240', images: [oneImage] });
  await createWork(admin, { images: [{ url: oneImage.url }, { url: '/samples/tanbouye.jpg' }] });

  const file = join(shop.dataDir, 'shop.jsonl.gz');
  const restored = join(shop.dataDir, 'restored');
  await run('backup', shop.dataDir, file);
  await run('restore', restored, file);
  expect(readArtworks(restored)).toEqual(readArtworks(shop.dataDir));
  expect(readArtworks(restored)).toMatchObject({
    choublak: { images: [oneImage] },
    tanbouye: { images: [{ url: '/samples/tanbouye.jpg' }] },
    'soley-leve': { images: [{ url: oneImage.url }, { url: '/samples/tanbouye.jpg' }] },
  });
});

function run(script: 'backup' | 'restore', dataDir: string, file: string) {
  const path = join(project, `netlify/local/backup/${script}.ts`);
  const env = testEnvironment({ DATA_DIR: dataDir });
  return promisify(execFile)(process.execPath, [path, file], { env });
}

function readArtworks(dataDir: string): Record<string, Artwork> {
  const store = openBlobsStore(dataDir);
  const { blobs } = store.list('site:shop', { prefix: 'artworks/', after: '', byDirectory: null });
  const artworks = blobs.map(({ key }) => {
    const { body } = store.get({ store: 'site:shop', key })!;
    return artworkSchema.parse(JSON.parse(Buffer.from(body).toString()));
  });
  store.close();
  return Object.fromEntries(artworks.map((artwork) => [artwork.id, artwork]));
}
