import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { payByCard } from '../fixtures/buyers/buyers.ts';
import { newBuyerAt } from '../fixtures/buyers/buyers-at.ts';
import { addWorks, workPrice } from '../fixtures/artworks/more-works.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

test.use({ settings: { HOLDS_PER_ADDRESS: '10' } });
const home = '127.0.5.1';

test('a couple behind one address buys undisturbed, each what they like', async ({ shop }) => {
  const [she, he] = [newBuyerAt(shop, { address: home }), newBuyerAt(shop, { address: home })];
  const hers = (await she.openCard(['jou-mache'])).body;
  const his = (await he.orderByTransfer(['tanbouye'], 'jean@example.com')).body;
  expect([hers.isHeld, his.success]).toEqual([true, true]);
  await payByCard(shop, hers.clientSecret);
  expect((await she.outcomeOf(hers.clientSecret)).body.state).toBe('succeeded');
  const admin = await shop.admin();
  expect((await admin.setStatus(his.orderId, 'processing')).status).toBe(200);
  const another = (await she.openCard(['choublak'])).body;
  expect(another.isHeld).toBe(true);
});

test('a changed mind, from card to transfer and back, keeps its hold every time', async ({
  shop,
}) => {
  await newBuyerAt(shop, { address: home }).openCard(['tanbouye']);
  const buyer = newBuyerAt(shop, { address: home });
  for (let turn = 0; turn < 4; turn++) {
    const card = await buyer.openCard(['jou-mache']);
    expect(card.body.isHeld).toBe(true);
    expect((await buyer.orderByTransfer(['jou-mache'])).status).toBe(200);
  }
  const card = (await buyer.openCard(['jou-mache'])).body;
  await payByCard(shop, card.clientSecret);
  expect((await buyer.outcomeOf(card.clientSecret)).body.state).toBe('succeeded');
});

test('a buyer who holds all that the address may hold keeps it when works were sold meanwhile', async ({
  shop,
}) => {
  addWorks(shop, 1);
  const works = ['jou-mache', 'tanbouye', 'choublak'];
  const buyer = newBuyerAt(shop, { address: home });
  expect((await buyer.openCard(works)).body.isHeld, 'three of six').toBe(true);
  const stranger = newBuyerAt(shop, { address: '127.0.5.2' });
  const sold = (await stranger.openCard(['bato-anba-loraj'])).body;
  await payByCard(shop, sold.clientSecret);
  await stranger.outcomeOf(sold.clientSecret);
  expect((await buyer.orderByTransfer(works)).status, 'three of five').toBe(200);
});

test('a card that is refused and a second one', async ({ shop }) => {
  const buyer = newBuyerAt(shop, { address: home });
  const first = (await buyer.openCard(['jou-mache'])).body;
  await payByCard(shop, first.clientSecret, 'pm_card_chargeDeclined');
  expect((await buyer.outcomeOf(first.clientSecret)).body.state).toBe('failed');
  const second = (await buyer.openCard(['jou-mache'])).body;
  expect(second.isHeld).toBe(true);
  await payByCard(shop, second.clientSecret);
  expect((await buyer.outcomeOf(second.clientSecret)).body.state).toBe('succeeded');
});

test('a reload in a tunnel: an answer that was lost is asked for again', async ({ shop }) => {
  const at = { address: home, buyerKey: randomBytes(24).toString('base64url') };
  // The first answer, and its cookie with it, never arrives.
  const lost = (await newBuyerAt(shop, at).openCard(['jou-mache'])).body;
  const buyer = newBuyerAt(shop, at);
  expect((await buyer.openCard(['jou-mache'])).body).toEqual(lost);
  // After the tunnel the telephone has another address.
  const moved = newBuyerAt(shop, { ...at, address: '127.0.5.3' });
  expect((await moved.openCard(['jou-mache'])).body).toEqual(lost);
});

test('three works in one order', async ({ shop }) => {
  addWorks(shop, 1);
  const buyer = newBuyerAt(shop, { address: home });
  const { body } = await buyer.openCard(['jou-mache', 'tanbouye', 'choublak']);
  expect(body.isHeld).toBe(true);
  await payByCard(shop, body.clientSecret);
  expect((await buyer.outcomeOf(body.clientSecret)).body.state).toBe('succeeded');
});

test('a mail that is found in the spam folder after two hours still confirms', async ({ shop }) => {
  const buyer = newBuyerAt(shop, { address: home });
  const { body } = await buyer.orderByTransfer(['jou-mache']);
  await shop.waitUntilIdle();
  await shop.passMinutes(120);
  expect(await confirmByMail(shop)).toBe(200);
  await shop.passMinutes(24 * 60);
  const state = (await newBuyerAt(shop, { address: '127.0.5.4' }).availability())['jou-mache'];
  expect(state).toBe('reserved');
  expect((await (await shop.admin()).setStatus(body.orderId, 'processing')).status).toBe(200);
});

test('a fair: thirty people behind one address are all served, though nine walk away', async ({
  shop,
}) => {
  test.setTimeout(120_000);
  const works = addWorks(shop, 40);
  const minutesToPay = 12;
  const people = Array.from({ length: 30 }, (_, index) => ({
    buyer: newBuyerAt(shop, { address: home }),
    work: works[index]!,
    walksAway: index % 10 < 3,
  }));
  const { refunds } = await shop.state();
  const opened: { clientSecret: string; isHeld: boolean }[] = [];
  const bought: boolean[] = [];
  for (let minute = 0; minute < people.length + minutesToPay; minute++) {
    const newcomer = people[minute];
    if (newcomer) {
      const { status, body } = await newcomer.buyer.openCard([newcomer.work], workPrice);
      expect(status, `the ${minute + 1}. form`).toBe(200);
      expect(body.clientSecret).toContain('_secret_');
      opened.push(body);
    }
    const payer = people[minute - minutesToPay];
    if (payer && !payer.walksAway) {
      const { clientSecret, isHeld } = opened[minute - minutesToPay]!;
      await payByCard(shop, clientSecret);
      expect((await payer.buyer.outcomeOf(clientSecret)).body.state).toBe('succeeded');
      bought.push(isHeld);
    }
    await shop.passMinutes(1);
  }
  expect(bought).toHaveLength(21);
  expect(bought, 'one without a hold buys').toContain(false);
  expect(opened.filter(({ isHeld }) => isHeld).length).toBeGreaterThan(10);
  expect((await shop.state()).refunds).toEqual(refunds);
});

/** Presses the button behind the link in the newest mail; answers the status. */
async function confirmByMail(shop: RunningShop): Promise<number> {
  const { text } = (await shop.state()).mails.at(-1)!;
  const [, token, confirmKey] = /order#([^\s.]+\.[^\s.]+)\.([\w-]+)/.exec(text)!;
  const answer = await fetch(`${shop.url}/api/orders/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ confirmKey }),
  });
  return answer.status;
}
