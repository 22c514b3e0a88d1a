import { expect } from '@playwright/test';
import type { PublicArtwork } from '#shared/artwork';
import { artworkKey, changeRecord } from '../fixtures/records.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { openAdmin } from './admin-page.ts';
import { lookAgain, openWithClock } from './availability-calls.ts';
import { openCart } from './purchase-page.ts';
import { cardOf, expectAccessible, expectSound } from './site-page.ts';

const minute = 60_000;
const words = /^On sale \w+day, \w+ \d+ at \d+:\d\d [AP]M \(UTC\)/;

const wrongMs = 86_400_000;

test('an open page whose clock is a day ahead turns within two seconds after the hour and never before, without a build (rule 108)', async ({
  page,
  shop,
}) => {
  await page.addInitScript((ms) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + ms;
  }, wrongMs);
  const hour = setHour(shop, 7000);
  await page.goto(`${shop.url}/art/jou-mache`);
  const work = page.locator('article[data-artwork=jou-mache]');
  await expect(work.locator('[data-words]')).toHaveText(new RegExp(`${words.source}in \\d\\ss$`));
  await expect(work.getByText('$150.00')).toBeVisible();
  for (const name of ['Add to Cart', 'Buy Now'])
    await expect(work.getByRole('button', { name })).toBeHidden();
  await expect(
    page.locator('[aria-live], [role=status], [role=timer]').getByText(/in \d\ss$/),
  ).toHaveCount(0);
  await expectSound(page);
  const turnedAt = await work.evaluate(
    (element, ms) =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (element.dataset['state'] === 'available') resolve(Date.now() - ms);
        }).observe(element, { attributes: true });
      }),
    wrongMs,
  );
  expect(turnedAt - hour).toBeGreaterThanOrEqual(0);
  expect(turnedAt - hour).toBeLessThan(2000);
  await expect(work.getByRole('button', { name: 'Buy Now' })).toBeVisible();
  await expect(work.locator('[data-words]')).toBeEmpty();
});

test('a page asks at the hour although it rests, and when it is looked at again; lists say the hour and offer nothing (rules 107 and 108)', async ({
  page,
  shop,
}) => {
  setHour(shop, 75 * minute);
  const calls = await openWithClock(page, `${shop.url}/shop-art`);
  const card = cardOf(page, 'Jou Mache');
  const told = card.locator('[data-words]');
  await expect(told).toHaveText(new RegExp(`${words.source}$`));
  await expect(card.getByRole('button', { name: 'Buy Now' })).toBeHidden();

  // As a device that slept: its timers stood still.
  await shop.waitUntilIdle();
  await shop.passMinutes(20);
  const before = calls();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(calls).toBe(before + 1);
  await expect(told).toHaveText(/in 5[45]\smin \d+\ss$/);
  await page.clock.runFor(15 * minute);
  await shop.waitUntilIdle();
  await shop.passMinutes(60);
  await page.clock.runFor(61 * minute);
  await expect(told).toBeEmpty();
  await expect(card.getByRole('button', { name: 'Buy Now' })).toBeAttached();
});

test.describe('on a device in Paris', () => {
  test.use({ timezoneId: 'Europe/Paris' });

  test('gallery and cart name the hour, page and gallery also that of the device, and nothing there begins a purchase (rules 107 and 108)', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${shop.url}/art/jou-mache`);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    const opener = page.getByRole('button', { name: 'Cart, 1 item' });
    await expect(opener).toBeVisible();
    const hour = new Date(setHour(shop, 75 * minute));
    const at = { timeZone: 'Europe/Paris', hour: 'numeric', minute: '2-digit' } as const;
    const own = `${hour.toLocaleTimeString('en-US', at)} where you are`.replace(/\s/, ' ');
    await lookAgain(page);
    const told = page.locator('article[data-artwork=jou-mache] [data-words]');
    await expect(told).toHaveText(words);
    await expect(told.getByText(own)).toBeVisible();
    await page.getByRole('button', { name: 'View Jou Mache full screen' }).click();
    const gallery = page.getByRole('dialog', { name: 'Gallery' });
    await expect(gallery.getByText(/^\$150\.00 · On sale \w+day/)).toBeVisible();
    await expect(gallery.getByText(own)).toBeVisible();
    await expect(gallery.getByRole('button', { name: 'Buy Now' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await openCart(page);
    const cart = page.getByRole('dialog', { name: 'Your Cart' });
    await expect(cart.getByText(words)).toBeVisible();
    await expect(cart.getByRole('button', { name: 'Checkout' })).toBeDisabled();
    await expectAccessible(page);
  });
});

test.describe('a painter who travels', () => {
  test.use({ timezoneId: 'Europe/Paris' });

  test('types an hour of the shop’s clocks, reads whose they are, and sees it as typed (rule 107)', async ({
    page,
    shop,
    admin,
  }) => {
    await admin.send('PATCH', '/api/admin/settings', { timeZone: 'America/Port-au-Prince' });
    await openAdmin(page, shop, '/admin/artworks');
    const card = page.getByRole('article', { name: 'Choublak', exact: true });
    await card.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Artwork' });
    const field = dialog.getByLabel('Hour of sale');
    await expect(field).toHaveAccessibleDescription(
      'In the time of Port-au-Prince. This device is set to Paris. Empty: on sale at once.',
    );
    await field.focus();
    await page.keyboard.type('03');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(field).toBeFocused();
    await field.fill('2030-03-10T02:30');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(field).toHaveAccessibleDescription(/clocks show: they skip one hour in spring$/);
    await expect(field).toHaveValue('2030-03-10T02:30');
    await field.fill('2030-03-10T18:00');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(card.getByText('On sale Mar 10, 2030, 18:00')).toBeVisible();
    await card.getByRole('button', { name: 'Edit' }).click();
    await expect(field).toHaveValue('2030-03-10T18:00');
    const { body } = await admin.send<PublicArtwork>('GET', '/api/artworks/choublak');
    expect(body.opensAt).toBe('2030-03-10T18:00:00-04:00');
  });
});

/** Sets the hour of 'Jou Mache' after the site was built. Returns it. */
function setHour(shop: RunningShop, inMs: number): number {
  const hour = Date.now() + inMs;
  const opensAt = new Date(hour).toISOString();
  changeRecord(shop, artworkKey('jou-mache'), (work) => ({ ...work, opensAt }));
  return hour;
}
