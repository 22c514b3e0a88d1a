import { expect } from '@playwright/test';
import type { Publishing, SiteVersion } from '#shared/admin/publishing';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';

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

async function siteVersion({ url }: RunningShop): Promise<SiteVersion> {
  return (await fetch(`${url}/version.json`)).json() as Promise<SiteVersion>;
}

async function publishing(admin: Admin): Promise<Publishing> {
  return (await admin.send<Publishing>('GET', '/api/admin/publishing')).body;
}
