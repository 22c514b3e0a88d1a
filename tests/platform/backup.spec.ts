import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test as base } from '@playwright/test';
import { backedUp, readShop, runBackup as run } from '../fixtures/backups.ts';
import { openStore, startBlobs } from '../fixtures/blobs/platform-blobs.ts';
import {
  accountKey,
  lastBackupKey,
  listKey,
  listsPrefix,
  lockKey,
  orderKey,
  takenKey,
} from '../fixtures/records.ts';

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'atelye-backup-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

test('A backup restores the shop byte for byte, into an empty store only', async ({ folder }) => {
  const file = join(folder, 'shop.jsonl.gz');
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  await fillShop(first);

  const backup = await run('backup', first, file);
  expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('64 records') });
  expect(statSync(file).mode & 0o077, 'nobody else may read it').toBe(0);
  const note = { name: 'site:shop', key: lastBackupKey };
  expect(readShop(first), 'for the dashboard').toContainEqual(expect.objectContaining(note));

  expect(await run('restore', second, file)).toMatchObject({
    code: 0,
    output: expect.stringContaining('Not in a backup: the password of the administrator'),
  });
  expect(backedUp(readShop(second))).toEqual(backedUp(readShop(first)));
  const own = ({ key }: { key: string }) => key.startsWith(listsPrefix) || key === lockKey;
  expect(readShop(second).filter(own)).toEqual([]);

  const again = await run('restore', second, file);
  expect(again.code).toBe(1);
  expect(again.output).toContain('There is a shop in');
  expect(again.output).toContain('Nothing was restored');
  expect(backedUp(readShop(second))).toEqual(backedUp(readShop(first)));
});

test('The shop of a Netlify site is backed up and restored through its API', async ({ folder }) => {
  const file = join(folder, 'shop.jsonl.gz');
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  await fillShop(first);
  const backup = await run('backup', first, file, 'a-site');
  expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('Netlify site a-site') });
  expect(await run('restore', second, file, 'a-site')).toMatchObject({ code: 0 });
  expect(backedUp(readShop(second))).toEqual(backedUp(readShop(first)));
  expect(await run('restore', second, file, 'a-site')).toMatchObject({ code: 1 });
});

test('The account is in no backup: that of the restored store counts, and older sessions end', async ({
  folder,
}) => {
  const file = join(folder, 'shop.jsonl.gz');
  const [first, second, third] = ['first', 'second', 'third'].map((name) => join(folder, name));
  await fillShop(first!);
  await writeAccount(first!, 'of the lost store');
  await run('backup', first!, file);
  const text = gunzipSync(readFileSync(file)).toString();
  expect(text).not.toContain('account/');
  expect(await run('restore', second!, file)).toMatchObject({ code: 0 });
  expect(await readAccount(second!)).toMatchObject({
    login: null,
    sessions: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  // A file of somebody else must not bring their password.
  writeFileSync(file, gzipSync(text.replace('"key":"empty"', `"key":"${accountKey}"`)));
  await writeAccount(third!, 'of this store');
  expect(await run('restore', third!, file)).toMatchObject({ code: 0 });
  expect(await readAccount(third!)).toEqual({ passwordHash: 'of this store' });
});

test('A backup never overwrites another one', async ({ folder }) => {
  const file = join(folder, 'shop.jsonl.gz');
  writeFileSync(file, 'the backup of yesterday');
  expect(await run('backup', join(folder, 'shop'), file)).toMatchObject({ code: 1 });
  expect(readFileSync(file, 'utf8')).toBe('the backup of yesterday');
});

test('An incomplete file and one with an unknown store are refused before anything is written', async ({
  folder,
}) => {
  const file = join(folder, 'shop.jsonl.gz');
  const second = join(folder, 'second');
  await fillShop(join(folder, 'first'));
  await run('backup', join(folder, 'first'), file);
  const bytes = readFileSync(file);
  const text = gunzipSync(bytes).toString();
  for (const [broken, words] of [
    [bytes.subarray(0, bytes.length - 100), 'it is not a whole backup'],
    [
      gzipSync(text.replace('"store":"media"', '"store":"letters"')),
      "a store 'letters' that this shop does not know. Nothing was restored.",
    ],
  ] as const) {
    writeFileSync(file, broken);
    const { code, output } = await run('restore', second, file);
    expect(code, words).toBe(1);
    expect(output).toContain(words);
    expect(readShop(second), words).toEqual([]);
  }
});

async function writeAccount(dataDir: string, passwordHash: string): Promise<void> {
  const blobs = await startBlobs(dataDir);
  await openStore(blobs.port).setJSON(accountKey, { passwordHash });
  await blobs.close();
}

async function readAccount(dataDir: string): Promise<unknown> {
  const blobs = await startBlobs(dataDir);
  const record: unknown = await openStore(blobs.port).get(accountKey, { type: 'json' });
  await blobs.close();
  return record;
}

async function fillShop(dataDir: string): Promise<void> {
  const blobs = await startBlobs(dataDir);
  const shop = openStore(blobs.port);
  const keys = Array.from({ length: 60 }, (_, index) => takenKey(`piece-${index}`));
  await Promise.all(keys.map((key) => shop.setJSON(key, { key })));
  await shop.setJSON(orderKey('K7M-4QX', 2026), {
    customerName: 'Marie Célestin 🌺',
    total: '150.00',
  });
  await shop.set('empty', '');
  await shop.setJSON(listKey('orders-2026'), { derived: true });
  await shop.setJSON(lockKey, { ofThisStore: true });
  const media = openStore(blobs.port, { name: 'media' });
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256);
  await media.set('0a1b', bytes.buffer, { metadata: { contentType: 'image/webp', name: 'Solèy' } });
  await media.set('0a1c', bytes.subarray(5).slice().buffer);
  await blobs.close();
}
