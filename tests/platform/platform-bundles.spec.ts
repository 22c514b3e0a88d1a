import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { test as base, expect } from '@playwright/test';
import {
  bundlePath,
  prepareFunctions,
  readManifest,
} from '../../netlify/build/prepared-functions.ts';
import { listCalls } from '../fixtures/function-paths.ts';
import { project } from '../fixtures/start/platform-template.ts';

const largestPacked = 200_000;
/** Functions without an address: they run on Netlify's events or are called by name. */
const addressless = ['deploy-failed', 'instagram-sync-background'];

const test = base.extend<{ prepared: string }>({
  prepared: async ({}, use) => use(await prepareFunctions(project)),
});

test('Every function has an address or a schedule', async ({ prepared }) => {
  const files = readdirSync(join(project, 'netlify/functions'));
  const functions = readManifest(prepared);
  expect(functions.map(({ name }) => `${name}.ts`).sort()).toEqual(files.sort());
  const silent = functions.filter(({ routes, schedule }) => !routes?.length && !schedule);
  expect(silent.map(({ name }) => name)).toEqual(addressless);
});

test('The addresses of the functions are the paths of the calls, each once', async ({
  prepared,
}) => {
  const routes = readManifest(prepared).flatMap((one) => one.routes ?? []);
  const paths = new Set((await listCalls()).map((name) => name.split(' ')[1]!));
  expect(routes.map(({ pattern }) => pattern).sort()).toEqual([...paths].sort());
  for (const { pattern, literal } of routes)
    expect(literal).toBe(pattern.includes(':') ? undefined : pattern);
});

test('No bundle contains the local platform', async ({ prepared }) => {
  const found = readManifest(prepared).filter(({ name }) =>
    /pk_test_sandbox|IG-sandbox|instagram-feed|secrets\.json|DatabaseSync/.test(
      readFileSync(bundlePath(prepared, name), 'utf8'),
    ),
  );
  expect(found).toEqual([]);
});

test('The largest function has at most 200 kB when it is packed', async ({ prepared }) => {
  const sizes = readManifest(prepared).map(({ name }) => {
    return gzipSync(readFileSync(bundlePath(prepared, name))).length;
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(largestPacked);
});
