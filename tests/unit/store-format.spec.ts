import { test } from 'node:test';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { readJson, writeJson } from '../../netlify/ports/blobs/records.ts';
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

test('a store of another version is refused', async () => {
  for (const format of [2, 4]) {
    await writeJson('format', { format });
    await expect(requireStoreFormat(folder)).rejects.toThrow(refused(format));
    await expect(requireStoreFormat()).rejects.toThrow(
      'Use the version of the shop that wrote it, or a site with an empty store.',
    );
  }
});
