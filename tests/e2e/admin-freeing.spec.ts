import { expect, type Page } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { orderKey, removeRecords } from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';
import { cardOf } from './admin-artworks-page.ts';
import { expectToast, openAdmin, placeTransferOrder } from './admin-page.ts';

test('an artwork is freed after a question, also when its order does not exist', async ({
  page,
  shop,
  admin,
}) => {
  const waiting = await placeTransferOrder(shop, ['jou-mache']);
  const missing = await placeTransferOrder(shop, ['tanbouye']);
  removeRecords(shop, orderKey(missing));
  await openAdmin(page, shop, '/admin/artworks');
  for (const [title, id] of [
    ['Jou Mache', waiting],
    ['Tanbouyè', missing],
  ] as const) {
    await freeOf(page, title).press('Enter');
    const dialog = questionOf(page, title);
    await expect(
      dialog.getByText(`Order ${id} holds it. Its buyer was told that it is held until`),
    ).toHaveText(/until .* at \d\d:\d\d\.$/);
    await dialog.getByRole('button', { name: 'Free it' }).press('Enter');
    await expectToast(page, `Nobody holds “${title}” any more`);
    await expect(dialog).toBeHidden();
    const card = cardOf(page, title);
    await expect(card.getByText('For sale')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Edit' })).toBeFocused();
    await expect(freeOf(page, title)).toBeHidden();
  }
  expect((await admin.findOrder(waiting))?.status).toBe('cancelled');
  expect(await newBuyer(shop).availability()).toEqual({});
});

function freeOf(page: Page, title: string) {
  return cardOf(page, title).getByRole('button', { name: 'Free' });
}

function questionOf(page: Page, title: string) {
  return page.getByRole('dialog', { name: `Free “${title}”?` });
}
