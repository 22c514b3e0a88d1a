import { expect, type Locator } from '@playwright/test';
import { aPayment } from '../fixtures/buyers/money.ts';
import { inDays } from '../fixtures/buyers/offers.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { cardOf } from './admin-artworks-page.ts';
import { expectToast, openAdmin, placeTransferOrder, rowOf, showOrders } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

const phone = { width: 390, height: 844 };

test.use({ viewport: phone });

test('on a phone a question becomes an offer with three presses, and with monthly parts with six (rule 96)', async ({
  page,
  shop,
  admin,
}) => {
  await ask(shop, 'Marie Joseph', 'jou-mache');
  await ask(shop, 'Jean Pierre', 'tanbouye');
  await openAdmin(page, shop, '/admin/questions');
  const dialog = page.getByRole('dialog', { name: 'Make an offer' });
  const price = dialog.getByLabel('Price');
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };

  const question = page.getByRole('article', { name: 'Marie Joseph' });
  await press(question.getByRole('button', { name: 'Make an offer' }));
  await expect(price).toHaveValue('150');
  await expect(dialog.getByText('For Marie Joseph, marie-joseph@example.com')).toBeVisible();
  await press(price);
  await page.keyboard.type('120');
  await press(dialog.getByRole('button', { name: 'Offer it for $120' }));
  await expectToast(page, 'The offer is made');
  expect(presses).toBe(3);
  await expect(question.getByText('Answered')).toBeVisible();
  await expect(question.getByText('Offered for $120.00')).toBeVisible();
  const link = question.getByRole('link', { name: /^order / });
  expect(await admin.findOrder((await link.textContent())!.slice(6))).toMatchObject({
    method: 'offer',
    status: 'pending',
    customerEmail: 'marie-joseph@example.com',
    items: [{ id: 'jou-mache', price: '120.00' }],
    offer: { parts: [{ cents: 12_000, until: expect.stringContaining(dayIn(7)) }] },
  });

  presses = 0;
  const other = page.getByRole('article', { name: 'Jean Pierre' });
  await press(other.getByRole('button', { name: 'Make an offer' }));
  await press(price);
  await page.keyboard.type('120');
  await press(dialog.getByText('More: day, payment in parts, words'));
  // A list opens with a press, and another one chooses.
  presses += 2;
  await dialog.getByLabel('Payment').selectOption('A deposit and 2 months');
  await expectAccessibleEverywhere(page, 'the form of an offer');
  await page.setViewportSize(phone);
  await press(dialog.getByRole('button', { name: 'Offer it for $120' }));
  await expect(dialog).toBeHidden();
  expect(presses).toBe(6);
  await expectAccessibleEverywhere(page, 'questions with offers');
  await page.setViewportSize(phone);
  await other.getByRole('link', { name: /^order / }).click();
  const parts = page.getByRole('list', { name: 'Parts' }).getByRole('listitem');
  await expect(parts).toHaveText(Array.from({ length: 3 }, () => /^\$40\.00 by \w+ \d+, 20\d\d$/));
  const shown = page.getByRole('article').filter({ has: parts.first() });
  await expect(shown.getByText(/^Waits for \$40\.00 by /)).toBeVisible();

  const money = [aPayment({ id: 'deposit', cents: 4000 })];
  await showOrders(page, (order) => {
    const [deposit, late, last] = order.offer!.parts;
    if (!deposit || !late || !last) return order;
    const overdue = [deposit, { ...late, until: '2026-01-02T12:00:00.000Z' }, last];
    return { ...order, money, offer: { ...order.offer!, parts: overdue } };
  });
  await page.reload();
  await expect(parts).toHaveText([
    '$40.00 has come',
    '$40.00 is late: it was due by January 2, 2026',
    /^\$40\.00 by /,
  ]);
  await expect(shown.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);
  await page.goto(`${shop.url}/admin/dashboard`);
  await expect(page.getByText(/^\$120\.00 by /)).toBeVisible();
});

