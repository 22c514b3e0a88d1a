import { expect } from '@playwright/test';
import { photograph } from '../fixtures/artworks/artwork-input.ts';
import { test } from '../fixtures/shop.ts';
import { countPresses } from './presses.ts';
import { cards, fillCardForm } from './purchase-page.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
test.setTimeout(240_000);

/** 400 kbit/s in both directions, in bytes a second. */
const slow = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 50_000 };

test('on a phone at 400 kbit/s the painter gets from the login to an open shop, by what the dashboard names @nightly', async ({
  page,
  launch,
}) => {
  const shop = await launch();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow);
  const presses = countPresses();

  await page.goto(`${shop.url}/admin`);
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill(shop.adminPassword);
  await presses.on(page.getByRole('button', { name: 'Login' }));
  const card = page.getByRole('region', { name: 'Open the shop' });
  await expect(card.getByText('3 of 13 done')).toBeVisible();
  // The entry of a dialog that has just closed may leave at the same moment.
  const toDashboard = () => expect(() => page.goto(`${shop.url}/admin/dashboard`)).toPass();

  await presses.on(card.getByRole('button', { name: 'Remove the samples' }));
  await presses.on(page.getByRole('dialog').getByRole('button', { name: 'Remove the samples' }));
  await expect(card.getByText('4 of 13 done')).toBeVisible();

  await presses.on(card.getByRole('link', { name: 'Add an artwork of your own' }));
  const form = page.getByRole('dialog', { name: 'Add New Artwork' });
  await form
    .getByLabel('Photograph')
    .first()
    .setInputFiles({
      name: 'lakay.jpg',
      mimeType: 'image/jpeg',
      buffer: await photograph(800, 600),
    });
  await form.getByLabel('Title').fill('Lakay');
  await form.getByLabel('Description', { exact: true }).fill('The house by the sea.');
  await form.getByLabel('Price').fill('2000');
  await form.getByLabel('Stock Quantity').fill('1');
  await expect(form.getByText('The photograph is uploaded.')).toBeVisible();
  await presses.on(form.getByRole('button', { name: 'Create Artwork' }));
  await page.waitForURL('**/admin/dashboard');

  for (const [link, words] of [
    ['Write who you are', null],
    ['Write how people reach you', 'Write to me: solange@shop.example'],
    ['Write the page Terms', '## Returns\n\nWithin a week.'],
    ['Write what you keep of people, and how long', 'I keep what you write to me for a year.'],
  ] as const) {
    await toDashboard();
    await presses.on(card.getByRole('link', { name: link }));
    if (words) {
      await page.getByLabel('Text').fill(words);
    } else {
      await presses.on(page.getByRole('button', { name: 'Add New Section' }));
      await page.getByLabel('Section Content').fill('I paint by the sea.');
    }
    await expect(page.getByText('Everything is saved')).toBeVisible();
  }

  await toDashboard();
  await presses.on(
    card.getByRole('link', { name: 'Set the recipient of transfers, or switch them off' }),
  );
  const bank = page.getByRole('region', { name: 'Bank account' });
  await bank.getByLabel('Recipient').fill('Solange Pierre');
  await bank.getByLabel('Zelle address').fill('solange@shop.example');
  await bank.getByLabel('Password').fill(shop.adminPassword);
  await presses.on(bank.getByRole('button', { name: 'Save' }));
  const saved = page.getByText('Settings updated successfully', { exact: true });
  await expect(saved).toBeVisible();
  const shipping = page.getByRole('region', { name: 'Shipping and terms' });
  await shipping.getByLabel('Shipping', { exact: true }).fill('Rolled in a tube, $40');
  await shipping.getByLabel('Terms', { exact: true }).fill('Taxes included, returns for a week');
  const answer = page.waitForResponse('**/api/admin/settings');
  await presses.on(shipping.getByRole('button', { name: 'Save' }));
  expect((await answer).status()).toBe(200);

  await toDashboard();
  await presses.on(card.getByRole('button', { name: 'Send me a test mail' }));
  await expect(card.getByText(/The mail is on its way/)).toBeVisible();
  await presses.on(card.getByRole('button', { name: 'It arrived' }));
  await expect(card.getByText('12 of 13 done')).toBeVisible();

  await shop.buildNow();
  await presses.on(card.getByRole('link', { name: 'Buy your own work' }));
  await fillCardForm(page, cards.good);
  await presses.on(page.getByRole('button', { name: 'Complete Purchase' }));
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();

  await toDashboard();
  await expect(page.getByText('Lakay').or(page.getByText('$2,000.00')).first()).toBeVisible();
  await expect(card).toBeHidden();
  expect(presses.count()).toBeLessThanOrEqual(20);
});
