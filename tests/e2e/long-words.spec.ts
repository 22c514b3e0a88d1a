import { expect, type Page } from '@playwright/test';
import type { ContentPage } from '#shared/content';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { publicPages, screens } from '../fixtures/pages.ts';
import { changeRecord, listRecords, orderKey } from '../fixtures/records.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { findWideParts } from '../fixtures/wide-parts.ts';
import { settleHistory } from './history.ts';
import { openAdmin } from './admin-page.ts';
import { expectCardForm, openCheckout } from './purchase-page.ts';

const widths = [320, 390, 768, 1280];
/** A word of 42 letters, and one that fills a field of 200. */
const word = 'Donaudampfschifffahrtsgesellschaftskapitän';
const longest = 'Anticonstitutionnellement'.repeat(8);
const email = `${'a'.repeat(60)}@${'b'.repeat(60)}.example`;

type Place = RunningShop & { paid: Paid; held: Paid };
type Paid = { id: string; orderPage: string };

test('words of 42 and 200 letters fit on every page and in every dialog of a visitor @nightly', async ({
  page,
  launch,
}) => {
  test.setTimeout(300_000);
  const shop = await launch();
  const { paid, held } = await fillWithLongWords(shop);
  await shop.buildNow();
  const wide: string[] = [];
  const look = async (name: string) => void wide.push(...(await lookAt(page, name)));

  for (const path of [...publicPages, '/verify', '/checkout?artworkId=choublak']) {
    await page.goto(`${shop.url}${path}`);
    if (path.startsWith('/checkout')) await expectCardForm(page);
    await look(path);
  }
  const { body } = await (await shop.admin()).setStatus(paid.id, 'shipped');
  const code = body.items[0]!.certificate!;
  for (const path of [
    paid.orderPage,
    held.orderPage,
    paid.orderPage.replace('/order', '/certificate'),
    `/verify#${code}`,
  ]) {
    await page.goto('about:blank');
    await page.goto(`${shop.url}${path}`);
    await expect(page.getByRole('main').getByText(longest).first()).toBeVisible();
    await look(path);
  }

  await page.goto(`${shop.url}/shop-art`);
  await page
    .getByRole('button', { name: / full screen/ })
    .first()
    .press('Enter');
  const room = page.getByRole('dialog');
  for (const way of ['none', 'Next', 'Next']) {
    if (way === 'Next') await room.getByRole('button', { name: /^Next/ }).press('Enter');
    await look('the gallery');
  }
  await page.keyboard.press('Escape');
  await settleHistory(page);
  await page.goto(`${shop.url}/art/choublak`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'See cart' }).waitFor();
  await look('a toast');
  await page.getByRole('button', { name: 'See cart' }).click();
  await look('the cart');
  await page.keyboard.press('Escape');
  await openCheckout(page);
  await expectCardForm(page);
  await look('the checkout by card');
  await page.getByRole('tab', { name: 'Pay with Zelle' }).click();
  await page.getByLabel('Name').fill(longest);
  await page.getByLabel('Email').fill(`${'a'.repeat(60)}@example.com`);
  await look('the checkout by transfer');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog').getByText(/^Reserved for you until/)).toBeVisible();
  await look('the instructions of a transfer');
  await page.goto(`${shop.url}/art/lannwit-sou-mon-yo`);
  await page.getByRole('link', { name: 'Ask about this work' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click();
  await look('a question');
  expect(wide).toEqual([]);
});

test('words of 42 and 200 letters fit on every screen and in every dialog of the administration @nightly', async ({
  page,
  shop,
}) => {
  test.setTimeout(300_000);
  const { paid } = await fillWithLongWords(shop);
  const wide: string[] = [];
  const look = async (name: string) => void wide.push(...(await lookAt(page, name)));

  await openAdmin(page, shop, '/admin/dashboard');
  const own = ['orders', 'artworks', `packing-slip#${paid.id}`].map((name) => `/admin/${name}`);
  for (const screen of [...screens, ...own]) {
    await page.goto(`${shop.url}${screen}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const waiting = page.getByText(/^(Loading|Asking|Checking)/).filter({ visible: true });
    await expect(waiting).toHaveCount(0);
    await look(screen);
  }
  await page.goto(`${shop.url}/admin/content`);
  for (const tab of ['Artist', 'News & Blog', 'Films']) {
    await page.getByRole('tab', { name: tab }).click();
    await look(tab);
  }
  await page.goto(`${shop.url}/admin/artworks`);
  for (const button of ['Edit', 'Sold elsewhere']) {
    // On a phone one of them is folded.
    await page.setViewportSize({ width: 820, height: 800 });
    await page.getByRole('button', { name: button }).first().click();
    await look(button);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.goto(`${shop.url}/admin/orders`);
  await page.getByRole('article', { name: paid.id }).getByLabel('Status').selectOption('cancelled');
  await page.getByRole('dialog').waitFor();
  await look('a cancellation');
  expect(wide).toEqual([]);
});

/** Returns the parts that are too wide at each width. */
async function lookAt(page: Page, name: string): Promise<string[]> {
  const wide: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const found = await findWideParts(page);
    wide.push(...found.slice(0, 3).map((part) => `${name} at ${width} px: ${part}`));
  }
  return wide;
}

/** Fills all artworks, pages, lists and settings, a question, a paid order and a waiting order. */
async function fillWithLongWords(shop: RunningShop): Promise<Pick<Place, 'paid' | 'held'>> {
  const admin = await shop.admin();
  const buyer = newBuyer(shop);
  const { clientSecret } = (await buyer.openCard(['jou-mache'])).body;
  await payByCard(shop, clientSecret);
  const bought = (await buyer.outcomeOf(clientSecret)).body;
  const transfer = (await buyer.orderByTransfer(['tanbouye'])).body;
  const paid = { id: bought.orderNumber!, orderPage: bought.orderPage! };
  const held = { id: transfer.orderId, orderPage: transfer.orderPage };

  for (const [index, key] of listRecords(shop, 'artworks/').entries()) {
    const title = index % 2 ? word : longest;
    const facts = { technique: title, dimensions: longest.slice(0, 100), category: word };
    changeRecord(shop, key, (one) => ({ ...one, ...facts, title, description: longest }));
  }
  for (const key of listRecords(shop, 'content/')) {
    changeRecord<ContentPage>(shop, key, (page) => ({
      ...page,
      content: {
        ...page.content,
        title: word,
        description: longest,
        sections: page.content.sections.map((one) => ({
          ...one,
          title: longest,
          content: longest,
        })),
      },
    }));
  }
  for (const key of ['diary/', 'process/', 'inspirations/'].flatMap((of) =>
    listRecords(shop, of),
  )) {
    const words = { title: longest, description: longest, content: longest };
    changeRecord(shop, key, (one) => ({ ...one, ...words }));
  }
  const line = longest.slice(0, 80);
  const lines = { sellerName: line, sellerAddress: line, shippingNote: line, termsNote: line };
  expect((await admin.send('PATCH', '/api/admin/settings', lines)).status).toBe(200);
  for (const { id } of [paid, held]) {
    changeRecord<{ items: object[] }>(shop, orderKey(id), (order) => ({
      ...order,
      customerName: longest,
      customerEmail: email,
      customerNotes: longest,
      trackingNumber: longest.slice(0, 100),
      items: order.items.map((item) => ({ ...item, artworkTitle: longest, technique: longest })),
      shippingAddress: {
        name: longest,
        address: longest,
        city: longest,
        country: word,
        postalCode: 'W'.repeat(20),
      },
    }));
  }
  const question = { name: line, email, message: longest };
  expect((await admin.send('POST', '/api/questions', question)).status).toBe(200);
  return { paid, held };
}
