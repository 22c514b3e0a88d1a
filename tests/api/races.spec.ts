import { expect } from '@playwright/test';
import { addWorks, workPrice } from '../fixtures/artworks/more-works.ts';
import { newBuyer, payByCard, type Answer } from '../fixtures/buyers/buyers.ts';
import { authorizeOnly, waitForEvents } from '../fixtures/buyers/stripe-account.ts';
import { rounds } from '../fixtures/rounds.ts';
import { readRecord, takenKey } from '../fixtures/records.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { mapConcurrently } from '../../netlify/concurrency.ts';
import type { Taken } from '../../netlify/use-cases/takes/takes.ts';

test('of many transfer orders at once for one artwork exactly one holds it', async ({
  shop,
  admin,
}) => {
  const answers = await Promise.all(
    Array.from({ length: rounds(50, 200) }, (_, index) => {
      const buyer = newBuyer(shop);
      return answerOf(() => buyer.orderByTransfer(['jou-mache'], `buyer${index}@example.com`));
    }),
  );
  // On an overloaded machine the one who holds it may have been told 503.
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect(status).toBe(409);
    expect(body.error).toMatch(/reserved|waiting/);
  }
  await shop.waitUntilIdle();
  const pending = (await admin.listOrders()).filter(({ status }) => status === 'pending');
  expect(pending).toHaveLength(1);
});

test('three presses of ‘The money has arrived’ and one of ‘cancelled’ at once, time after time: an order that is not cancelled has its artwork (rule 23)', async ({
  shop,
  admin,
}) => {
  const works = addWorks(shop, rounds(8, 30));
  const orders = await mapConcurrently(works, 4, async (id) => {
    const order = await newBuyer(shop).orderByTransfer([id], `${id}@example.com`, workPrice);
    return { id, number: order.body.orderNumber };
  });
  for (const { id, number } of orders) {
    const presses = ['processing', 'processing', 'cancelled', 'processing'] as const;
    await Promise.all(presses.map((status) => admin.setStatus(number, status)));
    const isCancelled = (await admin.findOrder(number))?.status === 'cancelled';
    const { takes } = readRecord<Taken>(shop, takenKey(id));
    expect(takes, number).toHaveLength(isCancelled ? 0 : 1);
  }
});

for (const mode of ['duplicate', 'reorder'] as const) {
  test(`webhooks with the fault ${mode} settle an order once`, async ({ shop, admin }) => {
    await shop.setFault({ service: 'stripe', mode });
    const card = (await newBuyer(shop).openCard(['jou-mache'])).body;
    await payByCard(shop, card.clientSecret, 'pm_card_chargeDeclined');
    await payByCard(shop, card.clientSecret);
    await expect
      .poll(async () => (await admin.findOrder(card.orderNumber))?.status)
      .toBe('processing');
    await waitForEvents(shop);
    await expectEverythingSettled(shop);
    const { mails } = await shop.state();
    expect(mails.map(({ to }) => to).filter((to) => to === 'marie@example.com')).toHaveLength(1);
  });
}

for (const service of ['stripe', 'blobs'] as const) {
  test(`${service} down: a form, a check and a settlement get 503 in time, and the next calls sell once`, async ({
    shop,
  }) => {
    const buyer = newBuyer(shop);
    const { clientSecret } = (await buyer.openCard(['jou-mache'])).body;
    await shop.setFault({ service, mode: 'down' });
    const failed = await buyer.openCard(['tanbouye']);
    expect(failed.status).toBe(503);
    expect(failed.headers.get('retry-after')).toBeTruthy();
    if (service === 'blobs') expect((await buyer.check(['jou-mache'])).status).toBe(503);
    await shop.clearFaults();
    await shop.setFault({ service: 'stripe', mode: 'drop' });
    await payByCard(shop, clientSecret);
    await shop.setFault({ service, mode: 'down' });
    expect((await buyer.outcomeOf(clientSecret)).status).toBe(503);
    await shop.clearFaults();
    await shop.waitUntilIdle();
    expect((await buyer.openCard(['tanbouye'])).status).toBe(200);
    expect((await buyer.outcomeOf(clientSecret)).body.state).toBe('succeeded');
    expect((await newBuyer(shop).openCard(['jou-mache'])).status).toBe(409);
  });
}

test('a capture that fails at Stripe leaves the payment in processing, and the next question finishes it', async ({
  shop,
  admin,
}) => {
  const { buyer, card } = await authorizeOnly(shop);
  expect(await admin.findOrder(card.orderNumber)).toMatchObject({
    status: 'pending',
    paidAt: null,
  });
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'sold' });
  expect((await buyer.outcomeOf(card.clientSecret)).body.state).toBe('succeeded');
});

/** Repeats a call while the answer is 503, and returns the last answer. */
async function answerOf<Body>(ask: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
  }
}

/**
 * Expects that no order waits, that the captured payments are those of the paid orders, that no artwork is in two orders, and that no
 * captured money went back.
 */
async function expectEverythingSettled(shop: RunningShop, name = ''): Promise<void> {
  const orders = await (await shop.admin()).listOrders();
  expect(orders.filter(({ status }) => status === 'pending')).toEqual([]);
  const sold = orders.filter(({ paidAt, status }) => paidAt && status !== 'cancelled');
  const artworks = sold.flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(artworks).size, name).toBe(artworks.length);
  const { paymentIntents, refunds } = await shop.state();
  const captured = paymentIntents.filter(({ status }) => status === 'succeeded');
  expect(sold.map(({ paymentIntentId }) => paymentIntentId).sort(), name).toEqual(
    captured.map(({ id }) => id).sort(),
  );
  // Stripe calls the release of an authorisation a refund.
  const returned = refunds.filter(({ payment_intent }) =>
    captured.some(({ id }) => id === payment_intent),
  );
  expect(returned, name).toEqual([]);
  const taken = Object.keys(await newBuyer(shop).availability()).sort();
  expect(taken, name).toEqual(artworks.sort());
}
