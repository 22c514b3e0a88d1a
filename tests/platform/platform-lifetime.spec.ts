import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { project } from '../fixtures/start/platform-template.ts';
import { isRunning, listDescendants } from '../fixtures/start/platform-processes.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

test.describe.configure({ timeout: 120_000 });

test('kill -9 of the shop, or of npm that started it, during a build leaves no process @nightly', async ({
  startedShop: shop,
}) => {
  await shop.requestBuild();
  await expect.poll(() => listDescendants(shop.pid()).length).toBeGreaterThan(0);
  const builders = listDescendants(shop.pid());
  await shop.kill('SIGKILL');
  await expect.poll(() => builders.filter(isRunning)).toEqual([]);
  await endByNpm(shop, 'SIGKILL');
});

test('A second start names the port in use and a solution; Ctrl-C lets an open call be answered; SIGTERM to npm ends the shop that it started, and its build', async ({
  startedShop: shop,
}) => {
  const { code, text } = await start({ ...shop.environment, DATA_DIR: `${shop.dataDir}/other` });
  expect(code).toBe(1);
  expect(text.trim()).toBe(
    `Port ${new URL(shop.url).port} is in use. Stop what runs there, or set PORT to a free port and start again.`,
  );
  await shop.setFault({ service: 'blobs', mode: 'slow', times: 1 });
  const answer = fetch(`${shop.url}/api/artworks`);
  await expect.poll(async () => (await shop.state()).runningCalls).toBe(1);
  const [response] = await Promise.all([answer, shop.kill('SIGINT')]);
  expect(response.status).toBe(200);
  await expectNoAnswer(shop);
  await endByNpm(shop, 'SIGTERM');
});

test('A build for Netlify with a bad setting names it and fails', async ({}) => {
  const { PATH = '' } = process.env;
  const { code, text } = await run('netlify/local/scripts/build.ts', {
    PATH,
    NETLIFY: 'true',
    SHOP_SECRET: 'short',
    SITE_URL: 'shop',
  });
  expect(code).toBe(1);
  expect(text).toContain('SHOP_SECRET: must have 32 characters or more');
  expect(text).toContain('SITE_URL: ');
});

/** Starts a shop by npm, and sends the signal during a build. */
async function endByNpm(shop: RunningShop, signal: NodeJS.Signals): Promise<void> {
  const npm = spawn('npm', ['start'], { cwd: project, env: shop.environment });
  const first = firstAnswer(shop);
  let output = '';
  npm.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  await expect.poll(() => output, { timeout: 90_000 }).toMatch(/^ready http/m);
  expect((await first).status, 'a call waits for the start').toBe(200);
  await shop.requestBuild();
  const statesOfBuilds = async () => (await shop.builds()).map(({ state }) => state);
  await expect.poll(statesOfBuilds).toContain('running');
  const started = listDescendants(npm.pid!);
  expect(started.length).toBeGreaterThan(0);
  npm.kill(signal);
  await once(npm, 'exit');
  await expect.poll(() => started.filter(isRunning)).toEqual([]);
  await expectNoAnswer(shop);
}

async function firstAnswer({ url }: RunningShop): Promise<Response> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer) return answer;
    await wait(5);
  }
}

async function expectNoAnswer(shop: RunningShop): Promise<void> {
  await expect(fetch(shop.url)).rejects.toThrow();
  await expect(fetch(shop.sandboxUrl)).rejects.toThrow();
}

function start(env: Record<string, string>) {
  return run('netlify/local/shop/start.ts', env);
}

function run(script: string, env: Record<string, string>) {
  return new Promise<{ code: number; text: string }>((resolve) => {
    const child = execFile('node', [script], { cwd: project, env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, text: stdout + stderr }),
    );
  });
}
