import { expect } from '@playwright/test';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { addWorks } from '../fixtures/artworks/more-works.ts';
import { test } from '../fixtures/shop.ts';
import { cardOf } from './admin-artworks-page.ts';
import { openAdmin, placeCardOrder, placeTransferOrder, rowOf } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('60 works are 8,000 px on a phone at most, in whatever state, with what is pressed every day in sight (rule 112)', async ({
  page,
  shop,
  admin,
}) => {
  const sold = await placeCardOrder(shop, ['jou-mache']);
  const held = await placeTransferOrder(shop, ['tanbouye']);
  const opening = { opensAt: '2030-03-10T18:00:00Z' };
  const later = { ...artworkBody(), title: 'A title that is longer than a row', isFeatured: true };
  await admin.send('POST', '/api/admin/artworks', { ...later, ...opening });
  await admin.send('PATCH', '/api/admin/artworks/tanbouye/visibility', { isHidden: true });
  addWorks(shop, 54);
  await openAdmin(page, shop, '/admin/artworks');
  const works = page.getByRole('list', { name: 'Artworks' });
  const rows = works.getByRole('listitem');
  await expect(rows).toHaveCount(60);
  expect((await works.boundingBox())!.height).toBeLessThanOrEqual(8000);
  for (const words of [`Order ${sold}`, `Order ${held}`, /^On sale Mar 10, 2030, \d/]) {
    const row = rows.filter({ has: page.getByText(words) });
    expect.soft((await row.boundingBox())!.height, String(words)).toBeLessThanOrEqual(133);
  }

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

test('an order stays open after ‘delivered’ or ‘cancelled’ was chosen, until the screen is left (rule 111)', async ({
  page,
  shop,
}) => {
  const delivered = await placeTransferOrder(shop, ['choublak']);
  const cancelled = await placeTransferOrder(shop, ['tanbouye']);
  await openAdmin(page, shop, '/admin/orders');
  const fieldOf = (id: string) => rowOf(page, id).getByLabel('Status');
  for (const [id, status] of [
    [delivered, 'processing'],
    [delivered, 'delivered'],
    [cancelled, 'cancelled'],
  ] as const) {
    const answer = page.waitForResponse(`**/api/admin/orders/${id}/status`);
    await fieldOf(id).selectOption(status);
    expect((await answer).status()).toBe(200);
  }
  await expect(rowOf(page, delivered).getByText('Delivered. Nothing to do.')).toBeVisible();
  await expect(rowOf(page, cancelled).getByText('Cancelled. Nothing to do.')).toBeVisible();
  for (const id of [delivered, cancelled]) await expect(fieldOf(id)).toBeVisible();
  await page.reload();
  for (const id of [delivered, cancelled]) {
    await expect(rowOf(page, id).getByRole('button', { name: /^Show all/ })).toBeVisible();
    await expect(fieldOf(id)).toBeHidden();
  }
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
