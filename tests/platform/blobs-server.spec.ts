import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { Store } from '@netlify/blobs';
import { openStore, startBlobs } from '../fixtures/blobs/platform-blobs.ts';

type Blobs = Awaited<ReturnType<typeof startBlobs>>;

const test = base.extend<{ blobs: Blobs; store: Store }>({
  blobs: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'atelye-blobs-'));
    const blobs = await startBlobs(dataDir);
    await use(blobs);
    await blobs.close();
    rmSync(dataDir, { recursive: true });
  },
  store: async ({ blobs }, use) => use(openStore(blobs.port)),
});

test('A record is read as it was written, with its metadata', async ({ store }) => {
  await store.set('notes/lapli ap tonbe', 'Ayiti chérie', { metadata: { by: 'Marie' } });
  expect(await store.getWithMetadata('notes/lapli ap tonbe')).toMatchObject({
    data: 'Ayiti chérie',
    metadata: { by: 'Marie' },
  });
  expect(await store.getMetadata('notes/lapli ap tonbe')).toMatchObject({
    metadata: { by: 'Marie' },
  });
});

test('Bytes are read as they were written', async ({ store }) => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);
  await store.set('picture', bytes.buffer);
  expect(new Uint8Array(await store.get('picture', { type: 'arrayBuffer' }))).toEqual(bytes);
});

test('A missing record is null for every kind of read', async ({ store }) => {
  expect(await store.get('nothing')).toBeNull();
  expect(await store.getMetadata('nothing')).toBeNull();
  expect(await store.getWithMetadata('nothing')).toBeNull();
  await store.delete('nothing');
});

test('The version changes with every write, also of the same content', async ({ store }) => {
  const versions = new Set<string | undefined>();
  for (let write = 1; write <= 3; write++) {
    await store.setJSON('same', { value: 1 });
    versions.add((await store.getMetadata('same', { consistency: 'strong' }))?.etag);
  }
  expect(versions.size).toBe(3);
  expect(versions).not.toContain(undefined);
});

test('A write on an older version changes nothing', async ({ store }) => {
  const first = await store.setJSON('order', { status: 'pending' });
  const second = await store.setJSON('order', { status: 'paid' }, { onlyIfMatch: first.etag! });
  expect(second.modified).toBe(true);
  const stale = await store.setJSON('order', { status: 'cancelled' }, { onlyIfMatch: first.etag! });
  expect(stale).toEqual({ modified: false });
  expect(await store.get('order', { type: 'json' })).toEqual({ status: 'paid' });
});

test('A version from before a removal matches nothing that was written after it', async ({
  store,
}) => {
  const { etag } = await store.setJSON('claim', { by: 'one' });
  await store.delete('claim');
  expect(await store.setJSON('claim', {}, { onlyIfMatch: etag! })).toEqual({ modified: false });
  await store.setJSON('claim', { by: 'two' });
  expect(await store.setJSON('claim', {}, { onlyIfMatch: etag! })).toEqual({ modified: false });
});

test('A create-only write keeps an existing record', async ({ store }) => {
  expect((await store.setJSON('seeded', { at: 1 }, { onlyIfNew: true })).modified).toBe(true);
  expect((await store.setJSON('seeded', { at: 2 }, { onlyIfNew: true })).modified).toBe(false);
  expect(await store.get('seeded', { type: 'json' })).toEqual({ at: 1 });
});

test('A read with the present version does not send the content again', async ({ store }) => {
  const { etag } = await store.setJSON('artwork', { title: 'Jou Mache' });
  const again = await store.getWithMetadata('artwork', { etag: etag! });
  expect(again).toMatchObject({ data: null, etag });
});

test('A list of more than 1,000 records has pages, is complete and sorted, and has versions', async ({
  store,
}) => {
  const keys = Array.from(
    { length: 1003 },
    (_, index) => `records/${String(index).padStart(5, '0')}`,
  );
  await Promise.all(keys.map((key) => store.setJSON(key, {})));
  await store.set('ordersnot', '');
  const pages = [];
  for await (const page of store.list({ prefix: 'records/', paginate: true })) pages.push(page);
  expect(pages.map(({ blobs }) => blobs.length)).toEqual([1000, 3]);
  expect(pages.flatMap(({ blobs }) => blobs.map(({ key }) => key))).toEqual(keys);
  expect(pages[1]!.blobs[0]!.etag).toBe((await store.getMetadata('records/01000'))?.etag);
});

test('A list by directory names each directory once', async ({ store }) => {
  for (const key of ['a', 'claims/one/1', 'claims/two/1', 'claims/two/2', 'sold/one']) {
    await store.set(key, '');
  }
  const top = await store.list({ directories: true });
  expect(top.blobs.map(({ key }) => key)).toEqual(['a']);
  expect(top.directories).toEqual(['claims', 'sold']);
  const claims = await store.list({ prefix: 'claims/', directories: true });
  expect(claims.directories).toEqual(['claims/one', 'claims/two']);
});

test('Stores are separate; emptying one leaves the others', async ({ blobs, store }) => {
  const preview = openStore(blobs.port, { name: 'shop-preview' });
  await store.set('key', 'production');
  await preview.set('key', 'preview');
  expect(await preview.deleteAll()).toEqual({ deletedBlobs: 1 });
  expect(await preview.get('key')).toBeNull();
  expect(await store.get('key')).toBe('production');
});

test('Without the right token nothing is read or written', async ({ blobs, store }) => {
  await store.set('key', 'kept');
  const stranger = openStore(blobs.port, { token: 'guessed' });
  await expect(stranger.get('key')).rejects.toThrow('401');
  await expect(stranger.set('key', 'changed')).rejects.toThrow('401');
  await expect(stranger.deleteAll()).rejects.toThrow('401');
  expect(await store.get('key')).toBe('kept');
});

test('Down breaks the connection, error answers 503, and both can be cleared', async ({
  blobs,
  store,
}) => {
  await store.set('key', 'kept');
  const url = `http://127.0.0.1:${blobs.port}/local/site:shop/key`;
  const headers = { authorization: 'Bearer a-token' };
  blobs.faults.set({ service: 'blobs', mode: 'down', times: 1 });
  await expect(fetch(url, { headers })).rejects.toThrow();
  blobs.faults.set({ service: 'blobs', mode: 'error', times: 1 });
  expect((await fetch(url, { headers })).status).toBe(503);
  expect((await fetch(url, { headers })).status).toBe(200);
});
