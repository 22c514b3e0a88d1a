import { expect } from '@playwright/test';
import { sampleArtworks } from '#shared/samples';
import { test } from '../fixtures/shop.ts';
import { expectSound } from './site-page.ts';

test('a wall without works shows six placeholders until the answer comes', async ({
  page,
  shop,
  admin,
}) => {
  test.setTimeout(180_000);
  for (const { id } of sampleArtworks) {
    const path = `/api/admin/artworks/${id}/visibility`;
    expect((await admin.send('PATCH', path, { isHidden: true })).status).toBe(200);
  }
  await expect.poll(() => countWorks(shop.url), { timeout: 120_000 }).toBe(0);

  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/artworks', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto(`${shop.url}/shop-art`);
  await expect(page.locator('[data-placeholder]')).toHaveCount(6);
  await expectSound(page);
  release();
  await expect(page.getByText('Nothing here yet. Come back soon.')).toBeVisible();
  await expect(page.locator('[data-placeholder]').first()).not.toBeVisible();

  await page.goto(shop.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Atelye Solèy' })).toBeVisible();
});

async function countWorks(url: string): Promise<number> {
  const wall = await (await fetch(`${url}/shop-art`)).text();
  return wall.split('data-artwork=').length - 1;
}
