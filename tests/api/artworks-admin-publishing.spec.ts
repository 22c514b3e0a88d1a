import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Publishing, SiteVersion } from '#shared/admin/publishing';
import type { Availability } from '#shared/availability';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { startHook } from '../fixtures/publishing/build-hook.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';

test('a change is waiting and in the availability, then live and in the built site alone', async ({
  buildingShop: shop,
}) => {
  const admin = await shop.admin();
  const before = await siteVersion(shop);
  expect(await publishing(admin)).toMatchObject({ state: 'live', changes: 0 });
  await hide(admin);
  expect(await publishing(admin)).toMatchObject({ state: 'publishing', changes: 1 });
  expect((await availability(shop)).artworks).toEqual({ choublak: 'gone' });
  await shop.waitForBuild();
  expect(await publishing(admin)).toMatchObject({ state: 'live', changes: 0 });
  const after = await siteVersion(shop);
  expect(after.builtAt > before.builtAt).toBe(true);
  expect(await (await fetch(`${shop.url}/shop-art`)).text()).not.toContain('Choublak');
  await shop.runScheduled('reconcile');
  expect(await availability(shop)).toEqual({ artworks: {}, prices: {} });
});

test('a change during a build is not live with that build', async ({ buildingShop: shop }) => {
  const admin = await shop.admin();
  await shop.setFault({ service: 'build', mode: 'slow', times: 1 });
  await hide(admin);
  await admin.send('POST', '/api/admin/artworks', artworkBody());
  expect(await publishing(admin)).toMatchObject({ state: 'publishing', changes: 2 });
  while ((await publishing(admin)).state !== 'live') await wait(200);
  expect(await (await fetch(`${shop.url}/shop-art`)).text()).toContain('Solèy Leve');
});

test('a failed build is shown and keeps the old site, and the next change builds again', async ({
  buildingShop: shop,
}) => {
  const admin = await shop.admin();
  const before = await siteVersion(shop);
  await shop.setFault({ service: 'build', mode: 'error', times: 1 });
  await hide(admin);
  expect(await shop.waitForBuild()).toMatchObject({
    state: 'failed',
    error: "Error: The build service is set to 'error'",
  });
  expect(await siteVersion(shop)).toEqual(before);
  await expect.poll(() => publishing(admin)).toMatchObject({ state: 'failed', changes: 1 });
  await admin.send('POST', '/api/admin/artworks', artworkBody());
  expect(await shop.waitForBuild()).toMatchObject({ state: 'done' });
  expect(await publishing(admin)).toMatchObject({ state: 'live', changes: 0 });
  expect(await siteVersion(shop)).not.toEqual(before);
  for (const { queuedAt, startedAt = '', finishedAt = '' } of await shop.builds()) {
    const moments = [queuedAt, startedAt, finishedAt].map(Date.parse);
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  }
});

test('a hook that does not answer is called again by the scheduled function', async ({
  launch,
}) => {
  const hook = await startHook();
  const shop = await launch({ BUILD_HOOK_URL: hook.url });
  const admin = await shop.admin();
  await hide(admin);
  await admin.send('POST', '/api/admin/artworks', artworkBody());
  expect(await publishing(admin)).toMatchObject({ state: 'waiting', changes: 2 });
  await shop.runScheduled('reconcile');
  expect(await publishing(admin)).toMatchObject({ state: 'waiting', changes: 2 });
  hook.repair();
  await shop.runScheduled('reconcile');
  expect(await publishing(admin)).toMatchObject({ state: 'publishing', changes: 2 });
  await shop.buildNow();
  expect(await publishing(admin)).toMatchObject({ state: 'live', changes: 0 });
  hook.close();
});

async function hide(admin: Admin): Promise<void> {
  await admin.send('PATCH', '/api/admin/artworks/choublak/visibility', { isHidden: true });
}

async function availability({ url }: RunningShop): Promise<Availability> {
  return (await fetch(`${url}/api/availability`)).json() as Promise<Availability>;
}

async function siteVersion({ url }: RunningShop): Promise<SiteVersion> {
  return (await fetch(`${url}/version.json`)).json() as Promise<SiteVersion>;
}

async function publishing(admin: Admin): Promise<Publishing> {
  return (await admin.send<Publishing>('GET', '/api/admin/publishing')).body;
}
