import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { depthOf, goBackAnd, settleHistory } from './history.ts';
import { cards, fillCardForm } from './purchase-page.ts';
import { cardOf, expectAccessibleEverywhere } from './site-page.ts';

const heading = 'You have bought this';

test('Back while the bank’s page is awaited asks; the kept page of a payment asks what became of it, and then its buyer is told of their order wherever the work is (rule 79)', async ({
  page,
  shop,
  browser,
}) => {
  const main = page.getByRole('main');
  await page.goto(`${shop.url}/art/choublak`);
  await page.goto(`${shop.url}/checkout?artworkId=choublak`);
  await fillCardForm(page, cards.redirecting);
  const bank = await heldAtBank(page);
  await goBackAnd(page, 'dismiss');
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  await expect.poll(() => depthOf(page)).toBe(1);
  await comeBack(page);
  await expect(page.getByText('It was not completed.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Complete Purchase' })).toBeEnabled();
  expect(await heldAtBank(page)).toBe(bank);
  const orderPage = await finishAt(bank, browser);
  await comeBack(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expect(page.getByRole('link', { name: /order.s page/ })).toHaveAttribute('href', orderPage);
  await settleHistory(page);

  await page.goto(`${shop.url}/checkout?artworkId=choublak&by=zelle`);
  await orderByTransfer(main);
  await expectBought(main, orderPage);
  await expect(page.getByRole('link', { name: 'Pay by card' })).toHaveCount(0);

  await page.goto(`${shop.url}/shop-art`);
  await expect(cardOf(page, 'Choublak').getByText(heading)).toBeVisible();
  await expect(cardOf(page, 'Choublak').getByRole('button', { name: 'Buy Now' })).toHaveCount(0);
  await page.getByRole('button', { name: 'View Choublak full screen' }).press('Enter');
  const room = page.getByRole('dialog', { name: 'Gallery' });
  await expect(room.getByText(heading)).toBeVisible();
  await expect(room.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
  await room.getByRole('link', { name: 'Choublak' }).click();
  await page.getByRole('link', { name: 'Your order' }).click();
  await expectBought(main, orderPage);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page.getByText(/sold|Unable to Process/i)).toHaveCount(0);
  await expectAccessibleEverywhere(page, 'an own sale');
});

type Browser = { newContext: () => Promise<{ newPage: () => Promise<Page> }> };

/** Answers the bank's question in another browser. Returns the order's page. */
async function finishAt(bank: string, browser: Browser): Promise<string> {
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(bank);
  await phone.getByRole('button', { name: 'Complete authentication' }).click();
  await expect(phone.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  const href = await phone.getByRole('link', { name: /order.s page/ }).getAttribute('href');
  await phone.context().close();
  return href!;
}

/** Presses 'Pay' and stays, as in a page that the browser keeps while it shows the bank's. Returns the bank's address. */
async function heldAtBank(page: Page): Promise<string> {
  await page.route(/\/authenticate\//, (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest(/\/authenticate\//);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  const bank = (await asked).url();
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  return bank;
}

async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
}

async function orderByTransfer(place: Locator): Promise<void> {
  await place.getByLabel('Name').fill('Marie Joseph');
  await place.getByLabel('Email').fill('marie@example.com');
  await place.getByRole('button', { name: 'Continue' }).click();
}

async function expectBought(place: Locator, orderPage: string): Promise<void> {
  await expect(place.getByRole('heading', { name: heading })).toBeVisible();
  await expect(place.getByRole('link', { name: /order.s page/ })).toHaveAttribute(
    'href',
    orderPage,
  );
  const number = /#(.+)\./.exec(orderPage)![1]!;
  await expect(place.getByText(`Order #${number}`, { exact: true })).toBeVisible();
}
