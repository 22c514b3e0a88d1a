import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { artworkSchema } from '#shared/artwork';
import { sampleArtworks } from '#shared/samples/artworks';
import { openBlobsStore } from '../../netlify/local/platform/blobs-store.ts';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { refreshAllSnapshots } from '../../netlify/use-cases/publishing/snapshots.ts';
import {
  listVisibleSampleArtworks,
  sampleWarning,
} from '../../netlify/use-cases/artworks/sample-artworks.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { project, testEnvironment } from '../fixtures/start/platform-template.ts';
import { artworkKey } from '../fixtures/records.ts';

giveOwnStore();

const seedScript = join(project, 'netlify/local/scripts/seed.ts');
const stripeNames = ['STRIPE_SECRET_KEY', 'PUBLIC_STRIPE_PUBLISHABLE_KEY'];
const before = stripeNames.map((name) => [name, process.env[name]] as const);

test.beforeEach(() => {
  for (const name of stripeNames) delete process.env[name];
});
test.afterAll(() => {
  for (const [name, value] of before) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

for (const { key, hidden } of [
  { key: '', hidden: 5 },
  { key: 'sk_live_x', hidden: 5 },
  { key: 'rk_live_x', hidden: 5 },
  { key: 'sk_test_x', hidden: 0 },
  { key: 'rk_test_x', hidden: 0 },
]) {
  test(`npm run seed hides ${hidden} artworks with the Stripe key '${key}'`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'atelye-seed-'));
    const output = await seed(folder, key);
    const artworks = readArtworks(folder);
    rmSync(folder, { recursive: true });
    expect(artworks).toHaveLength(5);
    expect(artworks.filter(({ isHidden }) => isHidden)).toHaveLength(hidden);
    expect(output.includes('hidden')).toBe(hidden > 0);
  });
}

test('A sample artwork is visible until it is hidden or has a picture of its own', async () => {
  const [one, two, three] = sampleArtworks;
  const imageUrl = `/media/${'a'.repeat(40)}`;
  const stored = [one!, { ...two!, isHidden: true }, { ...three!, imageUrl }];
  for (const artwork of stored) await writeJson(artworkKey(artwork.id), artwork);
  await refreshAllSnapshots();
  expect((await listVisibleSampleArtworks()).map(({ id }) => id)).toEqual([one!.id]);
});

test('A build with live keys names the visible sample artworks and says what to do', () => {
  const own = { title: 'Mine', imageUrl: `/media/${'a'.repeat(40)}` };
  const wall = [own, sampleArtworks[0]!];
  for (const [name, key] of [
    ['STRIPE_SECRET_KEY', 'sk_live_x'],
    ['STRIPE_SECRET_KEY', 'rk_live_x'],
    ['PUBLIC_STRIPE_PUBLISHABLE_KEY', 'pk_live_x'],
  ] as const) {
    process.env[name] = key;
    expect(sampleWarning(wall), key).toMatch(/real money: 'Jou Mache'\. Hide or delete .*\/admin/);
    expect(sampleWarning([own]), key).toBeNull();
    delete process.env[name];
  }
  process.env['STRIPE_SECRET_KEY'] = 'sk_test_x';
  process.env['PUBLIC_STRIPE_PUBLISHABLE_KEY'] = 'pk_test_x';
  expect(sampleWarning(wall)).toBeNull();
});

/** Runs `npm run seed` against a Netlify site with a folder as its store; returns its output. */
async function seed(folder: string, key: string): Promise<string> {
  const env = testEnvironment({
    SIMULATED_SITE_DATA: folder,
    STRIPE_SECRET_KEY: key,
    NETLIFY_SITE_ID: 'a-site',
    NETLIFY_AUTH_TOKEN: 'a-token',
    NODE_OPTIONS: `--import ${join(project, 'tests/fixtures/blobs/netlify-blobs-api.ts')}`,
  });
  const { stdout } = await promisify(execFile)(process.execPath, [seedScript], { env });
  return stdout;
}

function readArtworks(folder: string) {
  const store = openBlobsStore(folder);
  const { blobs } = store.list('site:shop', {
    prefix: artworkKey(''),
    after: '',
    byDirectory: null,
  });
  const artworks = blobs.map(({ key }) => {
    const { body } = store.get({ store: 'site:shop', key })!;
    return artworkSchema.parse(JSON.parse(Buffer.from(body).toString()));
  });
  store.close();
  return artworks;
}

test('A token that Netlify refuses is named, with where to make another', async () => {
  const refusing = join(project, 'tests/fixtures/blobs/refusing-netlify-api.ts');
  const environment = testEnvironment({ NETLIFY_SITE_ID: 'a-site', NETLIFY_AUTH_TOKEN: 'wrong' });
  const run = promisify(execFile)('node', ['--import', refusing, seedScript], { env: environment });
  await expect(run).rejects.toMatchObject({
    stderr: expect.stringMatching(/^Netlify refuses NETLIFY_AUTH_TOKEN \(401\).*\n$/),
  });
});
