import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { openStore } from '../fixtures/blobs/platform-blobs.ts';

const races = 3;
const writesEach = 50;

const test = base.extend<{
  dataDir: string;
  start: (script: string, ...args: string[]) => Started;
}>({
  dataDir: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'atelye-blobs-'));
    await use(dataDir);
    rmSync(dataDir, { recursive: true });
  },
  start: async ({}, use) => {
    const children: ChildProcess[] = [];
    await use(async (script, ...args) => {
      const file = join(import.meta.dirname, `../fixtures/blobs/${script}.ts`);
      const child = fork(file, args, { execPath: 'node', execArgv: [] });
      children.push(child);
      const [message] = (await once(child, 'message')) as [unknown];
      return { child, message };
    });
    for (const child of children) child.kill('SIGKILL');
  },
});
type Started = Promise<{ child: ChildProcess; message: unknown }>;

test('Of many parallel create-only writes from two processes one wins, each time', async ({
  dataDir,
  start,
}) => {
  const { message: port } = await start('platform-blobs-host', dataDir);
  const clients = await Promise.all(
    [1, 2].map(() => start('platform-blobs-client', String(port), String(writesEach))),
  );
  const winners: number[] = [];
  for (let round = 1; round <= races; round++) {
    const answers = clients.map(({ child }) => once(child, 'message'));
    for (const { child } of clients) child.send(`claims/round-${round}`);
    const wins = (await Promise.all(answers)).map(([count]) => count as number);
    winners.push(wins[0]! + wins[1]!);
  }
  expect(winners).toEqual(Array(races).fill(1));
});

test('Ten writers that each add one on the version they read lose nothing', async ({
  dataDir,
  start,
}) => {
  const { message: port } = await start('platform-blobs-host', dataDir);
  const store = openStore(port as number);
  await store.setJSON('counter', { value: 0 });
  await Promise.all(Array.from({ length: 10 }, () => addOne(store)));
  expect(await store.get('counter', { type: 'json' })).toEqual({ value: 10 });
});

for (const mode of ['quick', 'durable'])
  test(`A kill -9 during many writes loses no acknowledged one (${mode})`, async ({
    dataDir,
    start,
  }) => {
    const first = await start('platform-blobs-host', dataDir, mode);
    const acknowledged = await writeUntil(first.message as number, 500, () =>
      first.child.kill('SIGKILL'),
    );
    const second = await start('platform-blobs-host', dataDir, mode);
    const store = openStore(second.message as number);
    const kept = await store.list();
    const keys = new Set(kept.blobs.map(({ key }) => key));
    expect(acknowledged.length).toBeGreaterThanOrEqual(500);
    expect(acknowledged.filter((key) => !keys.has(key))).toEqual([]);
    for (const key of acknowledged.slice(-20)) {
      expect(await store.get(key, { type: 'json' })).toEqual({ key });
    }
    expect((await store.setJSON('after', {}, { onlyIfNew: true })).modified).toBe(true);
  });

async function addOne(store: ReturnType<typeof openStore>): Promise<void> {
  for (;;) {
    const { data, etag } = (await store.getWithMetadata('counter', { type: 'json' }))!;
    const next = { value: data.value + 1 };
    if ((await store.setJSON('counter', next, { onlyIfMatch: etag! })).modified) return;
  }
}

/** Writes with twenty writers at once, by bare requests without retries. */
async function writeUntil(port: number, count: number, enough: () => void): Promise<string[]> {
  const acknowledged: string[] = [];
  const write = async (writer: number) => {
    for (let number = 0; ; number++) {
      const key = `records/${writer}-${number}`;
      const response = await fetch(`http://127.0.0.1:${port}/local/site:shop/${key}`, {
        method: 'PUT',
        headers: { authorization: 'Bearer a-token' },
        body: JSON.stringify({ key }),
      });
      if (response.ok) acknowledged.push(key);
      if (acknowledged.length === count) enough();
    }
  };
  await Promise.allSettled(Array.from({ length: 20 }, (_, writer) => write(writer)));
  return acknowledged;
}
