import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test as base } from '@playwright/test';
import type { Artwork } from '#shared/artwork';
import type { Order } from '#shared/order';
import { sampleArtworks } from '#shared/samples/artworks';
import { sandboxPublishableKey, sandboxSecretKey } from '../../netlify/local/sandbox/keys.ts';
import { sitesFolder } from '../../netlify/local/platform/site/site-builds.ts';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { findFreePorts, launch } from '../fixtures/platform.ts';
import { setupPath } from '../fixtures/setup.ts';
import { project, testEnvironment } from '../fixtures/start/platform-template.ts';
import { startSandboxAlone } from '../fixtures/start/sandbox-alone.ts';

const password = 'lakay se lakay';
const secret = 'a secret of forty characters for a server';
const start = 'netlify/local/shop/start.ts';

/** Folders of data that end with the test. */
const test = base.extend<{ newFolder: () => string }>({
  newFolder: async ({}, use) => {
    const folders: string[] = [];
    await use(() => {
      const folder = mkdtempSync(join(tmpdir(), 'atelye-own-'));
      folders.push(folder);
      return folder;
    });
    for (const folder of folders) {
      rmSync(folder, { recursive: true, force: true });
      rmSync(sitesFolder(project, folder), { recursive: true, force: true });
    }
  },
});

test('a server that serves customers starts with its own settings only', async () => {
  const refused = (variables: Record<string, string>) =>
    promisify(execFile)(process.execPath, [start, '--production'], {
      cwd: project,
      env: testEnvironment(variables),
    }).then(
      () => 'started',
      ({ stderr }: { stderr: string }) => stderr.trim(),
    );
  const whole = { SHOP_SECRET: secret, SITE_URL: 'https://shop.example' };
  expect(await refused({ SITE_URL: whole.SITE_URL })).toMatch(/^SHOP_SECRET is missing: set it to/);
  const redirected = { ...whole, STRIPE_API_URL: 'https://other.example' };
  expect(await refused(redirected)).toMatch(/^STRIPE_API_URL would send money and keys to/);
  expect(await refused({ ...whole, ADMIN_PASSWORD: password })).toMatch(/^ADMIN_PASSWORD is for/);
});

test('an own server sells from the first visit on, a kill loses nothing, and a backup opens on another one @nightly', async ({
  newFolder,
}) => {
  test.setTimeout(600_000);
  const [port] = await findFreePorts();
  const url = `http://localhost:${port}`;
  const sandbox = await startSandboxAlone({ dataDir: newFolder(), shopUrl: url });
  const dataDir = newFolder();
  const variables = {
    PORT: String(port),
    DATA_DIR: dataDir,
    SITE_URL: url,
    SHOP_SECRET: secret,
    TEST_SERVICES: 'true',
    STRIPE_API_URL: `${sandbox.url}/stripe`,
    PUBLIC_STRIPE_JS_URL: `${sandbox.url}/stripe.js`,
  };
  let server = await startServer(variables);
  const admin = newBuyer({ url, sandboxUrl: sandbox.url });
  const paste = async (row: 'stripe' | 'mail', keys: Record<string, string>) => {
    const answer = await admin.send('PATCH', setupPath(row), { keys, password });
    expect(answer.status, answer.body.error).toBe(200);
  };
  try {
    expect(await healthOf(url)).toEqual([200, { ok: true }]);
    expect((await admin.send('GET', '/api/artworks')).body).toEqual([]);
    const visit = { secret, username: 'Ana', password };
    expect((await admin.send('POST', '/api/admin/first-visit', visit)).status).toBe(200);
    await paste('stripe', {
      STRIPE_SECRET_KEY: sandboxSecretKey,
      PUBLIC_STRIPE_PUBLISHABLE_KEY: sandboxPublishableKey,
    });
    await paste('mail', { SMTP_URL: sandbox.smtpUrl, MAIL_FROM: 'ana@example.com' });
    const { title, description, category, year, price, imageUrl } = sampleArtworks[0]!;
    const made = await admin.send<Artwork>('POST', '/api/admin/artworks', {
      title,
      description,
      category,
      year,
      price,
      imageUrl,
      stockQuantity: 1,
    });
    expect(made.status, made.body.error).toBe(200);
    await admin.send('POST', '/api/admin/publishing');
    const { id, slug } = made.body;
    await expect
      .poll(async () => (await fetch(`${url}/art/${slug}`)).status, { timeout: 120_000 })
      .toBe(200);

    const buyer = newBuyer({ url, sandboxUrl: sandbox.url });
    const form = await buyer.openCard([id], Number(price));
    expect(form.status, form.body.error).toBe(200);
    expect(await payByCard({ url, sandboxUrl: sandbox.url }, form.body.clientSecret)).toBe(200);
    const orders = async () => (await admin.send<Order[]>('GET', '/api/admin/orders')).body;
    await expect
      .poll(async () => (await orders()).map(({ status }) => status), { timeout: 30_000 })
      .toEqual(['processing']);
    const [order] = await orders();

    await endServer(server, 'SIGKILL');
    server = await startServer(variables);
    expect(await orders()).toEqual([order]);
    expect((await newBuyer({ url, sandboxUrl: '' }).openCard([id], Number(price))).status).toBe(
      409,
    );
    await endServer(server, 'SIGTERM');

    const file = join(newFolder(), 'backup.jsonl.gz');
    await runScript('netlify/local/backup/backup.ts', file, { DATA_DIR: dataDir });
    const other = newFolder();
    await runScript('netlify/local/backup/restore.ts', file, { DATA_DIR: other });
    server = await startServer({ ...variables, DATA_DIR: other });
    const again = newBuyer({ url, sandboxUrl: sandbox.url });
    await again.send('POST', '/api/admin/first-visit', visit);
    const restored = (await again.send<Order[]>('GET', '/api/admin/orders')).body;
    expect(restored.map((one) => one.id)).toEqual([order!.id]);
    expect((await fetch(`${url}/art/${slug}`)).status).toBe(200);
  } finally {
    await endServer(server, 'SIGTERM');
    await sandbox.close();
  }
});

async function startServer(variables: Record<string, string>): Promise<ChildProcess> {
  const { child } = await launch(start, testEnvironment(variables), '--production');
  return child;
}

async function endServer(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

async function runScript(script: string, file: string, variables: Record<string, string>) {
  await promisify(execFile)(process.execPath, [script, file], {
    cwd: project,
    env: testEnvironment(variables),
  });
}

async function healthOf(url: string): Promise<[number, unknown]> {
  const answer = await fetch(`${url}/api/health`);
  return [answer.status, await answer.json()];
}
