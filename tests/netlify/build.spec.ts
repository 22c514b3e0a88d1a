import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { sampleArtworks, sampleContentPages } from '../../src/shared/samples/artworks.ts';
import { sampleInspirations, sampleProcess } from '../../src/shared/samples/journal.ts';
import { sampleRecipient, siteSamples } from '../../src/shared/samples/site.ts';
import { openBlobsStore, type BlobsStore } from '../../netlify/local/platform/blobs-store.ts';
import { startBlobsApi } from './blobs-api.ts';
import { findInFiles } from './find-in-files.ts';
import { buildToken, runNetlifyBuild, site } from './netlify-build.ts';
import { copyProject } from './project-copy.ts';
import { copyFolder, storeFolder } from './real-folders.ts';
import { runSeed, writeUnlisted } from './real-store.ts';
import { takenKey } from '../fixtures/records.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const configuration = join(copyFolder, 'netlify.toml');
const functionsFolder = '.netlify/functions-bundled';
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
  const reads = await build({ context: 'production', packs: 'functions' });
  expect(reads).toBeGreaterThan(0);
  expect(statesOf(readPage('shop-art'))).toEqual({});
  expect(samplesIn(join(copyFolder, 'dist'))).toEqual([]);
});

test('A deploy preview after npm run seed shows the five samples with a sale and a price that no snapshot contains yet', async () => {
  expect(await runSeed(store)).toContain('sample artworks');
  const sale = { orderId: 'K7M-4QX', buyer: 'a buyer', until: null, round: 0 };
  writeUnlisted(store, takenKey('tanbouye'), { takes: [sale], at: new Date().toISOString() });
  const dearer = { ...sampleArtworks.find(({ id }) => id === 'jou-mache')!, price: '987.00' };
  writeUnlisted(store, 'artworks/jou-mache', dearer);
  await build({ context: 'deploy-preview', packs: 'nothing' });
  expect(readPage('shop-art')).toContain('987.00');
  expect(statesOf(readPage('shop-art'))).toEqual({
    ...Object.fromEntries(ids.map((id) => [id, 'available'])),
    tanbouye: 'sold',
  });
});

/** Packing functions takes twice as long as all else, so the other build has no function. */
type Case = { context: string; packs: 'functions' | 'nothing' };

/** Runs one build, expects what holds for all, and returns the number of its reads. */
async function build({ context, packs }: Case): Promise<number> {
  const original = readFileSync(configuration, 'utf8');
  const used = packs === 'functions' ? original : original.replace(functionsFolder, 'none');
  writeFileSync(configuration, used);
  const api = await startBlobsApi(store, { siteId: site.siteId, token: buildToken });
  try {
    const { code, output } = await runNetlifyBuild({
      folder: copyFolder,
      apiUrl: api.url,
      context,
    });
    expect(code, output).toBe(0);
    expect(api.writes()).toEqual([]);
    expect(readFileSync(configuration, 'utf8')).toBe(used);
    expect(readFileSync(join(copyFolder, 'dist/_headers'), 'utf8')).toContain('Content-Security');
    // On Netlify Kreyòl is off until a native speaker has read it.
    expect(readFileSync(join(copyFolder, 'dist/_redirects'), 'utf8')).toBe(
      '/fr/* /fr/404.html 404\n/ht/* /:splat 302\n',
    );
    expect(findInFiles(copyFolder, buildToken)).toEqual([]);
    return api.reads().length;
  } finally {
    writeFileSync(configuration, original);
    await api.close();
  }
}

/** The files that show a text, a picture or a link of the samples. */
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
