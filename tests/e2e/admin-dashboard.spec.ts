import { expect, type Page } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';
import {
  openAdmin,
  placeCardOrder,
  placeSentOrder,
  placeTransferOrder,
  rowOf,
} from './admin-page.ts';
import { countPresses } from './presses.ts';
import { expectAccessible, expectAccessibleEverywhere } from './site-page.ts';

test('the dashboard shows numbers for sale, held and sold, and the publishing state; an open transfer links to its order', async ({
  page,
  shop,
}) => {
  const sold = await placeCardOrder(shop, ['jou-mache']);
  await newBuyer(shop).openCard(['choublak']);
  const held = await placeTransferOrder(shop, ['tanbouye']);
  await openAdmin(page, shop, '/admin/dashboard');
  // A busy process that loads its functions for the first time does not answer its own look at the site within two seconds.
  await expect(figureOf(page, /^Sold1$/)).toBeVisible();
  await page.reload();
  for (const figure of [
    /^Waiting for a transfer1until .*, \d\d:\d\d$/,
    /^Waiting for a parcel1$/,
    /^For sale3$/,
    /^Held1until .*, \d\d:\d\d$/,
    /^Sold1$/,
    /^PublishingPublishing…$/,
    /^Last SyncNever$/,
  ]) {
    await expect(figureOf(page, figure)).toBeVisible();
  }
  const latest = page.getByRole('listitem').filter({ hasText: sold });
  await expect(latest.filter({ hasText: '$150.00' })).toBeVisible();
  await expect(
    page.getByText(new RegExp(`^until .* at \\d\\d:\\d\\d, order ${held}, not confirmed yet$`)),
  ).toBeVisible();
  await page.getByText(/^Open the shop: /).click();
  const remove = page.getByRole('button', { name: 'Remove the samples' });
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the samples' }).click();
  await expect(figureOf(page, /^For sale0$/)).toBeVisible();
  await page.getByRole('link', { name: held }).last().click();
  await expect(rowOf(page, held)).toBeInViewport();
  await expect(page.getByRole('article')).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('what there is to do stands first, in the menu, too; a deed is two presses from there, a parcel with its number three (rule 111)', async ({
    page,
    shop,
    admin,
  }) => {
    const paid = await placeCardOrder(shop, ['jou-mache']);
    const owed = await placeTransferOrder(shop, ['choublak']);
    await admin.send('PATCH', `/api/admin/orders/${owed}/status`, { status: 'processing' });
    await admin.send('PATCH', `/api/admin/orders/${owed}/status`, { status: 'cancelled' });
    const sent = await placeSentOrder(shop, ['tanbouye']);
    const data = { name: 'Marie', email: 'marie@example.com', message: 'Is it framed?' };
    expect((await page.request.post(`${shop.url}/api/questions`, { data })).ok()).toBe(true);
    await openAdmin(page, shop, '/admin/dashboard');
    const list = page.getByRole('list', { name: 'To do now' });
    const rows = list.getByRole('link');
    await expect(rows).toHaveText([
      /^Send \$.* back/,
      /^Paid\./,
      /sent the money\./,
      /^Answer Marie/,
    ]);
    expect((await list.boundingBox())!.y + (await rows.first().boundingBox())!.height).toBeLessThan(
      700,
    );
    await expect(page.getByRole('region', { name: 'Open the shop' })).toHaveText(
      /^Open the shop: /,
    );
    await expectAccessible(page, 'to do');

    const presses = countPresses();
    const dialog = page.getByRole('dialog');
    async function task(row: RegExp, most: number, run: () => Promise<void>) {
      const before = presses.count();
      await presses.on(list.getByRole('link', { name: row }));
      await run();
      expect(presses.count() - before, String(row)).toBeLessThanOrEqual(most);
      await expect(() => page.goto(`${shop.url}/admin/dashboard`)).toPass();
      await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible();
      await expect(list.getByRole('link', { name: row })).toBeHidden({ timeout: 1000 });
    }
    await task(/^Send /, 2, async () => {
      const deed = rowOf(page, owed).getByRole('button', { name: 'I have sent it back' });
      await expect(deed, 'its entry opens on it').toBeInViewport();
      await presses.on(deed);
      await expect(rowOf(page, owed).getByText('Cancelled. Nothing to do.')).toBeVisible();
    });
    await task(/^Paid\./, 3, async () => {
      await presses.fill(dialog.getByLabel('Tracking number'), '1Z999AA10123456784');
      await presses.on(dialog.getByRole('button', { name: 'Tell the buyer' }));
      await expect(rowOf(page, paid).getByText('On its way to the buyer.')).toBeVisible();
    });
    await page.getByText('Menu', { exact: true }).tap();
    const menu = page.getByRole('banner').getByRole('navigation').first();
    await expect(menu.getByRole('link', { name: 'Orders 1' })).toBeVisible();
    await task(/sent the money/, 2, async () => {
      await presses.on(dialog.getByRole('button', { name: /^Yes, \$/ }));
      await expect(rowOf(page, sent).getByText(/^Paid\./)).toBeVisible();
    });
    await task(/^Answer Marie/, 2, async () => {
      await presses.on(page.getByRole('button', { name: /^Mark as answered/ }));
      const question = page.getByRole('article', { name: 'Marie' });
      await expect(question.getByText('Answered', { exact: true })).toBeVisible();
    });
    await task(/^Paid\. The delivery address is missing/, 2, async () => {
      const deed = rowOf(page, sent).getByRole('button', { name: 'Ask for the address' });
      await expect(deed).toBeInViewport();
      await presses.on(deed);
      await expect(rowOf(page, sent).getByText(/You asked for the address today/)).toBeVisible();
    });
    await expect(page.getByText('Nothing to do now.')).toBeVisible();
  });
});

test('what only the painter can mend stands first on the dashboard, with its way (rule 100)', async ({
  page,
  shop,
}) => {
  const alarm = { words: 'Instagram no longer accepts it.', label: 'Look', path: '/admin/setup' };
  await page.route('**/api/admin/check-auth', async (route) => {
    const answer: object = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, alarms: [alarm] } });
  });
  await openAdmin(page, shop, '/admin/dashboard');
  const alarms = page.getByRole('list', { name: 'Alarms' });
  await expect(alarms.getByText(alarm.words)).toBeVisible();
  await expect(alarms.getByRole('link', { name: 'Look' })).toHaveAttribute('href', alarm.path);
  await expectAccessibleEverywhere(page);
});

function figureOf(page: Page, words: RegExp) {
  return page.locator('dl > div').filter({ hasText: words });
}
