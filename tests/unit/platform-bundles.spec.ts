import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { expect, test } from '@playwright/test';
import { prepareFunctions, readManifest } from '../../netlify/build/bundle-functions.ts';
import { project } from '../fixtures/platform-template.ts';

const largestAboveEmpty = 200_000;

test('Netlify reads a path, a schedule or an event of every function', async () => {
  const functions = readManifest(await prepareFunctions(project));
  const files = readdirSync(join(project, 'netlify/functions'));
  expect(functions.map(({ name }) => `${name}.ts`).sort()).toEqual(files.sort());
  const unread = functions.filter(
    ({ routes, schedule, eventSubscriptions }) =>
      !routes?.length && !schedule && !eventSubscriptions?.length,
  );
  expect(unread.map(({ name }) => name)).toEqual([]);
});

test('No bundle holds anything of the local platform', async () => {
  const folder = join(await prepareFunctions(project), 'bundled');
  const local = readdirSync(folder).filter((file) =>
    readFileSync(join(folder, file), 'utf8').includes('// netlify/local/'),
  );
  expect(local).toEqual([]);
});

test('The largest function is at most 200 kB above an empty one', async () => {
  const empty = await sizeOfEmpty();
  const folder = join(await prepareFunctions(project), 'zipped');
  const tooLarge = readdirSync(folder)
    .map((name) => ({ name, above: statSync(join(folder, name)).size - empty }))
    .filter(({ above }) => above > largestAboveEmpty);
  expect(tooLarge).toEqual([]);
});

async function sizeOfEmpty(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'atelye-empty-'));
  writeFileSync(join(folder, 'empty.mjs'), 'export default () => new Response()');
  await zipFunctions(folder, join(folder, 'zipped'), { basePath: folder });
  const { size } = statSync(join(folder, 'zipped/empty.zip'));
  rmSync(folder, { recursive: true });
  return size;
}
