import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Publishing } from '#shared/admin/publishing';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

test.describe.configure({ timeout: 180_000 });

test('Calls during a build become one more build, and the old site answers meanwhile; a failed build is shown and keeps it, and the next change builds again @nightly', async ({
  buildingShop: shop,
}) => {
  for (let call = 1; call <= 6; call++) await shop.requestBuild();
  let pages = 0;
  while ((await shop.builds()).some(({ finishedAt }) => !finishedAt)) {
    const response = await fetch(`${shop.url}/shop-art`);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<\/html>\s*$/);
    await expectAssetsOf(shop);
    await wait(100);
    pages++;
  }
  expect(pages).toBeGreaterThan(3);
  const states = (await shop.builds()).map(({ state }) => state);
  expect(states).toEqual(['done', 'done']);
  await expectSiteKeptByFailedBuild(shop);
});

test('Each build of a process shows the present content; a later start serves the last site, and builds only if the store has changed @nightly', async ({
  startedShop: shop,
}) => {
  const admin = await shop.admin();
  for (const id of ['jou-mache', 'tanbouye']) {
    expect(await isShown(shop, id)).toBe(true);
    await admin.send('PATCH', `/api/admin/artworks/${id}/visibility`, { isHidden: true });
    await expect.poll(() => isShown(shop, id), { timeout: 90_000 }).toBe(false);
    await shop.waitForBuild();
  }
  // The first run of the clock writes snapshots, at whatever minute it comes.
  await shop.runScheduled('reconcile');
  await shop.restart();
  await shop.waitForBuild();
  await shop.restart();
  expect(await shop.builds()).toEqual([]);
  expect((await newBuyer(shop).orderByTransfer(['choublak'])).status).toBe(200);
  await shop.kill('SIGKILL');
  await shop.restart();
  expect((await fetch(`${shop.url}/shop-art`)).status).toBe(200);
  expect(await shop.builds()).toHaveLength(1);
});

async function expectSiteKeptByFailedBuild(shop: RunningShop): Promise<void> {
  const admin = await shop.admin();
  const publishing = async () =>
    (await admin.send<Publishing>('GET', '/api/admin/publishing')).body;
  const before = await versionOf(shop.url);
  await shop.setFault({ service: 'build', mode: 'error', times: 1 });
  await admin.send('PATCH', '/api/admin/artworks/choublak/visibility', { isHidden: true });
  expect(await shop.waitForBuild()).toMatchObject({
    state: 'failed',
    error: "Error: The build service is set to 'error'",
  });
  expect(await versionOf(shop.url)).toBe(before);
  await expect.poll(publishing).toMatchObject({ state: 'failed', changes: 1 });
  await admin.send('POST', '/api/admin/artworks', artworkBody());
  expect(await shop.waitForBuild()).toMatchObject({ state: 'done' });
  expect(await publishing()).toMatchObject({ state: 'live', changes: 0 });
  expect(await versionOf(shop.url)).not.toBe(before);
  for (const { queuedAt, startedAt = '', finishedAt = '' } of await shop.builds()) {
    const moments = [queuedAt, startedAt, finishedAt].map(Date.parse);
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  }
}

async function isShown({ url }: { url: string }, id: string): Promise<boolean> {
  return (await (await fetch(`${url}/shop-art`)).text()).includes(`data-artwork="${id}"`);
}

/** Expects that the assets of a page exist: never a page of one build with assets of another. */
async function expectAssetsOf({ url }: { url: string }): Promise<void> {
  const version = await versionOf(url);
  const html = await (await fetch(url)).text();
  const assets = [...html.matchAll(/(?:src|href)="(\/_astro\/[^"]+)"/g)].map(([, path]) => path);
  const answers = await Promise.all(assets.map((path) => fetch(`${url}${path}`)));
  // The next build may have come between the page and its assets.
  if ((await versionOf(url)) !== version) return;
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
}

async function versionOf(url: string): Promise<string> {
  return (await fetch(`${url}/version.json`)).text();
}
