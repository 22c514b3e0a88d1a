import { expect } from '@playwright/test';
import { addWorks } from '../fixtures/artworks/more-works.ts';
import { test } from '../fixtures/shop.ts';
import { cardOf } from './admin-artworks-page.ts';
import { openAdmin } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('60 works are 8,000 px on a phone at most, with what is pressed every day in sight (rule 112)', async ({
  page,
  shop,
}) => {
  addWorks(shop, 55);
  await openAdmin(page, shop, '/admin/artworks');
  const works = page.getByRole('list', { name: 'Artworks' });
  await expect(works.getByRole('article')).toHaveCount(60);
  expect((await works.boundingBox())!.height).toBeLessThanOrEqual(8000);

  const work = cardOf(page, 'Work 7');
  for (const words of ['For sale', '$100.00', /^Stock: 1/]) {
    await expect(work.getByText(words)).toBeVisible();
  }
  for (const name of ['Hide', 'Edit']) {
    await expect(work.getByRole('button', { name, exact: true })).toBeVisible();
  }
  const further = work.getByRole('button', { name: 'Delete' });
  await expect(further).toBeHidden();
  const more = work.getByRole('button', { name: 'More about Work 7' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await expect(further).toBeVisible();
  await expect(work.getByLabel('Place')).toBeVisible();
  await expect(page.getByLabel('Find')).toBeInViewport();
  await expectAccessibleEverywhere(page);
});

test('the settings are folds that say what is set, 2,500 px at most; a link, a draft and an error open theirs (rule 112)', async ({
  page,
  shop,
}) => {
  await openAdmin(page, shop, '/admin/settings');
  const foldOf = (name: string) => page.getByRole('region', { name, exact: true });
  const bank = foldOf('Bank account');
  await expect(bank.getByText(/@/)).toBeVisible();
  await expect(page.getByLabel('Recipient')).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    2500,
  );
  await expectAccessibleEverywhere(page);

  await bank.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await bank.getByLabel('Recipient').fill('Solange Pierre');
  await page.goto(`${shop.url}/admin/settings#shippingNote`);
  await expect(page.getByLabel('Shipping', { exact: true })).toBeFocused();
  await page.reload();
  await expect(bank.getByLabel('Recipient')).toHaveValue('Solange Pierre');
  await expect(bank.getByLabel('Recipient')).toBeVisible();
  await expect(foldOf('Seller').getByLabel('Name of the seller')).toBeHidden();
});
