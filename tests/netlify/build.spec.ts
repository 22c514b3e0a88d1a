import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sampleArtworks, sampleContentPages } from '../../src/shared/samples/artworks.ts';
import { sampleInspirations, sampleProcess } from '../../src/shared/samples/journal.ts';
import { sampleRecipient, siteSamples } from '../../src/shared/samples/site.ts';
import { openBlobsStore, type BlobsStore } from '../../netlify/server/platform/blobs-store.ts';
import { buildCopy } from './copy-build.ts';
import { findInFiles } from './find-in-files.ts';
import { buildToken } from './netlify-build.ts';
import { copyProject } from './project-copy.ts';
import { copyFolder, storeFolder } from './real-folders.ts';
import { openRealShop, password } from './real-shop.ts';
import { runSeed, writeUnlisted } from './real-store.ts';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { project } from '../fixtures/start/platform-template.ts';
import { takenKey } from '../fixtures/records.ts';

test.describe.configure({ mode: 'serial', timeout: 900_000 });

const sections = sampleContentPages.flatMap(({ content }) => content.sections);
const sampleTexts = [
  '/samples/',
  ...sampleArtworks.map(({ title }) => title),
  ...[...sampleProcess, ...sampleInspirations].map(({ title }) => title),
  ...sampleContentPages.flatMap(({ content }) => content.description || []),
  ...sections.map(({ content }) => content.slice(0, 40)),
  'Atelye Solèy',
  ...Object.values({ ...siteSamples, ...sampleRecipient }),
];
const ids = sampleArtworks.map(({ id }) => id);

let store: BlobsStore;

test.beforeAll(() => {
  rmSync(storeFolder, { recursive: true, force: true });
  copyProject(copyFolder);
  store = openBlobsStore(storeFolder);
});
test.afterAll(() => store.close());

test('The first deploy builds from an empty store, and packs every function', async () => {
  const { reads, output } = await build({ context: 'production', packs: 'functions' });
  expect(reads).toBeGreaterThan(0);
  expect(output.match(/^.*\[WARN\].*$/gm)).toBeNull();
  expect(statesOf(readPage('shop-art'))).toEqual({});
  expect(samplesIn(join(copyFolder, 'dist'))).toEqual([]);
  expect(sampleFiles(), 'no sample is uploaded').toEqual([]);
});

test('A deploy preview after npm run seed shows the five samples with a sale and a price that no snapshot contains yet, and accepts no order, payment or login @nightly', async () => {
  expect(await runSeed(store)).toContain('sample artworks');
  const sale = { orderId: 'K7M-4QX', buyer: 'a buyer', until: null, round: 0 };
  writeUnlisted(store, takenKey('tanbouye'), { takes: [sale], at: new Date().toISOString() });
  const dearer = { ...sampleArtworks.find(({ id }) => id === 'jou-mache')!, price: '987.00' };
  writeUnlisted(store, 'artworks/jou-mache', dearer);
  store.delete({ store: 'site:shop', key: 'process/process-lannwit' });
  await build({ context: 'deploy-preview', packs: 'nothing' });
  const unused = ['process-lannwit.jpg', 'process-lannwit.mp4', 'process-lannwit.vtt'];
  const left = readdirSync(join(project, 'public/samples')).filter((one) => !unused.includes(one));
  expect(sampleFiles(), 'those that the store uses').toEqual(left);
  expect(readPage('shop-art')).toContain('987.00');
  expect(statesOf(readPage('shop-art'))).toEqual({
    ...Object.fromEntries(ids.map((id) => [id, 'available'])),
    tanbouye: 'sold',
  });
  await expectClosed();
});

/** Calls the packed functions with the bundles of the preview that was built, under the same bootstrap. */
async function expectClosed(): Promise<void> {
  const bundles = join(copyFolder, '.netlify/functions-bundled');
  const prepare = (folder: string, name: string) =>
    copyFileSync(join(bundles, `${name}.mjs`), join(folder, `${name}.mjs`));
  const shop = await openRealShop({ context: 'deploy-preview', prepare });
  try {
    const before = shop.blobs.writes();
    const buyer = newBuyer(shop);
    expect((await buyer.send<unknown[]>('GET', '/api/artworks')).body).toHaveLength(5);
    const answers = [
      await buyer.openCard(['jou-mache']),
      await buyer.orderByTransfer(['jou-mache']),
      await buyer.send('POST', '/api/admin/login', { username: 'admin', password }),
    ];
    for (const { status, body } of answers) {
      expect({ status, error: body.error }).toEqual({ status: 403, error: 'This is a preview' });
    }
    expect(shop.blobs.writes()).toBe(before);
    expect(shop.hook.calls()).toBe(0);
    const state = await shop.state<{ paymentIntents: unknown[]; mails: unknown[] }>();
    expect(state).toMatchObject({ paymentIntents: [], mails: [] });
  } finally {
    await shop.close();
  }
}

/** Runs one build, expects what holds for all, and returns the number of its reads and what it printed. */
async function build(how: Parameters<typeof buildCopy>[1]) {
  const { code, output, isConfigKept, reads, writes } = await buildCopy(store, how);
  expect(code, output).toBe(0);
  expect(writes).toEqual([]);
  expect(isConfigKept).toBe(true);
  expect(readFileSync(join(copyFolder, 'dist/_headers'), 'utf8')).toContain('Content-Security');
  // On Netlify Kreyòl is off until a native speaker has read it.
  expect(readFileSync(join(copyFolder, 'dist/_redirects'), 'utf8')).toBe(
    '/fr/* /fr/404.html 404\n/ht/* /:splat 302\n',
  );
  expect(findInFiles(copyFolder, buildToken)).toEqual([]);
  return { reads, output };
}

function sampleFiles(): string[] {
  const folder = join(copyFolder, 'dist/samples');
  return existsSync(folder) ? readdirSync(folder) : [];
}

/** Returns the files that show a text, a picture or a link of the samples. */
function samplesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(html|xml|json|js|txt)$/.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return sampleTexts.flatMap((sample) => (text.includes(sample) ? `${name}: ${sample}` : []));
    });
}

function readPage(name: string): string {
  return readFileSync(join(copyFolder, `dist/${name}.html`), 'utf8');
}

function statesOf(html: string): Record<string, string> {
  const cards = html.matchAll(/data-artwork="([^"]+)"[^>]*data-state="([^"]+)"/g);
  return Object.fromEntries([...cards].map(([, id = '', state = '']) => [id, state]));
}
