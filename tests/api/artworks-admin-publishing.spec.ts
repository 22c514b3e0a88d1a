import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Publishing, SiteVersion } from '#shared/admin/publishing';
import type { Availability } from '#shared/availability';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';

test('a change is in the availability until it is live; one during a build is not live with that build @nightly', async ({
  buildingShop: shop,
}) => {
  const admin = await shop.admin();
  expect(await publishing(admin)).toMatchObject({ state: 'live', changes: 0 });
  await shop.setFault({ service: 'build', mode: 'slow', times: 1 });
  await hide(admin);
  await admin.send('POST', '/api/admin/artworks', artworkBody());
  expect(await publishing(admin)).toMatchObject({ state: 'publishing', changes: 2 });
  expect((await availability(shop)).artworks).toEqual({ choublak: 'gone' });
  while ((await publishing(admin)).state !== 'live') await wait(200);
  const html = await (await fetch(`${shop.url}/shop-art`)).text();
  expect(html).toContain('Solèy Leve');
  expect(html).not.toContain('Choublak');
  await shop.runScheduled('reconcile');
  expect(await availability(shop)).toEqual({ artworks: {}, holds: {}, prices: {} });
});

test('a failed build is shown and keeps the old site, and the next change builds again @nightly', async ({
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
