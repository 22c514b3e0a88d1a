import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { expect, test as base } from '@playwright/test';
import {
  bundlePath,
  prepareFunctions,
  readManifest,
} from '../../netlify/build/prepared-functions.ts';
import { createEnvironment } from '../../netlify/local/settings/environment.ts';
import { buildVariables, startPlatform } from '../../netlify/server/platform/platform.ts';
import { project } from '../fixtures/start/platform-template.ts';

const test = base.extend<{ dataDir: string }>({
  dataDir: async ({}, use) => {
    const before = { ...process.env };
    const dataDir = mkdtempSync(join(tmpdir(), 'atelye-environment-'));
    await use(dataDir);
    process.env = before;
    rmSync(dataDir, { recursive: true });
  },
});

/** Read by packages; the shop's code does not depend on it. */
const askedByPackages = 'NODE_ENV';

test('No function reads a variable that only builds have', async () => {
  const prepared = await prepareFunctions(project);
  const names = buildVariables.filter((name) => name !== askedByPackages).join('|');
  const asking = new RegExp(`env(?:\\.|\\[["'\`])(?:${names})\\b`);
  const found = readManifest(prepared).filter(({ name }) =>
    asking.test(readFileSync(bundlePath(prepared, name), 'utf8')),
  );
  expect(found).toEqual([]);
  // The shop's code reads the environment in this file only.
  const ours = readFileSync(join(project, 'netlify/env.ts'), 'utf8');
  expect(ours).not.toMatch(new RegExp(`\\b(?:${buildVariables.join('|')})\\b`));
});

test('Functions of the local shop see no variable that only builds have', async ({ dataDir }) => {
  for (const name of buildVariables) process.env[name] = 'from this machine';
  const platform = await startPlatform(createEnvironment(project, { DATA_DIR: dataDir }));
  expect(buildVariables.filter((name) => name in process.env)).toEqual([]);
  await platform.close();
});

test('Local builds may read the store and not write to it', async ({ dataDir }) => {
  const environment = createEnvironment(project, { DATA_DIR: dataDir });
  const platform = await startPlatform(environment);
  const ofFunctions = storeWith(environment.variables['NETLIFY_BLOBS_CONTEXT']);
  const ofBuilds = storeWith(environment.variables['SHOP_BLOBS_CONTEXT']);
  await ofFunctions.setJSON('seeded', { at: 'now' });
  expect(await ofBuilds.get('seeded', { type: 'json' })).toEqual({ at: 'now' });
  await expect(ofBuilds.setJSON('seeded', {})).rejects.toThrow('could not write');
  await expect(ofBuilds.delete('seeded')).rejects.toThrow('could not write');
  expect(await ofFunctions.get('seeded', { type: 'json' })).toEqual({ at: 'now' });
  await platform.close();
});

function storeWith(context = '') {
  return getStore({ name: 'shop', ...JSON.parse(Buffer.from(context, 'base64').toString()) });
}
