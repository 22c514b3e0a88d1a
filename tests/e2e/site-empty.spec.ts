import { expect, type Page } from '@playwright/test';
import { sampleArtworks, sampleContentPages } from '#shared/samples/artworks';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { weighPage } from '../fixtures/page-weight.ts';
import {
  artworkKey,
  changeRecord,
  inspirationKey,
  processKey,
  removeRecords,
} from '../fixtures/records.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';
import { holdCalls } from './held-calls.ts';
import { expectSound } from './site-page.ts';

test.use({ reducedMotion: 'no-preference' });

const nothing = 'Nothing here yet. Come back soon.';

test('an empty shop shows placeholders until the answers come, then the answers; one that has sold all invites to the newsletter @nightly', async ({
  page,
  launch,
}) => {
  const shop = await launch();
  const admin = await shop.admin();
  await emptyShop(shop, admin);

  const answer = await holdCalls(page, /\/api\/(artworks|diary|process|inspirations)$/);
  for (const [path, count] of [
    ['/shop-art', 6],
    ['/blog', 6],
    ['/news-center', 6],
    ['/universe', 6],
  ] as const) {
    await page.goto(`${shop.url}${path}`);
    await expect(page.locator('[data-placeholder]'), path).toHaveCount(count);
    if (path !== '/news-center') await expectSound(page);
  }
  for (const [label, count] of [
    ['Loading my process', 3],
    ['Loading inspirations', 3],
  ] as const) {
    const section = page.getByRole('status').filter({ hasText: label });
    await expect(section.locator('[data-placeholder]')).toHaveCount(count);
  }
  answer();
  await expect(page.getByText(nothing).first()).toBeVisible();
  await expect(page.locator('[data-placeholder]').first()).toBeHidden();
  await expectShortAndStill(page, 390, `${shop.url}/shop-art`);
  await page.getByRole('link', { name: 'Ask the painter' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await expectShortAndStill(page, 820, `${shop.url}/universe`);
  await page.goto(`${shop.url}/art`);
  await expect(page.getByText(nothing)).toBeVisible();
  await page.goto(shop.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Atelye Solèy' })).toBeVisible();
  await expect(page.getByText('The first page of the diary is still blank.')).toBeVisible();
  await expect(page.getByText('On the wall now')).toHaveCount(0);
  await expect(page.getByText('See what is for sale')).toHaveCount(0);
  await expect(page.locator('.hero')).toHaveCSS('background-color', 'rgb(241, 236, 227)');
  await expectSound(page);

  // The built site stays empty, so the list can only come from the answer.
  await admin.send('POST', '/api/admin/artworks', artworkBody());
  await admin.send('POST', '/api/admin/artworks', artworkBody({ title: 'Nòt', price: null }));
  await page.goto(`${shop.url}/shop-art`);
  const work = page.getByRole('listitem').filter({ hasText: 'Solèy Leve' });
  await expect(work.getByText('$310.50')).toBeVisible();
  const other = page.getByRole('listitem').filter({ hasText: 'Nòt' });
  await expect(other.getByText('Price on request')).toBeVisible();
  await expect(other.getByRole('button')).toHaveCount(0);
  await expectSound(page);
  await work.getByRole('button', { name: 'Add to Cart' }).click();
  const toast = 'Solèy Leve has been added to your cart.';
  await expect(page.getByText(toast, { exact: true })).toBeVisible();
  await work.getByRole('button', { name: 'Buy Now' }).click();
  await page.waitForURL('**/checkout?artworkId=soley-leve');

  const newsletterUrl = 'https://news.example/galri';
  await admin.send('PATCH', '/api/admin/settings', {
    newsletterUrl,
    password: shop.adminPassword,
  });
  for (const id of ['soley-leve', 'not'])
    changeRecord(shop, artworkKey(id), (one) => ({ ...one, stockQuantity: 0 }));
  await shop.buildNow();
  await page.goto(`${shop.url}/shop-art`);
  const newsletter = page.getByRole('link', { name: /^Hear of new paintings/ });
  await expect(newsletter).toHaveAttribute('href', newsletterUrl);
  await expectSound(page);
  await page.goto(`${shop.url}/shop-art/available`);
  await expect(page.getByText('Nothing is available at the moment.')).toBeVisible();
  await expectSound(page);
});

/** Expects that an empty list is short, and that nothing on the screen moves when the answer shows that it is empty. */
async function expectShortAndStill(page: Page, width: number, address: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  expect((await weighPage(page, address)).shift, address).toBe(0);
  await expect(page.getByText(nothing).first()).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, address).toBeLessThan(3.5 * 800);
}

async function emptyShop(shop: RunningShop, admin: Admin): Promise<void> {
  removeRecords(shop, artworkKey(''), processKey(''), inspirationKey(''));
  const { id, content } = sampleContentPages.find(({ pageName }) => pageName === 'news & blog')!;
  const empty = { content: { ...content, sections: [] } };
  expect((await admin.send('PATCH', `/api/admin/content/${id}`, empty)).status).toBe(200);
  await shop.buildNow();
  expect((await fetch(`${shop.url}/art/${sampleArtworks[0]!.slug}`)).status).toBe(404);
}
