import { expect } from '@playwright/test';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { countDuring } from '../fixtures/blobs/blobs-requests.ts';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test as base, type Admin } from '../fixtures/shop.ts';

const price = 150;

/** Artworks without any hold so far, in a shop without a builder, whose reads would count too. */
const test = base.extend<{ works: string[] }>({
  works: async ({ admin }, use) => use(await addWorks(admin, 6)),
});

test('a first card order makes at most seven requests to the store, and five for each further piece', async ({
  shop,
  works,
}) => {
  for (const [ids, most] of [
    [works.slice(0, 1), 7],
    [works.slice(1, 3), 12],
    [works.slice(3, 6), 17],
  ] as const) {
    const buy = () => newBuyer(shop).openCard(ids, price * ids.length);
    const count = await countDuring(shop, () => expectAnswer(buy(), 200));
    expect(count, `${ids.length} pieces`).toBeLessThanOrEqual(most);
  }
});

test('a retry, a refused order, and one after a cancelled order make few requests to the store', async ({
  shop,
  admin,
  works,
}) => {
  const buyer = newBuyer(shop);
  const openAs = (one: typeof buyer) => one.openCard([works[0]!], price);
  const { orderNumber } = (await openAs(buyer)).body;
  expect(await countDuring(shop, () => expectAnswer(openAs(buyer), 200))).toBeLessThanOrEqual(5);
  const refused = () => expectAnswer(openAs(newBuyer(shop)), 409);
  expect(await countDuring(shop, refused)).toBeLessThanOrEqual(4);
  await admin.setStatus(orderNumber, 'cancelled');
  // Stripe's webhook about the cancellation reads the store, too.
  const isTold = async () => (await shop.state()).webhooks.every(({ deliveredAt }) => deliveredAt);
  await expect.poll(isTold).toBe(true);
  await shop.waitUntilIdle();
  const next = () => expectAnswer(openAs(newBuyer(shop)), 200);
  expect(await countDuring(shop, next)).toBeLessThanOrEqual(11);
});

test('a transfer order makes at most seven requests, five for each further piece, and eight for its mail', async ({
  shop,
  works,
}) => {
  for (const [ids, most] of [
    [works.slice(0, 1), 15],
    [works.slice(1, 3), 20],
  ] as const) {
    const email = `${ids.length}@example.com`;
    const order = async () => {
      await expectAnswer(newBuyer(shop).orderByTransfer(ids, email, price * ids.length), 200);
      await shop.waitUntilIdle();
    };
    expect(await countDuring(shop, order), `${ids.length} pieces`).toBeLessThanOrEqual(most);
    expect((await shop.state()).mails.map(({ to }) => to)).toContain(email);
  }
});

async function addWorks(admin: Admin, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number++) {
    const work = artworkBody({ title: `Study ${number}`, price: String(price) });
    ids.push((await admin.send<{ id: string }>('POST', '/api/admin/artworks', work)).body.id);
  }
  return ids;
}

async function expectAnswer(call: Promise<{ status: number }>, status: number): Promise<void> {
  expect((await call).status).toBe(status);
}

test('an order of too many artworks makes no request to the store', async ({ shop }) => {
  const ids = Array.from({ length: 50 }, (_, number) => `a-work-${number}`);
  const tooMany = () => expectAnswer(newBuyer(shop).openCard(ids, price * ids.length), 409);
  expect(await countDuring(shop, tooMany)).toBe(0);
});
