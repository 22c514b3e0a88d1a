import { expect } from '@playwright/test';
import { newBuyer, payByCard } from '../fixtures/buyers.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

const buyers = 200;

test('200 buyers at once for one piece: exactly one can pay, the others are told why', async ({
  shop,
  admin,
}) => {
  const answers = await Promise.all(
    Array.from({ length: buyers }, () => newBuyer(shop).openCard(['jou-mache'])),
  );
  const winners = answers.filter(({ status }) => status === 200);
  const losers = answers.filter(({ status }) => status === 409);
  expect(winners).toHaveLength(1);
  expect(losers).toHaveLength(buyers - 1);
  for (const { body } of losers) expect(body.error).toMatch(/reserved|faster/);

  await payByCard(shop, winners[0]!.body.clientSecret);
  await expect.poll(async () => (await shop.state()).webhooks.length).toBeGreaterThan(0);
  await expectOneSale(shop);
  const paid = (await admin.listOrders()).filter(({ paidAt }) => paidAt);
  expect(paid).toHaveLength(1);
});

test('200 transfer orders at once for one piece: exactly one holds it', async ({ shop }) => {
  const answers = await Promise.all(
    Array.from({ length: buyers }, (_, index) =>
      newBuyer(shop).orderByTransfer(['jou-mache'], `buyer${index}@example.com`),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(buyers - 1);
});

for (const mode of ['duplicate', 'reorder'] as const) {
  test(`webhooks that come as ${mode} settle an order once`, async ({ shop, admin }) => {
    await shop.setFault({ service: 'stripe', mode });
    const buyer = newBuyer(shop);
    const card = (await buyer.openCard(['jou-mache'])).body;
    await payByCard(shop, card.clientSecret, 'pm_card_chargeDeclined');
    await payByCard(shop, card.clientSecret);
    await expect
      .poll(async () => (await admin.findOrder(card.orderNumber))?.status, { timeout: 15_000 })
      .toBe('processing');
    await expectOneSale(shop);
  });
}

test('a dropped webhook is made good by reconciliation', async ({ shop, admin }) => {
  await shop.setFault({ service: 'stripe', mode: 'drop' });
  const card = (await newBuyer(shop).openCard(['jou-mache'])).body;
  await payByCard(shop, card.clientSecret);
  expect((await admin.findOrder(card.orderNumber))?.status).toBe('pending');
  await shop.runScheduled('reconcile');
  expect((await admin.findOrder(card.orderNumber))?.status).toBe('processing');
});

test('Stripe down: a clear 503, the hold stays with the buyer, and the next try pays', async ({
  shop,
}) => {
  await shop.setFault({ service: 'stripe', mode: 'down' });
  const buyer = newBuyer(shop);
  const failed = await buyer.openCard(['jou-mache']);
  expect(failed.status).toBe(503);
  expect(failed.headers.get('retry-after')).toBeTruthy();
  expect(failed.body.error).toContain('Stripe does not answer');
  await shop.clearFaults();
  const card = (await buyer.openCard(['jou-mache'])).body;
  await payByCard(shop, card.clientSecret);
  expect((await buyer.outcomeOf(card.clientSecret)).body.state).toBe('succeeded');
});

for (const service of ['stripe', 'blobs'] as const) {
  test(`${service} slow: the shop answers 503 within five seconds and sells once`, async ({
    shop,
  }) => {
    await shop.setFault({ service, mode: 'slow' });
    const buyer = newBuyer(shop);
    const start = Date.now();
    const failed = await buyer.openCard(['jou-mache']);
    expect(failed.status).toBe(503);
    expect(Date.now() - start).toBeLessThan(5000);
    await shop.clearFaults();
    await expect
      .poll(async () => (await buyer.openCard(['jou-mache'])).status, { timeout: 15_000 })
      .toBe(200);
  });
}

for (const killedAfterMs of [60, 160, 320]) {
  test(`killed ${killedAfterMs} ms into many purchases and started again: nothing lost, nothing twice`, async ({
    launch,
  }) => {
    const shop = await launch({ CARD_HOLD_MINUTES: '0.2' });
    const ids = ['jou-mache', 'tanbouye', 'choublak', 'bato-anba-loraj', 'lannwit-sou-mon-yo'];
    const purchases = Promise.allSettled(
      Array.from({ length: 40 }, async (_, index) => {
        const buyer = newBuyer(shop);
        const answer = await buyer.openCard([ids[index % ids.length]!]);
        if (answer.status === 200) await payByCard(shop, answer.body.clientSecret);
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, killedAfterMs));
    await shop.kill('SIGKILL');
    await purchases;
    await shop.restart();

    await new Promise((resolve) => setTimeout(resolve, 12_500));
    await shop.runScheduled('reconcile');
    await expectOneSale(shop);
    const admin = await shop.admin();
    const open = (await admin.listOrders()).filter(({ status }) => status === 'pending');
    expect(open).toEqual([]);
    const { paymentIntents } = await shop.state();
    const taken = paymentIntents.filter(({ status }) => status === 'succeeded');
    const paid = (await admin.listOrders()).filter(({ paidAt }) => paidAt);
    expect(paid.map(({ paymentIntentId }) => paymentIntentId).sort()).toEqual(
      taken.map(({ id }) => id).sort(),
    );
    expect(Object.values(await newBuyer(shop).availability())).not.toContain('reserved');
  });
}

/** No piece is in two paid orders; all money taken is a sale or went back. */
async function expectOneSale(shop: RunningShop): Promise<void> {
  const orders = await (await shop.admin()).listOrders();
  const sold = orders.filter(({ paidAt, status }) => paidAt && status !== 'cancelled');
  const pieces = sold.flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(pieces).size).toBe(pieces.length);
  const { paymentIntents, refunds } = await shop.state();
  const taken = paymentIntents.filter(({ status }) => status === 'succeeded').length;
  expect(taken - refunds.length).toBe(sold.length);
}
