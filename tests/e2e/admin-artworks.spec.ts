import { expect, type Page } from '@playwright/test';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { orderKey, removeRecords } from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';
import { findWideParts } from '../fixtures/wide-parts.ts';
import { expectToast, openAdmin, placeCardOrder, placeTransferOrder } from './admin-page.ts';
import { cardOf } from './admin-artworks-page.ts';
import { expectAccessible, expectAccessibleEverywhere } from './site-page.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the list shows loading and errors, then works with price, stock and state, of which 60 are 8,000 px at most; what is pressed every day is in sight, and hides and shows a work; one is found, also after a reload; a word of 15 letters fits at 320 px (rules 62, 112)', async ({
    page,
    shop,
    admin,
  }) => {
    const sold = await placeCardOrder(shop, ['jou-mache']);
    const held = await placeTransferOrder(shop, ['tanbouye']);
    const hidden = await placeTransferOrder(shop, ['bato-anba-loraj']);
    await admin.send('PATCH', '/api/admin/artworks/bato-anba-loraj/visibility', { isHidden: true });
    const opening = { opensAt: '2030-03-10T18:00:00Z', isFeatured: true };
    const title = 'Rezidansyèlman! and more than a row';
    await admin.send('POST', '/api/admin/artworks', { ...artworkBody({ title }), ...opening });
    const asked = Promise.withResolvers<void>();
    await page.route('**/api/admin/artworks', async (route) => {
      await asked.promise;
      await route.fulfill({ status: 503, json: {} });
    });
    await openAdmin(page, shop, '/admin/artworks');
    await expect(page.getByText('Loading artworks...')).toBeVisible();
    asked.resolve();
    await expectToast(page, 'ErrorFailed to fetch artworks');
    await page.unroute('**/api/admin/artworks');
    await page.getByRole('button', { name: 'Try again' }).click();

    const works = page.getByRole('list', { name: 'Artworks' });
    const rows = works.getByRole('listitem');
    await expect(rows).toHaveCount(6);
    const { height } = (await works.boundingBox())!;
    expect((height / 6) * 60).toBeLessThanOrEqual(8000);
    for (const words of [
      `Order ${sold}`,
      `Order ${held}`,
      `Order ${hidden}`,
      /^On sale Mar 10, 2030, \d/,
    ]) {
      const row = rows.filter({ has: page.getByText(words) });
      expect.soft((await row.boundingBox())!.height, String(words)).toBeLessThanOrEqual(133);
    }
    for (const [name, id] of [
      ['Jou Mache', sold],
      ['Tanbouyè', held],
    ] as const) {
      const link = cardOf(page, name).getByRole('link', { name: `Order ${id}` });
      await expect(link).toHaveAttribute('href', `/admin/orders#${id}`);
    }
    await expect(cardOf(page, 'Jou Mache').getByText('Sold')).toBeVisible();
    const until = /^Reserved until .*, \d\d:\d\d$/;
    await expect(cardOf(page, 'Tanbouyè').getByText(until)).toBeVisible();

    const free = cardOf(page, 'Choublak');
    for (const text of ['$225.00', /^Stock: 1/, 'For sale', /^One blossom fills the morning/]) {
      await expect(free.getByText(text)).toBeVisible();
    }
    await expect(free.getByRole('link', { name: 'Choublak' })).toHaveAttribute(
      'href',
      '/art/choublak',
    );
    await expect(free.getByRole('img')).toHaveAttribute('alt', /hummingbird/);
    const [hide, show] = ['Hide', 'Show'].map((name) => free.getByRole('button', { name }));
    await expect(hide!).toBeVisible();
    await expect(free.getByRole('button', { name: 'Edit' })).toBeVisible();
    const further = free.getByRole('button', { name: 'Delete' });
    await expect(further).toBeHidden();
    const more = free.getByRole('button', { name: 'More about Choublak' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await expect(further).toBeVisible();
    await expect(free.getByLabel('Place')).toBeVisible();
    const bar = page.getByRole('search');
    const find = bar.getByRole('searchbox', { name: 'Find' });
    await expect(find).toBeInViewport();
    await expect(bar.getByRole('status')).toBeEmpty();

    await find.fill('CHOUBLAK');
    await expect(rows).toHaveCount(1);
    await expect(bar.getByRole('status')).toHaveText('1 of 6 works');
    await find.press('Enter');
    await expect(find).not.toBeFocused();
    await page.reload();
    await expect(find).toHaveValue('CHOUBLAK');
    await expect(rows).toHaveCount(1);
    await hide!.click();
    await expectToast(page, 'SuccessArtwork is now hidden');
    await expect(free.getByText('Hidden')).toBeVisible();
    await expect(free.getByRole('link', { name: 'Choublak' })).toHaveCount(0);
    await bar.getByRole('combobox', { name: 'Show' }).selectOption('Hidden');
    await expect(page).toHaveURL(`${shop.url}/admin/artworks?find=CHOUBLAK&show=hidden`);
    await show!.click();
    await expectToast(page, 'SuccessArtwork is now visible');
    await expect(page.getByText('No works with “CHOUBLAK” in “Hidden”')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add New Artwork' })).toBeFocused();
    await page.getByRole('button', { name: 'Show all works' }).click();
    await expect(find).toBeFocused();
    await expect(rows).toHaveCount(6);
    await expect(page).toHaveURL(`${shop.url}/admin/artworks`);
    await expect(free.getByText('Hidden')).toBeHidden();
    await page.route('**/visibility', (route) =>
      route.fulfill({ status: 404, json: { error: 'There is no such artwork' } }),
    );
    await hide!.click();
    await expectToast(page, 'ErrorFailed to update artwork visibility');
    await expect(free.getByRole('alert')).toHaveText('There is no such artwork');
    await expectAccessibleEverywhere(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await expect(cardOf(page, title)).toBeVisible();
    expect(await findWideParts(page)).toEqual([]);
  });
});

test('an artwork is freed after a question, also when its order does not exist, and deleted only after one', async ({
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
    const card = cardOf(page, title);
    const free = card.getByRole('button', { name: 'Free' });
    await expect(card.getByRole('button', { name: 'Delete' })).toBeHidden();
    await free.press('Enter');
    const dialog = page.getByRole('dialog', { name: `Free “${title}”?` });
    await expect(
      dialog.getByText(`Order ${id} holds it. Its buyer was told that it is held until`),
    ).toHaveText(/until .* at \d\d:\d\d\.$/);
    await dialog.getByRole('button', { name: 'Free it' }).press('Enter');
    await expectToast(page, `Nobody holds “${title}” any more`);
    await expect(dialog).toBeHidden();
    await expect(card.getByText('For sale')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Edit' })).toBeFocused();
    await expect(free).toBeHidden();
  }
  expect((await admin.findOrder(waiting))?.status).toBe('cancelled');
  expect(await newBuyer(shop).availability()).toEqual({});

  const ask = deleteOf(page, 'Choublak');
  const dialog = page.getByRole('dialog', { name: 'Delete this artwork?' });
  await ask.click();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect(dialog).toBeHidden();
  await expect(ask).toBeFocused();

  const held = await placeTransferOrder(shop, ['choublak']);
  await ask.click();
  await dialog.getByRole('button', { name: 'Delete artwork' }).click();
  await expect(dialog.getByRole('alert')).toContainText(`Order ${held} has this artwork.`);
  await expectAccessible(page, 'delete');
  await page.keyboard.press('Escape');

  await deleteOf(page, 'Tanbouyè').click();
  await dialog.getByRole('button', { name: 'Delete artwork' }).click();
  await expectToast(page, 'Artwork deleted successfully');
  await expect(cardOf(page, 'Tanbouyè')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Add New Artwork' })).toBeFocused();
});

function deleteOf(page: Page, title: string) {
  return cardOf(page, title).getByRole('button', { name: 'Delete' });
}
