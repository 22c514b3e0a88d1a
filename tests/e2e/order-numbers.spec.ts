import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { openAdmin, placeSentOrder } from './admin-page.ts';
import { addFromWall, openCheckout } from './purchase-page.ts';

/** Expects that the number is seen as it is typed, that the browser finds it so, and that no part of the page breaks it. */
async function expectWhole(page: Page, number: string): Promise<void> {
  const [first = '', last = ''] = number.split('-');
  await expect(page.getByText(number).filter({ visible: true }).first()).toBeVisible();
  const shown = await page.evaluate(
    ([start, end]) => {
      const places = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (places.nextNode()) {
        const { parentElement, data } = places.currentNode as Text;
        const written = new RegExp(`${start}.${end}`).exec(data)?.[0];
        if (!written || !parentElement || parentElement.closest('script, style, title')) continue;
        // A notice has three lines at most (rule 32), so a number may break there.
        const isNotice = parentElement.closest('.toast') !== null;
        const space = isNotice ? 'nowrap' : getComputedStyle(parentElement).whiteSpace;
        found.push(`${written} ${space}`);
      }
      return found;
    },
    [first, last],
  );
  expect(shown, page.url()).toEqual(shown.map(() => `${number} nowrap`));
}

test('an order number stands on one line on pages and screens, and is the one that is typed, also in notices', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/shop-art`);
  await addFromWall(page, 'Choublak');
  await openCheckout(page);
  await page.getByRole('tab', { name: 'Pay with Zelle' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Marie Joseph');
  await dialog.getByLabel('Email').fill('ana@example.com');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const heading = dialog.getByRole('heading', { name: /^Order #/ });
  const number = (await heading.innerText()).slice('Order #'.length);
  await expect(page.locator('.toast')).toContainText(`Order #${number} has been created.`);
  await expectWhole(page, number);
  await page.getByRole('tab', { name: 'Pay with Card' }).click();
  await expectWhole(page, number);
  await page.getByRole('tab', { name: 'Pay with Zelle' }).click();
  await page.getByRole('link', { name: /order.s page/ }).click();
  await expectWhole(page, number);

  const sent = await placeSentOrder(shop, ['jou-mache']);
  await (
    await shop.admin()
  ).send('PATCH', `/api/admin/orders/${sent}/tracking`, { trackingNumber: '1' });
  for (const screen of ['dashboard', 'orders', 'artworks', 'activity'])
    await test.step(screen, async () => {
      await openAdmin(page, shop, `/admin/${screen}`);
      await expectWhole(page, sent);
    });
  await openAdmin(page, shop, `/admin/orders?deed=now#${sent}`);
  await expect(page.getByRole('dialog')).toContainText(`memo ‘Order #${sent}’`);
  await expectWhole(page, sent);
});