test('an offer without a mail address outlasts a reload, is copied, changed once, although its answer is lost, and withdrawn; a held work is refused in the form @nightly', async ({
  page,
  shop,
  admin,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAdmin(page, shop, '/admin/artworks');
  const card = cardOf(page, 'Choublak');
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect(card.getByText('Hidden')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Make an offer' });
  async function open() {
    await card.getByRole('button', { name: 'More about Choublak' }).click();
    await card.getByRole('button', { name: 'Make an offer' }).click();
  }
  await open();
  await dialog.getByLabel('Name').fill('Rose Pierre');
  await dialog.getByLabel('Price').fill('0.2');
  await dialog.getByRole('button', { name: 'Offer it' }).click();
  await expect(dialog.getByText('Price must be from $0.50 to $999,999.99')).toBeVisible();
  await dialog.getByLabel('Price').fill('2oo');
  await expect(dialog.getByRole('button', { name: 'Offer it', exact: true })).toBeVisible();
  await dialog.getByLabel('Price').fill('200,00');
  await page.reload();
  await open();
  await expect(dialog.getByLabel('Name')).toHaveValue('Rose Pierre');
  await expect(dialog.getByText('What you typed before is here')).toBeVisible();
  await dialog.getByRole('button', { name: 'Offer it for $200' }).click();
  await expect(card.getByText('Offered for $200.00')).toBeVisible();
  await expect(card.getByText(/^Reserved until /)).toBeVisible();
  await expect(card.getByRole('button', { name: 'Make an offer' })).toHaveCount(0);
  await card.getByRole('button', { name: 'Copy the link' }).click();
  await expect(card.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`^${shop.url}/order#`));

  const id = (await card.getByRole('link', { name: /^order / }).textContent())!.slice(6);
  await card.getByRole('link', { name: /^order / }).click();
  const row = rowOf(page, id);
  await row.getByRole('button', { name: 'Change the offer' }).click();
  const change = page.getByRole('dialog', { name: 'Change the offer' });
  await change.getByLabel('Price').fill('180');
  await change.getByText('More: day, payment in parts, words').click();
  await change.getByLabel('Your words about it').fill('Framed in oak.');
  await page.route('**/api/admin/offers/*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await change.getByRole('button', { name: 'Offer it for $180' }).click();
  await expectToast(page, 'The offer is changed');
  await page.unroute('**/api/admin/offers/*');
  await expect(row.getByText('Framed in oak.')).toBeVisible();
  await expect(row).toContainText('Total $180.00');

  await page.getByRole('button', { name: 'Make an offer' }).click();
  await dialog.getByRole('button', { name: 'Offer it' }).click();
  await expect(dialog.getByText('Please say what you offer')).toBeVisible();
  await dialog.getByLabel('Work', { exact: true }).selectOption('tanbouye');
  await dialog.getByRole('button', { name: 'Add a line' }).click();
  await dialog.getByLabel('What line 2 is').fill('A frame of oak');
  await dialog.getByLabel('Price of A frame of oak').fill('25');
  await expectAccessibleEverywhere(page, 'an offer of a work and a line');
  await page.setViewportSize(phone);
  await placeTransferOrder(shop, ['tanbouye']);
  await dialog.getByRole('button', { name: 'Offer them for $200' }).click();
  await expect(dialog.getByRole('alert')).toContainText('This artwork now belongs to order');
  // The line alone, in two parts.
  await dialog.getByRole('button', { name: 'Remove Tanbouyè' }).click();
  await dialog.getByText('More: day, payment in parts, words').click();
  await dialog.getByLabel('Good until').fill(dayIn(30));
  await dialog.getByLabel('Payment').selectOption('A deposit and 1 month');
  await dialog.getByLabel('Deposit').fill('10');
  await dialog.getByRole('button', { name: 'Offer it for $25' }).click();
  const line = page.getByRole('article').filter({ hasText: 'A frame of oak' });
  await expect(line.getByRole('list', { name: 'Parts' })).toHaveText(/^\$10\.00 by .*\$15\.00 by /);
  const [offered] = await admin.listOrders();
  expect(offered).toMatchObject({
    deadline: expect.stringContaining(dayIn(30)),
    items: [{ artworkTitle: 'A frame of oak', price: '25.00', isLine: true }],
  });
  await line.getByRole('button', { name: 'Change the offer' }).click();
  await change.getByText('More: day, payment in parts, words').click();
  await expect(change.getByLabel('Payment')).toHaveValue('2');
  await expect(change.getByLabel('Good until')).toHaveValue(dayIn(30));
  await change.getByRole('button', { name: 'Not now' }).click();

  await row.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw it' }).click();
  await expect(row.getByLabel('Status')).toHaveValue('cancelled');
});

/** Returns a day in UTC like 2026-12-24. The shop has no time zone of its own. */
function dayIn(days: number): string {
  return inDays(days).slice(0, 10);
}

async function ask(shop: RunningShop, name: string, artworkId: string): Promise<void> {
  const email = `${name.toLowerCase().replace(' ', '-')}@example.com`;
  const { status } = await fetch(`${shop.url}/api/questions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, message: 'Can I pay in parts?', artworkId }),
  });
  expect(status).toBe(200);
}
