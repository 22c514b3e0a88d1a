import { expect } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';

test('links that a mail program changed open their pages (rule 35)', async ({ page, shop }) => {
  const { body } = await newBuyer(shop).orderByTransfer(['tanbouye']);
  const [path, token] = body.orderPage.split('#') as [string, string];
  await page.goto(`${shop.url}${path}/%23${token}`);
  await expect(page.getByText(`#${body.orderId}`, { exact: true })).toBeVisible();
  await page.goto(`${shop.url}/admin/orders%23${body.orderId}`);
  await expect(page).toHaveURL(`${shop.url}/admin/login`);

  // The page of 404 corrects the address without them.
  await page.route('**/*.js', (route) => route.abort());
  // `unit/links` holds what may stand behind a token.
  for (const [changed, address] of [
    [`${path}%23${token}`, body.orderPage],
    [`${path}%2523${token}`, body.orderPage],
    [`${path})#${token}`, body.orderPage],
    [`${path}%23${token}?utm_medium=email`, body.orderPage],
    [`${path}&utm_medium=email#${token}`, body.orderPage],
    [`/ht/certificate%23${token}.sign.`, `/ht/certificate#${token}.sign.`],
    ['/verify%23C-2026-0042-K7M4QXAH', '/verify#C-2026-0042-K7M4QXAH'],
    ['/about).', '/about'],
    ['/Shop-Art', '/shop-art'],
    ['/HT/Shop-Art?from=card', '/ht/shop-art?from=card'],
    ['/Art/Jou-Mache#main', '/art/jou-mache#main'],
    [`/Order%23${token}`, body.orderPage],
    ['/ADMIN/Login', '/admin/login'],
    ['/No-Such', '/no-such'],
    // Not the host of that name.
    ['//127.0.0.1%23x', '//127#x'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(shop.url + changed);
    await expect(page, changed).toHaveURL(shop.url + address);
  }
});
