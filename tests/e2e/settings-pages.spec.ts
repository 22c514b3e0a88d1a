import { expect, type Locator } from '@playwright/test';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { newsletterForm, usableCodes, unusableCodes } from '../fixtures/newsletter-codes.ts';
import { contentKey, removeRecords } from '../fixtures/records.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { openAdmin, rowOf } from './admin-page.ts';
import { expectCardForm, openCheckout } from './purchase-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

const chosen = {
  shopName: 'Galri Lanmè',
  sellerName: 'Ana Solèy LLC',
  sellerAddress: '12 Rue Capois\nJacmel',
  shipsFrom: 'Jacmel, Haiti',
  holidayNote: 'Orders are shipped again from 12 January',
  deliveryTime: 'It leaves the studio within two weeks',
  newsletterUrl: 'https://news.example/galri',
  offersKreyol: false,
  shippingCosts: 'US, CA: 45\nHT: 0',
  returnDays: '14',
};

const saleTerms = [
  'Shipping to United States, Canada: $45.00, not in the price',
  'Shipping to Haiti: in the price',
  'Returns within 14 days of delivery',
];

test('pages show what the settings say, and nothing for an unset one; a page without words says what will stand there (rule 93) @nightly', async ({
  page,
  launch,
}) => {
  const shop = await launch();
  const admin = await shop.admin();
  const read = async (path: string) => (await fetch(`${shop.url}${path}`)).text();
  for (const path of ['/shop-art', '/terms', '/contact', '/art/jou-mache']) {
    expect(await read(path), path).not.toMatch(
      /Ships from|Sold by|Newsletter|Shipping to|Returns within|shippingDetails|ReturnPolicy/,
    );
  }
  const { status } = await admin.send('PATCH', '/api/admin/settings', {
    ...chosen,
    password: shop.adminPassword,
  });
  expect(status).toBe(200);
  removeRecords(shop, contentKey(''));
  await shop.buildNow();
  for (const [path, words] of [
    ['/terms', 'The terms of this shop will stand here soon. <a'],
    ['/contact', 'The way to reach the studio will stand here soon.'],
    ['/privacy', 'What this shop keeps about you will stand here soon.'],
    ['/about', 'Words about the painter will stand here soon.'],
  ] as const)
    expect(await read(path), path).toContain(words);

  expect(await read('/')).toContain(' · Galri Lanmè</title>');
  expect(await read('/rss.xml')).toContain('<title>Galri Lanmè · ');
  await page.goto(`${shop.url}/art/jou-mache`);
  await expect(page).toHaveTitle('Jou Mache · Galri Lanmè');
  const article = page.getByRole('article');
  await expect(article.getByText(/^Shipping is included, worldwide\. \w/)).toBeVisible();
  await expect(article.getByText('Ships from Jacmel, Haiti')).toBeVisible();
  await expect(article.getByText('Sold by Ana Solèy LLC')).toBeVisible();
  await expect(article.getByText(chosen.holidayNote)).toBeVisible();
  for (const line of saleTerms) await expect(article.getByText(line)).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toMatch(/"addressCountry":"CA".*"merchantReturnDays":14/);
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await openCheckout(page);
  await expectCardForm(page);
  const summary = page.getByRole('dialog').getByRole('complementary', { name: 'Order summary' });
  await expect(summary.getByText(chosen.holidayNote)).toBeVisible();
  for (const line of saleTerms) await expect(summary.getByText(line)).toBeVisible();
  await page.goto(`${shop.url}/checkout?artworkId=jou-mache`);
  const bought = page.getByRole('complementary');
  for (const line of [chosen.holidayNote, ...saleTerms])
    await expect(bought.getByText(line)).toBeVisible();

  await page.goto(`${shop.url}/shop-art`);
  await expect(page.getByRole('main').getByText(chosen.holidayNote)).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText(chosen.shopName)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Newsletter' })).toHaveAttribute(
    'href',
    chosen.newsletterUrl,
  );
  for (const path of ['/terms', '/contact']) {
    await page.goto(`${shop.url}${path}`);
    await expect(page.getByText('Sold by Ana Solèy LLC 12 Rue Capois Jacmel')).toBeVisible();
    await expect(page.getByText(saleTerms[0]!)).toHaveCount(path === '/terms' ? 1 : 0);
    await expectAccessibleEverywhere(page);
  }
  expect(await read('/privacy')).not.toContain('Sold by');
  const confirmation = await read('/payment-confirmation');
  expect(confirmation).toContain(`<dd>${chosen.holidayNote}</dd>`);
  expect(confirmation).not.toMatch(/few days it|two weeks/);
  await page.goto(`${shop.url}${await payFor(shop, 'choublak')}`);
  await expect(page.getByText('Paid.', { exact: true })).toBeVisible();
  await expect(page.getByText(`${chosen.holidayNote}.`)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const receipt = page.getByRole('article', { name: 'Receipt' });
  await expect(receipt).toContainText('Ana Solèy LLC');
  await expect(receipt).toContainText('12 Rue CapoisJacmel');
  await expect(receipt).not.toContainText(chosen.shopName);

  for (const path of ['', '/shop-art', '/order?id=1#token']) {
    await page.goto(`${shop.url}/ht${path}`);
    await expect(page, 'of a language that was switched off').toHaveURL(
      `${shop.url}${path || '/'}`,
    );
  }
  expect((await fetch(`${shop.url}/ht/nothing`)).status).toBe(404);
  expect((await fetch(`${shop.url}/fr/order`)).url).toBe(`${shop.url}/fr/order`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the settings are folds that say what is set, 2,500 px at most; a link and a draft open theirs; a form of a newsletter is pasted with three presses and the password; the screens tell the time in the chosen zone (rules 110, 112)', async ({
    page,
    shop,
    admin,
  }) => {
    const { orderId, deadline } = (await newBuyer(shop).orderByTransfer(['jou-mache'])).body;
    await openAdmin(page, shop, '/admin/settings');
    const foldOf = (name: string) => page.getByRole('region', { name, exact: true });
    const bank = foldOf('Bank account');
    await expect(bank.getByText(/@/)).toBeVisible();
    await expect(page.getByLabel('Recipient')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      2500,
    );
    await bank.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await bank.getByLabel('Recipient').fill('Solange Pierre');
    await page.goto(`${shop.url}/admin/settings#shippingNote`);
    await expect(page.getByLabel('Shipping', { exact: true })).toBeFocused();
    await page.reload();
    await expect(bank.getByLabel('Recipient')).toHaveValue('Solange Pierre');
    await expect(bank.getByLabel('Recipient')).toBeVisible();
    const seller = foldOf('Seller');
    await expect(seller.getByLabel('Name of the seller')).toBeHidden();

    const card = foldOf('Your shop');
    await card.locator('summary').first().click();
    await card.getByLabel('Time zone').fill('Haiti');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByText('Must be a time zone, like America/Port-au-Prince')).toBeVisible();
    let presses = 0;
    const press = async (control: Locator) => {
      presses++;
      await control.click();
    };
    const field = page.getByRole('textbox', { name: 'Form or address of your newsletter' });
    await press(page.locator('summary', { hasText: 'Newsletter' }));
    await press(field);
    const { html, says } = unusableCodes['a captcha'];
    await field.fill(html);
    await expect(field).toHaveAccessibleDescription(new RegExp(says.replace(/[.?]/g, '\\$&')));
    await expectAccessibleEverywhere(page);
    await field.fill(usableCodes.Mailchimp.html);
    const newsletter = page.locator('form', { has: field });
    await expect(newsletter.getByRole('status')).toHaveText('Joins at list-manage.com');
    await press(newsletter.getByRole('button', { name: 'Save' }));
    await expect(newsletter.getByText(/^Type your password, too: /)).toBeVisible();
    await expect(newsletter.getByRole('status')).toHaveText('Joins at list-manage.com');
    await expectAccessibleEverywhere(page);
    await newsletter.getByLabel('Password').fill(shop.adminPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Settings updated successfully', { exact: true })).toBeVisible();
    expect(presses).toBe(3);
    const stored = (await admin.send('GET', '/api/admin/settings')).body;
    expect(stored).toMatchObject({ newsletterUrl: '', newsletterForm });

    await card.getByLabel('Time zone').fill('New York');
    await save(card);
    await expect(card.getByLabel('Time zone')).toHaveValue('America/New_York');
    await card.getByLabel('Time zone').fill('Asia/Tokyo');
    await card.getByLabel('Name of the shop').fill(chosen.shopName);
    await save(card);
    await seller.locator('summary').first().click();
    await seller.getByLabel('Address of the seller').fill(chosen.sellerAddress);
    await save(seller);
    await page.reload();
    await expect(seller.getByLabel('Address of the seller')).toHaveValue(chosen.sellerAddress);

    await page.goto(`${shop.url}/admin/orders`);
    const tokyo = new Intl.DateTimeFormat('en-US', {
      dateStyle: 'long',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: 'Asia/Tokyo',
    });
    await expect(
      rowOf(page, orderId).getByText(`Held until ${tokyo.format(new Date(deadline))}`),
    ).toBeVisible();
  });
});

async function save(card: Locator): Promise<void> {
  const answer = card.page().waitForResponse('**/api/admin/settings');
  await card.getByRole('button', { name: 'Save' }).click();
  expect((await answer).status()).toBe(200);
}

/** Pays for an artwork. Returns the page of the order. */
async function payFor(shop: RunningShop, id: string): Promise<string | null> {
  const buyer = newBuyer(shop);
  const { clientSecret } = (await buyer.openCard([id])).body;
  await payByCard(shop, clientSecret);
  return (await buyer.outcomeOf(clientSecret)).body.orderPage;
}
