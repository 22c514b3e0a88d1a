import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers.ts';
import { test } from '../fixtures/shop.ts';
import { openAdmin, placeCardOrder, placeTransferOrder, rowOf } from './admin-page.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const frames = ['dashboard', 'artworks', 'content', 'instagram-settings', 'activity'];

for (const width of [390, 820, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on the login and the frames', async ({ page, sharedShop }) => {
      await page.goto(`${sharedShop.url}/admin/login`);
      await page.getByLabel('Username').waitFor();
      await expectAccessible(page);
      await openAdmin(page, sharedShop, '/admin/dashboard');
      for (const frame of frames) {
        await page.goto(`${sharedShop.url}/admin/${frame}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        const waiting = page.getByText(/^(Loading|Asking|Checking)/).filter({ visible: true });
        await expect(waiting).toHaveCount(0);
        await expectAccessible(page);
      }
      await page.goto(`${sharedShop.url}/admin/content`);
      await page.getByRole('tab', { name: 'News & Blog' }).click();
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .waitFor();
      await expectAccessible(page);
    });

    test('axe finds nothing on the ledger and its dialog', async ({ page, shop }) => {
      const paid = await placeCardOrder(shop, ['jou-mache', 'tanbouye']);
      await placeTransferOrder(shop, ['choublak']);
      await newBuyer(shop).openCard(['bato-anba-loraj']);
      await openAdmin(page, shop, '/admin/orders');
      await page.getByLabel('Show unpaid card orders').check();
      await expect(page.getByRole('article')).toHaveCount(3);
      await expectAccessible(page);
      await rowOf(page, paid).getByLabel('Status').selectOption('cancelled');
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page);
    });
  });
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
