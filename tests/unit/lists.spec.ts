import { test } from 'node:test';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { readSnapshot, refreshSnapshot } from '../../netlify/ports/blobs/snapshots.ts';
import { createJson, removeKey, writeJson } from '../../netlify/ports/blobs/records.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { listKey } from '../fixtures/records.ts';

const blobs = giveOwnStore();

test('A snapshot is complete before it is written, no reader writes it, and then it is one read', async () => {
  const list = { name: 'first', prefixes: ['first/'] };
  for (let number = 0; number < 60; number++) await createJson(`first/${number}`, { number });
  const unwritten = blobs().changes();
  expect((await readSnapshot(list, z.unknown())).size).toBe(60);
  expect(blobs().changes()).toBe(unwritten);
  await refreshSnapshot(list);
  await readSnapshot(list, z.unknown());
  const before = blobs().requests();
  expect((await readSnapshot(list, z.unknown())).size).toBe(60);
  expect(blobs().requests() - before).toBe(1);
});

test('A snapshot follows added, changed and removed records, and reads only those', async () => {
  const list = { name: 'second', prefixes: ['second/', 'third/'] };
  for (const name of ['a', 'b', 'c']) await createJson(`second/${name}`, { name });
  await refreshSnapshot(list);
  await writeJson('second/a', { name: 'changed' });
  await removeKey('second/b');
  await createJson('third/d', { name: 'd' });
  expect([...(await readSnapshot(list, z.unknown())).keys()]).toEqual([
    'second/a',
    'second/b',
    'second/c',
  ]);
  const before = blobs().requests();
  await refreshSnapshot(list);
  // The snapshot, two listings, two new records, and the write.
  expect(blobs().requests() - before).toBeLessThanOrEqual(6);
  const found = await readSnapshot(list, z.unknown());
  expect([...found.keys()]).toEqual(['second/a', 'second/c', 'third/d']);
  expect(found.get('second/a')).toMatchObject({ name: 'changed' });
});

test('Nothing is written when there is no news', async () => {
  const list = { name: 'quiet', prefixes: ['quiet/'] };
  await createJson('quiet/one', { name: 'one' });
  await refreshSnapshot(list);
  const before = blobs().changes();
  await refreshSnapshot(list);
  expect(blobs().changes()).toBe(before);
});

test('After many parallel writes the snapshot has all of them', async () => {
  const list = { name: 'busy', prefixes: ['busy/'] };
  const keys = Array.from({ length: 6 }, (_, index) => `busy/${index}`);
  await Promise.all(
    keys.map(async (key) => {
      await createJson(key, { key });
      await refreshSnapshot(list);
    }),
  );
  expect([...(await readSnapshot(list, z.unknown())).keys()]).toEqual(keys);
});

test('The loser of a race for a snapshot writes again', async () => {
  const list = { name: 'race', prefixes: ['race/'] };
  await createJson('race/early', { name: 'early' });
  const loser = letOneOvertake(listKey('race'), async () => {
    await createJson('race/late', { name: 'late' });
    await refreshSnapshot(list);
  });
  await refreshSnapshot(list);
  await loser;
  expect([...(await readSnapshot(list, z.unknown())).keys()]).toEqual(['race/early', 'race/late']);
});

/** Starts `work` when a key is about to be written, and holds the own write of that key back until it is done. */
async function letOneOvertake(key: string, work: () => Promise<void>): Promise<void> {
  const real = globalThis.fetch;
  const begun = Promise.withResolvers<void>();
  const caughtUp = Promise.withResolvers<void>();
  const overtaken = Promise.withResolvers<void>();
  let writes = 0;
  globalThis.fetch = async (...request) => {
    const [address, init] = request;
    const isWrite = init?.method === 'put' && decodeURIComponent(String(address)).endsWith(key);
    const turn = isWrite ? ++writes : 0;
    if (turn === 1) begun.resolve();
    if (turn === 1) await caughtUp.promise;
    if (turn === 2) caughtUp.resolve();
    if (turn === 2) await overtaken.promise;
    const answer = await real(...request);
    if (turn === 1) overtaken.resolve();
    return answer;
  };
  await begun.promise;
  await work();
  globalThis.fetch = real;
}
