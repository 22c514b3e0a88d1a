import { expect, type Page } from '@playwright/test';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { newPost, openStudio } from '../fixtures/instagram/instagram.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';
import {
  expectToast,
  openAdmin,
  placeCardOrder,
  placeSentOrder,
  placeTransferOrder,
  rowOf,
} from './admin-page.ts';
import { settleHistory } from './history.ts';
import { countPresses } from './presses.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test('the dashboard shows what only the painter can mend, numbers for sale, held and sold, the publishing state, and what is not translated into the languages that are on; the painter chooses when changes go live, and publishes by a press; an open transfer links to its order (rule 100)', async ({
  page,
  shop,
  admin,
}) => {
  const sold = await placeCardOrder(shop, ['jou-mache']);
  await newBuyer(shop).openCard(['choublak']);
  const held = await placeTransferOrder(shop, ['tanbouye']);
  await oweMoney(shop, admin, 'lannwit-sou-mon-yo');
  await admin.send('PATCH', '/api/admin/settings', { offersFrench: false });
  await admin.send('POST', '/api/admin/artworks', artworkBody());
  const alarm = { words: 'Instagram no longer accepts it.', label: 'Look', path: '/admin/setup' };
  await page.route('**/api/admin/check-auth', async (route) => {
    const answer: object = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, alarms: [alarm] } });
  });
  await openAdmin(page, shop, '/admin/dashboard');
  // A busy process that loads its functions for the first time does not answer its own look at the site within two seconds.
  await expect(figureOf(page, /^Sold1$/)).toBeVisible();
  await page.reload();
  for (const figure of [
    /^Waiting for a transfer1until .*, \d\d:\d\d$/,
    /^Waiting for a parcel1$/,
    /^For sale4$/,
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
  const alarms = page.getByRole('list', { name: 'Alarms' });
  await expect(alarms.getByText(alarm.words)).toBeVisible();
  await expect(alarms.getByRole('link', { name: 'Look' })).toHaveAttribute('href', alarm.path);
  await expect(page.getByText('Not yet in Kreyòl: 1 work', { exact: true })).toBeVisible();
  await expect(page.getByText('Not yet in French')).toHaveCount(0);
  await expect(page.getByRole('link', { name: '1 work' })).toHaveAttribute(
    'href',
    '/admin/artworks',
  );
  await expectAccessibleEverywhere(page);

  const setting = page.getByLabel('Publish changes');
  await expect(setting.locator('option:checked')).toHaveText('At once');
  await setting.selectOption('Only when I press');
  await expectToast(page, 'Publishing settings updated successfully');
  await page.getByText(/^Open the shop: /).click();
  // What is checked has another height then, and stands above the button.
  await expect(page.getByText('Checking…')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove the samples' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the samples' }).click();
  // A sample that an order has stays.
  await expect(figureOf(page, /^For sale2$/)).toBeVisible();
  await settleHistory(page);
  await page.reload();
  await expect(setting.locator('option:checked')).toHaveText('Only when I press');
  const state = page.getByRole('complementary', { name: 'Publishing' });
  await expect(state).toContainText('until you press Publish now');
  await state.getByRole('button', { name: 'Publish now' }).click();
  await expect(state).toContainText('Publishing…');
  await expect(state.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: held }).last().click();
  await expect(rowOf(page, held)).toBeInViewport();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('posts that are gone at once stand in ‘To do now’; one press keeps or hides what they brought (rules 47 and 111)', async ({
    page,
    shop,
    admin,
  }) => {
    const studio = openStudio(shop, admin);
    const works = ['Panye', 'Kolibri', 'Vwal'].map((title) =>
      newPost(`“${title}” $95 #ArtForSale`),
    );
    const goBy = async (press: string, end: string) => {
      studio.write(works);
      await studio.sync();
      studio.write([]);
      await studio.sync();
      await page.goto(`${shop.url}/admin/dashboard`);
      const alarms = page
        .getByRole('region', { name: 'To do now' })
        .getByRole('list', { name: 'Alarms' });
      await expect(alarms).toContainText('3 posts are gone from Instagram at once.');
      await expectAccessibleEverywhere(page);
      const button = alarms.getByRole('button', { name: press });
      await page.route('**/api/admin/instagram/gone', (route) => route.abort());
      await button.tap();
      await expectToast(page, 'ErrorFailed to store your answer');
      await page.unroute('**/api/admin/instagram/gone');
      await button.tap();
      await expectToast(page, end);
      await expect(alarms).toHaveCount(0);
      await studio.settle();
      return (await Promise.all(works.map(({ id }) => studio.workOf(id)))).map(
        (work) => work?.isHidden,
      );
    };
    await openAdmin(page, shop, '/admin/dashboard');
    expect(await goBy('Keep them', 'SuccessThey stay in the shop')).toEqual([false, false, false]);
    expect(await goBy('Hide them', 'SuccessThey are being hidden')).toEqual([true, true, true]);
  });

  test('what there is to do stands first, in the menu, too; a deed is two presses from there, a parcel with its number three, until nothing is left (rule 111)', async ({
    page,
    shop,
    admin,
  }) => {
    const paid = await placeCardOrder(shop, ['jou-mache']);
    const owed = await oweMoney(shop, admin, 'choublak');
    const sent = await placeSentOrder(shop, ['tanbouye']);
    const data = { name: 'Marie', email: 'marie@example.com', message: 'Is it framed?' };
    expect((await page.request.post(`${shop.url}/api/questions`, { data })).ok()).toBe(true);
    await openAdmin(page, shop, '/admin/dashboard');
    const { list, rows, presses, task } = toDoOn(page, shop);
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

    await task(/^Send /, 2, async () => {
      const deed = rowOf(page, owed).getByRole('button', { name: 'I have sent it back' });
      await expect(deed, 'its entry opens on it').toBeInViewport();
      await presses.on(deed);
      await expect(rowOf(page, owed).getByText('Cancelled. Nothing to do.')).toBeVisible();
    });
    await task(/^Paid\./, 3, async () => {
      const dialog = page.getByRole('dialog');
      await presses.fill(dialog.getByLabel('Tracking number'), '1Z999AA10123456784');
      await presses.on(dialog.getByRole('button', { name: 'Tell the buyer' }));
      await expect(rowOf(page, paid).getByText('On its way to the buyer.')).toBeVisible();
    });
    await page.getByText('Menu', { exact: true }).tap();
    const menu = page.getByRole('banner').getByRole('navigation').first();
    await expect(menu.getByRole('link', { name: 'Orders 1' })).toBeVisible();
    await task(/^Answer Marie/, 2, async () => {
      await presses.on(page.getByRole('button', { name: /^Mark as answered/ }));
      const question = page.getByRole('article', { name: 'Marie' });
      await expect(question.getByText('Answered', { exact: true })).toBeVisible();
    });
    await task(/sent the money/, 2, async () => {
      await presses.on(page.getByRole('dialog').getByRole('button', { name: /^Yes, \$/ }));
      await expect(rowOf(page, sent).getByText(/^Paid\./)).toBeVisible();
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

/** Returns what there is to do as the dashboard shows it, and what counts the presses of a row's deed. */
function toDoOn(page: Page, shop: RunningShop) {
  const list = page.getByRole('list', { name: 'To do now' });
  const presses = countPresses();
  async function task(row: RegExp, most: number, run: () => Promise<void>): Promise<void> {
    const before = presses.count();
    await presses.on(list.getByRole('link', { name: row }));
    await run();
    expect(presses.count() - before, String(row)).toBeLessThanOrEqual(most);
    await settleHistory(page);
    await page.goto(`${shop.url}/admin/dashboard`);
    await expect(page.getByRole('heading', { name: 'To do now' })).toBeVisible();
    await expect(list.getByRole('link', { name: row })).toBeHidden({ timeout: 1000 });
  }
  return { list, rows: list.getByRole('link'), presses, task };
}

/** Makes an order whose money is owed to its buyer. Returns its number. */
async function oweMoney(shop: RunningShop, admin: Admin, artworkId: string): Promise<string> {
  const id = await placeTransferOrder(shop, [artworkId]);
  for (const status of ['processing', 'cancelled'] as const) await admin.setStatus(id, status);
  return id;
}

function figureOf(page: Page, words: RegExp) {
  return page.locator('dl > div').filter({ hasText: words });
}
