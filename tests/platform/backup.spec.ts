import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test as base } from '@playwright/test';
import { backedUp, readShop, runBackup as run } from '../fixtures/backups.ts';
import { openStore, startBlobs } from '../fixtures/blobs/platform-blobs.ts';

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
  const note = { name: 'site:shop', key: 'backups/last' };
  expect(readShop(first), 'for the dashboard').toContainEqual(expect.objectContaining(note));

  expect(await run('restore', second, file)).toMatchObject({ code: 0 });
  expect(readShop(second)).toEqual(backedUp(readShop(first)));
  expect(readShop(second).filter(({ key }) => key.startsWith('lists/'))).toEqual([]);

  const again = await run('restore', second, file);
  expect(again.code).toBe(1);
  expect(again.output).toContain('There is a shop in');
  expect(again.output).toContain('Nothing was restored');
  expect(readShop(second)).toEqual(backedUp(readShop(first)));
});

test('The shop of a Netlify site is backed up and restored through its API', async ({ folder }) => {
  const file = join(folder, 'shop.jsonl.gz');
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  await fillShop(first);
  const backup = await run('backup', first, file, 'a-site');
  expect(backup).toMatchObject({ code: 0, output: expect.stringContaining('Netlify site a-site') });
  expect(await run('restore', second, file, 'a-site')).toMatchObject({ code: 0 });
  expect(readShop(second)).toEqual(backedUp(readShop(first)));
  expect(await run('restore', second, file, 'a-site')).toMatchObject({ code: 1 });
});

test('A backup never overwrites another one', async ({ folder }) => {
  const file = join(folder, 'shop.jsonl.gz');
  writeFileSync(file, 'the backup of yesterday');
  expect(await run('backup', join(folder, 'shop'), file)).toMatchObject({ code: 1 });
  expect(readFileSync(file, 'utf8')).toBe('the backup of yesterday');
});

test('An incomplete file is refused before anything is written', async ({ folder }) => {
  const file = join(folder, 'shop.jsonl.gz');
  await fillShop(join(folder, 'first'));
  await run('backup', join(folder, 'first'), file);
  const bytes = readFileSync(file);
  const lines = gunzipSync(bytes).toString().split('\n');
  const missingRecord = gzipSync(lines.toSpliced(7, 1).join('\n'));
  const torn = bytes.subarray(0, bytes.length - 100);
  for (const broken of [torn, missingRecord, Buffer.from('a letter')]) {
    writeFileSync(file, broken);
    const { code, output } = await run('restore', join(folder, 'second'), file);
    expect(code).toBe(1);
    expect(output).toContain('is not a whole backup');
    expect(readShop(join(folder, 'second'))).toEqual([]);
  }
});

test('A backup with a store that this shop does not have is refused before anything is written', async ({
  folder,
}) => {
  const file = join(folder, 'shop.jsonl.gz');
  await fillShop(join(folder, 'first'));
  await run('backup', join(folder, 'first'), file);
  const text = gunzipSync(readFileSync(file)).toString();
  writeFileSync(file, gzipSync(text.replace('"store":"media"', '"store":"letters"')));
  const { code, output } = await run('restore', join(folder, 'second'), file);
  expect(code).toBe(1);
  expect(output).toContain("a store 'letters' that this shop does not know. Nothing was restored.");
  expect(readShop(join(folder, 'second'))).toEqual([]);
});

test('A backup of another format is refused before anything is written', async ({ folder }) => {
  const file = join(folder, 'shop.jsonl.gz');
  await fillShop(join(folder, 'first'));
  await run('backup', join(folder, 'first'), file);
  const text = gunzipSync(readFileSync(file)).toString();
  writeFileSync(file, gzipSync(text.replace('atelye-backup-2', 'atelye-backup-1')));
  const { code, output } = await run('restore', join(folder, 'second'), file);
  expect(code).toBe(1);
  expect(output.trim()).toBe(
    'This backup has the format atelye-backup-1, and this shop reads atelye-backup-2. Restore it with the version of the shop that wrote it. Nothing was restored.',
  );
  expect(readShop(join(folder, 'second'))).toEqual([]);
});

async function fillShop(dataDir: string): Promise<void> {
  const blobs = await startBlobs(dataDir);
  const shop = openStore(blobs.port);
  const keys = Array.from({ length: 60 }, (_, index) => `taken/piece-${index}`);
  await Promise.all(keys.map((key) => shop.setJSON(key, { key })));
  await shop.setJSON('orders/2026/K7M-4QX', { customerName: 'Marie Célestin 🌺', total: '150.00' });
  await shop.set('empty', '');
  await shop.setJSON('lists/orders-2026', { derived: true });
  const media = openStore(blobs.port, { name: 'media' });
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256);
  await media.set('0a1b', bytes.buffer, { metadata: { contentType: 'image/webp', name: 'Solèy' } });
  await media.set('0a1c', bytes.subarray(5).slice().buffer);
  await blobs.close();
}
