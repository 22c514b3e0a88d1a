import { execFile } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { launchCommand } from '../fixtures/platform.ts';
import {
  ownPassword,
  ownSecret,
  runBackupScript,
  startScript,
  test,
} from '../fixtures/start/own-server.ts';
import { project, testEnvironment } from '../fixtures/start/platform-template.ts';

test('a server that serves customers starts with its own settings only', async () => {
  const refused = (variables: Record<string, string>) =>
    promisify(execFile)(process.execPath, [startScript, '--production'], {
      cwd: project,
      env: testEnvironment(variables),
    }).then(
      () => 'started',
      ({ stderr }: { stderr: string }) => stderr.trim(),
    );
  const whole = { SHOP_SECRET: ownSecret, SITE_URL: 'https://shop.example' };
  expect(await refused({ SITE_URL: whole.SITE_URL })).toMatch(/^SHOP_SECRET is missing: set it to/);
  const stripe = { ...whole, STRIPE_API_URL: 'https://other.example' };
  expect(await refused(stripe)).toMatch(/^STRIPE_API_URL would send money and keys to/);
  const instagram = { ...whole, INSTAGRAM_API_URL: 'https://other.example' };
  expect(await refused(instagram)).toMatch(/^INSTAGRAM_API_URL would send money and keys to/);
  const own = { ...whole, ADMIN_PASSWORD: ownPassword };
  expect(await refused(own)).toMatch(/^ADMIN_PASSWORD is for/);
});

test('an own server sells from the first visit on, a kill loses nothing, and a backup opens on another one @nightly', async ({
  newFolder,
  prepareServer,
}) => {
  test.setTimeout(600_000);
  const server = await prepareServer();
  const { url } = server;
  await server.start();
  expect(await server.health()).toEqual([200, { ok: true }]);
  const admin = await server.openAdmin();
  expect((await admin.send('GET', '/api/artworks')).body).toEqual([]);
  await admin.pasteKeys();
  const { id, slug, price } = await admin.hang();
  await admin.send('POST', '/api/admin/publishing');
  await expect
    .poll(async () => (await fetch(`${url}/art/${slug}`)).status, { timeout: 120_000 })
    .toBe(200);

  const buyer = newBuyer(server);
  const form = await buyer.openCard([id], Number(price));
  expect(form.status, form.body.error).toBe(200);
  expect(await payByCard(server, form.body.clientSecret)).toBe(200);
  await expect
    .poll(async () => (await admin.orders()).map(({ status }) => status), { timeout: 30_000 })
    .toEqual(['processing']);
  const [order] = await admin.orders();

  await server.end('SIGKILL');
  await server.start();
  expect(await admin.orders()).toEqual([order]);
  expect((await newBuyer(server).openCard([id], Number(price))).status).toBe(409);
  await server.end();

  const file = join(newFolder(), 'backup.jsonl.gz');
  await runBackupScript('backup', file, server.dataDir);
  const other = newFolder();
  await runBackupScript('restore', file, other);
  await server.start({ DATA_DIR: other });
  const again = await server.openAdmin();
  expect((await again.orders()).map((one) => one.id)).toEqual([order!.id]);
  expect((await fetch(`${url}/art/${slug}`)).status).toBe(200);
});

test('a full disk refuses what it cannot keep, loses nothing, and the shop goes on once it has room @nightly', async ({
  prepareServer,
}) => {
  test.setTimeout(300_000);
  const server = await prepareServer();
  // A disk of its own, which only the processes of this shop see.
  const mount = `mount -t tmpfs -o size=8m none ${server.dataDir} && exec node "$@"`;
  await server.start({}, (script, environment, ...args) =>
    launchCommand(environment, 'unshare', '-rm', 'sh', '-c', mount, 'sh', script, ...args),
  );
  const admin = await server.openAdmin();
  const { id: _, slug: _slug, ...work } = await admin.hang();
  const titles = async () =>
    (await admin.send<{ title: string }[]>('GET', '/api/admin/artworks')).body.map(
      ({ title }) => title,
    );
  const filler = `/proc/${server.pid()}/root${server.dataDir}/filler`;
  fill(filler);
  const refused = await admin.send('POST', '/api/admin/artworks', {
    ...work,
    title: 'Too much',
  });
  expect(refused.status, refused.body.error).toBe(503);
  await expect.poll(server.health).toEqual([503, { ok: false }]);
  expect(await titles()).toEqual([work.title]);
  rmSync(filler);
  await expect.poll(server.health).toEqual([200, { ok: true }]);
  await admin.hang({ title: 'Room again' });
  expect((await titles()).toSorted()).toEqual([work.title, 'Room again'].toSorted());
});

/** Writes a file until the disk is full. */
function fill(file: string): void {
  const output = openSync(file, 'w');
  try {
    for (let size = 65_536; size >= 512;)
      try {
        writeSync(output, Buffer.alloc(size));
      } catch {
        size /= 2;
      }
  } finally {
    closeSync(output);
  }
}
