import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { artworkSchema } from '#shared/artwork';
import { openBlobsStore } from '../../netlify/server/platform/blobs-store.ts';
import { project, testEnvironment } from '../fixtures/start/platform-template.ts';
import { artworkKey } from '../fixtures/records.ts';

const seedScript = join(project, 'netlify/local/scripts/seed.ts');

for (const { key, hidden } of [
  { key: '', hidden: 5 },
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
