import { expect } from '@playwright/test';
import { addWorks, workPrice } from '../fixtures/artworks/more-works.ts';
import { countDuring } from '../fixtures/blobs/blobs-requests.ts';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { test as base } from '../fixtures/shop.ts';

/**
 * Artworks that nobody holds, in a shop without a builder, whose reads would count too. Its keys, read once a minute, are read, and a sale
 * asks for no build at once.
 */
const test = base.extend<{ works: string[] }>({
  works: async ({ shop, admin }, use) => {
    const pace = { publishAfterMinutes: 10 };
    await expectAnswer(admin.send('PATCH', '/api/admin/publishing', pace), 200);
    await shop.waitUntilIdle();
    const works = addWorks(shop, 6);
    await expectAnswer(newBuyer(shop).openCard([works[0]!], workPrice), 200);
    await use(works);
  },
});

test('a form, a check and a refusal make two requests to the store for each artwork, and one for whether the shop sells', async ({
  shop,
  works,
}) => {
  for (const ids of [works.slice(0, 1), works.slice(1, 3), works.slice(3, 6)]) {
    const buyer = newBuyer(shop);
    const amount = workPrice * ids.length;
    for (const ask of [buyer.openCard, buyer.check]) {
      const count = () => countDuring(shop, () => expectAnswer(ask(ids, amount), 200));
      expect(await count(), `${ids.length} artworks`).toBe(2 * ids.length + 1);
    }
  }
  await newBuyer(shop).orderByTransfer([works[0]!], 'marie@example.com', workPrice);
  await shop.waitUntilIdle();
  const late = () => expectAnswer(newBuyer(shop).check([works[0]!], workPrice), 409);
  expect(await countDuring(shop, late)).toBe(3);
});

test('a settlement makes at most 15 requests until its answer, and four for each further artwork', async ({
  shop,
  works,
}) => {
  await shop.setFault({ service: 'stripe', mode: 'drop' });
  for (const [ids, most] of [
    [works.slice(0, 1), 15],
    [works.slice(1, 3), 19],
    [works.slice(3, 6), 23],
  ] as const) {
    const buyer = newBuyer(shop);
    const { clientSecret } = (await buyer.openCard([...ids], workPrice * ids.length)).body;
    await payByCard(shop, clientSecret);
    const settle = async () => {
      expect((await buyer.outcomeOf(clientSecret)).body.state).toBe('succeeded');
    };
    expect(await countDuring(shop, settle), `${ids.length} artworks`).toBeLessThanOrEqual(most);
    await shop.waitUntilIdle();
  }
});

test('a transfer order makes at most 24 requests with its mail, and five for each further artwork', async ({
  shop,
  works,
}) => {
  for (const [ids, most] of [
    [works.slice(0, 1), 24],
    [works.slice(1, 3), 29],
  ] as const) {
    const email = `${ids.length}@example.com`;
    const order = async () => {
      const amount = workPrice * ids.length;
      await expectAnswer(newBuyer(shop).orderByTransfer([...ids], email, amount), 200);
      await shop.waitUntilIdle();
    };
    expect(await countDuring(shop, order), `${ids.length} artworks`).toBeLessThanOrEqual(most);
    expect((await shop.state()).mails.map(({ to }) => to)).toContain(email);
  }
});

test('an order of too many artworks makes no request to the store', async ({ shop, works }) => {
  const ids = works.concat(Array.from({ length: 44 }, (_, number) => `a-work-${number}`));
  const tooMany = () => expectAnswer(newBuyer(shop).openCard(ids, workPrice * ids.length), 409);
  expect(await countDuring(shop, tooMany)).toBe(0);
});

async function expectAnswer(call: Promise<{ status: number }>, status: number): Promise<void> {
  expect((await call).status).toBe(status);
}
