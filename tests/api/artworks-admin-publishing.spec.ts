import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Publishing, SiteVersion } from '#shared/admin/publishing';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { startHook } from '../fixtures/publishing/build-hook.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';

test('a change is waiting, then live, and the built site shows it', async ({
  buildingShop: shop,
}) => {
  const admin = await shop.admin();
  const before = await siteVersion(shop);
  expect(before.version).toBe('');
  expect(await publishing(shop, admin)).toMatchObject({ state: 'live', changes: 0 });
  await hide(admin);
  expect(await publishing(shop, admin)).toMatchObject({ state: 'publishing', changes: 1 });
  await shop.waitForBuild();
  expect(await publishing(shop, admin)).toMatchObject({ state: 'live', changes: 0 });
  const after = await siteVersion(shop);
  expect(after.builtAt > before.builtAt).toBe(true);
  expect(await (await fetch(`${shop.url}/shop-art`)).text()).not.toContain('Choublak');
});

test('a change during a build is not live with that build', async ({ buildingShop: shop }) => {
  const admin = await shop.admin();
  await shop.setFault({ service: 'build', mode: 'slow', times: 1 });
  await hide(admin);
  await admin.send('POST', '/api/admin/artworks', artworkBody());
  expect(await publishing(shop, admin)).toMatchObject({ state: 'publishing', changes: 2 });
  while ((await publishing(shop, admin)).state !== 'live') await wait(200);
  expect(await (await fetch(`${shop.url}/shop-art`)).text()).toContain('Solèy Leve');
});

test('a failed build is shown, and the next change builds again', async ({
  buildingShop: shop,
}) => {
  const admin = await shop.admin();
  await shop.setFault({ service: 'build', mode: 'error', times: 1 });
  await hide(admin);
  await shop.waitForBuild();
  await expect.poll(() => publishing(shop, admin)).toMatchObject({ state: 'failed', changes: 1 });
  await admin.send('POST', '/api/admin/artworks', artworkBody());
  await shop.waitForBuild();
  expect(await publishing(shop, admin)).toMatchObject({ state: 'live', changes: 0 });
});

test('a hook that does not answer is called again by the scheduled function', async ({
  launch,
}) => {
  const hook = await startHook();
  const shop = await launch({ BUILD_HOOK_URL: hook.url });
  const admin = await shop.admin();
  await hide(admin);
  await admin.send('POST', '/api/admin/artworks', artworkBody());
  expect(await publishing(shop, admin)).toMatchObject({ state: 'waiting', changes: 2 });
  await shop.runScheduled('reconcile');
  expect(await publishing(shop, admin)).toMatchObject({ state: 'waiting', changes: 2 });
  hook.repair();
  await shop.runScheduled('reconcile');
  expect(await publishing(shop, admin)).toMatchObject({ state: 'publishing', changes: 2 });
  await shop.buildNow();
  expect(await publishing(shop, admin)).toMatchObject({ state: 'live', changes: 0 });
  hook.close();
});

async function hide(admin: Admin): Promise<void> {
  await admin.send('PATCH', '/api/admin/artworks/choublak/visibility', { isHidden: true });
}

async function siteVersion({ url }: RunningShop): Promise<SiteVersion> {
  return (await fetch(`${url}/version.json`)).json() as Promise<SiteVersion>;
}

async function publishing(shop: RunningShop, admin: Admin): Promise<Publishing> {
  const { version } = await siteVersion(shop);
  const path = `/api/admin/publishing?${new URLSearchParams({ live: version })}`;
  return (await admin.send<Publishing>('GET', path)).body;
}
