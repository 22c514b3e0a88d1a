import { expect, type Locator, type Page } from '@playwright/test';
import type { Order } from '#shared/order';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import type { RunningShop } from '../fixtures/shop.ts';

/** Opens an administrator's screen, signed in. */
export async function openAdmin(page: Page, shop: RunningShop, path: string): Promise<void> {
  const data = { username: 'admin', password: shop.adminPassword };
  await expect(async () => {
    const answer = await page.request.post(`${shop.url}/api/admin/login`, { data });
    expect(answer.status()).toBe(200);
  }).toPass();
  await page.goto(`${shop.url}${path}`);
}

/** Types the password where a session alone is not enough. */
export async function typePassword(page: Page, shop: RunningShop): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your password, please' });
  await dialog.getByLabel('Password').fill(shop.adminPassword);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

export function rowOf(page: Page, orderId: string): Locator {
  return page.getByRole('article', { name: orderId });
}

export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(page.locator('.toast', { hasText: text })).toBeVisible();
}

/** Places a transfer order that waits for its money. Returns its number. */
export async function placeTransferOrder(shop: RunningShop, ids: string[]): Promise<string> {
  const email = `${ids.join('-')}@example.com`;
  return (await newBuyer(shop).orderByTransfer(ids, email)).body.orderId;
}

/** Places a transfer order whose buyer says that the money was sent. Returns its number. */
export async function placeSentOrder(shop: RunningShop, ids: string[]): Promise<string> {
  const { orderId, orderPage } = (await newBuyer(shop).orderByTransfer(ids)).body;
  const headers = { authorization: `Bearer ${orderPage.split('#')[1]}` };
  const { status } = await fetch(`${shop.url}/api/orders/sent`, { method: 'POST', headers });
  expect(status).toBe(200);
  return orderId;
}

/** Places a paid card order. Returns its number. */
export async function placeCardOrder(shop: RunningShop, ids: string[]): Promise<string> {
  const buyer = newBuyer(shop);
  const { clientSecret, orderNumber } = (await buyer.openCard(ids)).body;
  await payByCard(shop, clientSecret);
  await buyer.outcomeOf(clientSecret);
  return orderNumber;
}

/** Changes the orders of the list in its answer, for states that would need a fault at Stripe. */
export async function showOrders(page: Page, change: (order: Order) => Order): Promise<void> {
  await page.route('**/api/admin/orders*', async (route) => {
    const response = await route.fetch();
    const orders = (await response.json()) as Order[];
    await route.fulfill({ response, json: orders.map(change) });
  });
}
