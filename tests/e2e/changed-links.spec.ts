import { expect } from '@playwright/test';
import { shownNumber } from '#shared/order-number';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';

test('links that a mail program changed open their pages (rule 35)', async ({ page, shop }) => {
  const { body } = await newBuyer(shop).orderByTransfer(['tanbouye']);
  const [path, token] = body.orderPage.split('#') as [string, string];
  // `unit/links` holds what may stand behind a token.
  for (const changed of [
    `${path}%23${token}`,
    `${path}%2523${token}`,
    `${path}/%23${token}`,
    `${path}%23${token}?utm_medium=email`,
    `${path})#${token}`,
    `${path}&utm_medium=email#${token}`,
  ]) {
    await page.goto('about:blank');
    await page.goto(shop.url + changed);
    await expect(
      page.getByText(`#${shownNumber(body.orderId)}`, { exact: true }),
      changed,
    ).toBeVisible();
  }
  for (const [changed, address] of [
    [`/ht/certificate%23${token}.sign.`, `/ht/certificate#${token}.sign.`],
    ['/verify%23C-2026-0042-K7M4QXAH', '/verify#C-2026-0042-K7M4QXAH'],
    [`/admin/orders%23${body.orderId}`, '/admin/login'],
    ['/about).', '/about'],
    // Not the host of that name.
    ['//127.0.0.1%23x', '//127#x'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(shop.url + changed);
    await expect(page, changed).toHaveURL(shop.url + address);
  }
});
