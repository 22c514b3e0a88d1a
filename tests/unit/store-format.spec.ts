import { test } from 'node:test';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { readJson, removeKey, writeJson } from '../../netlify/ports/blobs/records.ts';
import { seedShop } from '../../netlify/use-cases/seed.ts';
import { requireStoreFormat } from '../../netlify/use-cases/store-format.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';

giveOwnStore();

const folder = '/srv/atelye';
const refused = (found: number) =>
  `The store has format ${found}, and this shop needs format 3. Remove the folder ${folder}, or set DATA_DIR to a new one.`;

test('an empty store takes this format, and is accepted again', async () => {
  await requireStoreFormat(folder);
  expect(await seedShop([], folder)).toBe(true);
  expect(await readJson('format', z.unknown())).toMatchObject({ format: 3 });
  expect(await seedShop([], folder)).toBe(false);
});

test('a store that was seeded without a format is refused with a sentence that names the folder', async () => {
  await removeKey('format');
  await expect(requireStoreFormat(folder)).rejects.toThrow(refused(1));
  await expect(seedShop([], folder)).rejects.toThrow(refused(1));
  expect(await readJson('format', z.unknown()), 'nothing is written').toBeNull();
  await expect(requireStoreFormat()).rejects.toThrow(
    'Use the version of the shop that wrote it, or a site with an empty store.',
  );
});

test('a store of another version is refused', async () => {
  for (const format of [2, 4]) {
    await writeJson('format', { format });
    await expect(requireStoreFormat(folder)).rejects.toThrow(refused(format));
  }
});
