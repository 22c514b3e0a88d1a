import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { blobsContext, startBlobsServer } from '../../netlify/server/platform/blobs-server.ts';
import type { BlobsStore } from '../../netlify/server/platform/blobs-store.ts';
import { seedShop } from '../../netlify/use-cases/seed.ts';
import { startBlobsApi } from './blobs-api.ts';
import { ownersVariables, site } from './netlify-build.ts';
import { redirectFetch } from './redirect-fetch.ts';

const seedScript = join(import.meta.dirname, '../../netlify/local/scripts/seed.ts');
const ownersToken = 'nfp-the-token-of-the-owner';
const access = { siteId: 'seed', token: 'a-token' };
const always = { match: null, noneMatch: null };

/** Writes the samples into a store in this process. */
export async function seedStore(store: BlobsStore): Promise<void> {
  const server = await startBlobsServer({ store, ...access });
  process.env['NETLIFY_BLOBS_CONTEXT'] = blobsContext(server.port, access);
  await seedShop();
  delete process.env['NETLIFY_BLOBS_CONTEXT'];
  await server.close();
}

/** Runs `npm run seed` with a token of the owner, through Netlify's API. Returns its output. */
export async function runSeed(store: BlobsStore): Promise<string> {
  const owner = { siteId: site.siteId, token: ownersToken, rights: 'write' as const };
  const api = await startBlobsApi(store, owner);
  const env = {
    PATH: process.env['PATH'] ?? '',
    NETLIFY_SITE_ID: site.siteId,
    NETLIFY_AUTH_TOKEN: ownersToken,
    STRIPE_SECRET_KEY: ownersVariables.STRIPE_SECRET_KEY,
    NODE_OPTIONS: redirectFetch({ 'https://api.netlify.com': api.url }),
  };
  const { stdout } = await promisify(execFile)(process.execPath, [seedScript], { env });
  await api.close();
  return stdout;
}

/** Writes a record and no snapshot with it, like a function that ends too early. */
export function writeUnlisted(store: BlobsStore, key: string, value: object): void {
  const body = Buffer.from(JSON.stringify(value));
  store.put({ store: 'site:shop', key }, { body, metadata: null }, always);
}
