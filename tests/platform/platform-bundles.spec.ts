import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { test as base, expect } from '@playwright/test';
import {
  bundlePath,
  prepareFunctions,
  readManifest,
} from '../../netlify/build/prepared-functions.ts';
import { project } from '../fixtures/start/platform-template.ts';

const largestAboveEmpty = 200_000;
/** Functions without an address: they run on Netlify's events or are called by name. */
const addressless = ['deploy-failed', 'instagram-sync-background'];

const test = base.extend<{ prepared: string; folder: string }>({
  prepared: async ({}, use) => use(await prepareFunctions(project)),
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'atelye-bundles-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

test('Every function has an address or a schedule', async ({ prepared }) => {
  const files = readdirSync(join(project, 'netlify/functions'));
  const functions = readManifest(prepared);
  expect(functions.map(({ name }) => `${name}.ts`).sort()).toEqual(files.sort());
  const silent = functions.filter(({ routes, schedule }) => !routes?.length && !schedule);
  expect(silent.map(({ name }) => name)).toEqual(addressless);
});

test('No bundle contains the local platform', async ({ prepared }) => {
  const found = readManifest(prepared).filter(({ name }) =>
    /pk_test_sandbox|IG-sandbox|instagram-feed|secrets\.json|DatabaseSync/.test(
      readFileSync(bundlePath(prepared, name), 'utf8'),
    ),
  );
  expect(found).toEqual([]);
});

test('The largest function is at most 200 kB above an empty one', async ({ prepared, folder }) => {
  const [largest] = readManifest(prepared)
    .map(({ name }) => bundlePath(prepared, name))
    .sort((one, other) => statSync(other).size - statSync(one).size);
  writeFileSync(join(folder, 'largest.mjs'), readFileSync(largest!));
  writeFileSync(join(folder, 'empty.mjs'), 'export default () => new Response()');
  await zipFunctions(folder, join(folder, 'zipped'), { basePath: folder });
  const sizeOf = (name: string) => statSync(join(folder, 'zipped', `${name}.zip`)).size;
  expect(sizeOf('largest') - sizeOf('empty')).toBeLessThanOrEqual(largestAboveEmpty);
});
