import { expect, type Page } from '@playwright/test';
import { goLive } from '../fixtures/live-keys.ts';
import { test } from '../fixtures/shop.ts';
import { expectToast, openAdmin } from './admin-page.ts';
import { expectAccessible, expectAccessibleEverywhere } from './site-page.ts';

const openDone = (page: Page) => page.getByText(/^\d+ done$/).click();

test('one press removes the samples, one brings them back, and with live keys none does @nightly', async ({
  page,
  launch,
}) => {
  const shop = await launch();
  await page.setViewportSize({ width: 390, height: 900 });
  await openAdmin(page, shop, '/admin/setup');
  const row = page.getByRole('listitem', { name: 'Samples', exact: true });
  const remove = row.getByRole('button', { name: 'Remove the samples' });
  await expect(row).toContainText('2 films, 3 inspirations, 9 pages of Content');
  await expect(row.getByRole('button', { name: 'Add samples' })).toHaveCount(0);
  await remove.press('Enter');
  const question = page.getByRole('dialog', { name: 'Remove the samples?' });
  await expect(question).toContainText('5 artworks, 2 films');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep them' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole('button', { name: 'Remove the samples' }).click();
  await expectToast(page, 'Samples removed');
  await expect(page.getByRole('button', { name: 'Check again' })).toBeFocused();
  await openDone(page);
  await expect(row).toContainText('Visitors see no samples.');
  await expect(remove).toHaveCount(0);
  await expectAccessibleEverywhere(page);

  await shop.buildNow();
  await page.goto(shop.url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(new URL(shop.url).host);
  await expectAccessibleEverywhere(page);
  await page.goto(`${shop.url}/admin/setup`);
  await openDone(page);
  await row.getByRole('button', { name: 'Add samples' }).click();
  await expectToast(page, 'Samples added');
  await expect(row).toContainText("'Choublak'");
  await expect(remove).toBeVisible();

  await goLive(shop);
  await openAdmin(page, shop, '/admin/setup');
  await remove.click();
  await question.getByRole('button', { name: 'Remove the samples' }).click();
  await expect(row).toBeHidden();
  await openDone(page);
  await expect(row).toContainText('Visitors see no samples.');
  await expect(row.getByRole('button')).toHaveCount(0);
});
