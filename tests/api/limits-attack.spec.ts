import { expect } from '@playwright/test';
import { amountOf } from '../fixtures/buyers/buyers.ts';
import { newBuyerAt } from '../fixtures/buyers/buyers-at.ts';
import { addWorks, workPrice } from '../fixtures/artworks/more-works.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

const limits = { HOLDS_PER_ADDRESS: '10' };
test.use({ settings: limits });
const visitor = '127.0.6.99';

test('an attacker with one address and fresh cookies never holds more than half', async ({
  shop,
}) => {
  const works = [...samples, ...addWorks(shop, 7)];
  for (let round = 0; round < 3; round++) {
    for (const [index, id] of works.entries()) await attack(shop, '127.0.6.1', id, index);
    expect(await countHeld(shop), `round ${round + 1}`).toBeLessThanOrEqual(works.length / 2);
    await shop.passMinutes(5);
  }
  await Promise.all(works.map((id, index) => attack(shop, '127.0.6.1', id, index + 1)));
  expect(await countHeld(shop)).toBeLessThanOrEqual(works.length / 2);
});

test('confirmed transfers count for as long as they hold', async ({ launch }) => {
  const shop = await launch({ ...limits, TRANSFER_CONFIRM_MINUTES: '60' });
  const order = (id: string) =>
    newBuyerAt(shop, { address: '127.0.6.1' }).orderByTransfer([id], `${id}@example.com`);
  const admin = await shop.admin();
  for (const id of ['jou-mache', 'tanbouye']) {
    expect((await admin.confirm((await order(id)).body.orderId)).status).toBe(200);
  }
  await shop.passMinutes(5 * 60);
  expect((await order('choublak')).status).toBe(429);
  expect(await countHeld(shop)).toBe(2);
});

test('the holds of an attacker with twenty addresses are free again after the minutes of a hold', async ({
  shop,
}) => {
  const works = [...samples, ...addWorks(shop, 7)];
  const address = (index: number) => `127.0.6.${index + 1}`;
  for (const [index, id] of works.entries()) {
    const buyer = newBuyerAt(shop, { address: address(index) });
    await buyer.openCard([id], priceOf(id));
  }
  expect(await countHeld(shop)).toBe(works.length);
  await shop.passMinutes(16);
  expect(await countHeld(shop)).toBe(0);
  for (const [index, id] of works.entries()) {
    const buyer = newBuyerAt(shop, { address: address(index + 8) });
    await buyer.orderByTransfer([id], `attacker${index}@example.com`, priceOf(id));
  }
  expect(await countHeld(shop)).toBe(works.length);
  await shop.passMinutes(4 * 60 + 1);
  expect(await countHeld(shop)).toBe(0);
  await shop.runScheduled('reconcile');
  const honest = await newBuyerAt(shop, { address: '127.0.6.1' }).openCard(['jou-mache']);
  expect(honest.body.isHeld).toBe(true);
});

const samples = ['jou-mache', 'tanbouye', 'choublak', 'bato-anba-loraj', 'lannwit-sou-mon-yo'];

function priceOf(id: string): number {
  return samples.includes(id) ? amountOf([id]) : workPrice;
}

async function attack(shop: RunningShop, address: string, id: string, turn: number) {
  const buyer = newBuyerAt(shop, { address });
  if (turn % 2) return buyer.orderByTransfer([id], `${id}-${turn}@example.com`, priceOf(id));
  return buyer.openCard([id], priceOf(id));
}

/** How many works another visitor sees as reserved. */
async function countHeld(shop: RunningShop): Promise<number> {
  return Object.keys(await newBuyerAt(shop, { address: visitor }).availability()).length;
}
