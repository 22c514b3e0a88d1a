import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { addWorks, workPrice } from '../fixtures/artworks/more-works.ts';
import { intentOf, newBuyer, payByCard, type Answer } from '../fixtures/buyers/buyers.ts';
import { authorizeOnly, waitForEvents } from '../fixtures/buyers/stripe-account.ts';
import { rounds } from '../fixtures/rounds.ts';
import { readRecord, takenKey, writeRecord } from '../fixtures/records.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { forgetWebhooks } from '../fixtures/shop-data.ts';
import { sideBySide } from '../../netlify/concurrency.ts';
import { openBlobsStore } from '../../netlify/server/platform/blobs-store.ts';
import type { Taken } from '../../netlify/use-cases/takes/takes.ts';

type Buyer = ReturnType<typeof newBuyer>;
type Form = { buyer: Buyer; ids: string[]; clientSecret: string };

test('of two buyers who authorise at the same moment, time after time, one is captured, the other is released, and nothing is refunded @nightly', async ({
  shop,
}) => {
  const count = rounds(10, 50);
  const works = addWorks(shop, count);
  // Every second one was held before: its take changes a record, the others create one.
  const freed = { takes: [], at: new Date().toISOString() };
  for (const id of works.filter((_, index) => index % 2)) writeRecord(shop, takenKey(id), freed);
  const races = await sideBySide(works, 4, async (id) => {
    const forms = await openForms(shop, [[id], [id]]);
    return payAtOnce(shop, forms);
  });
  for (const [index, states] of races.entries()) {
    const lost = `'Work ${index + 1}' was sold to another buyer a moment before.`;
    expect(states.sort(), works[index]).toEqual([`released: ${lost}`, 'succeeded']);
  }
  await waitForEvents(shop);
  await expectEverythingSettled(shop);
  const { paymentIntents } = await shop.state();
  expect(paymentIntents.filter(({ status }) => status === 'succeeded')).toHaveLength(count);
  expect(paymentIntents.filter(({ status }) => status === 'canceled')).toHaveLength(count);
});

test('30 buyers authorise one artwork at once: one is captured, 29 are released @nightly', async ({
  shop,
}) => {
  const forms = await openForms(
    shop,
    Array.from({ length: 30 }, () => ['jou-mache']),
    150,
  );
  const states = await payAtOnce(shop, forms);
  expect(states.filter((state) => state === 'succeeded')).toHaveLength(1);
  expect(states.filter((state) => state.startsWith('released:'))).toHaveLength(29);
  await waitForEvents(shop);
  await expectEverythingSettled(shop);
});

test('of two carts with the same artworks in another order one gets both, time after time @nightly', async ({
  shop,
}) => {
  const works = addWorks(shop, rounds(10, 40));
  const pairs = works.flatMap((id, index) => (index % 2 ? [] : [[id, works[index + 1]!]]));
  const races = await sideBySide(pairs, 4, async ([one, two]) => {
    const forms = await openForms(shop, [
      [one!, two!],
      [two!, one!],
    ]);
    return payAtOnce(shop, forms);
  });
  for (const states of races) {
    expect(states.map((state) => state.split(':')[0]).sort()).toEqual(['released', 'succeeded']);
  }
  await waitForEvents(shop);
  await expectEverythingSettled(shop);
});

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
  const orders = await sideBySide(works, 4, async (id) => {
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
  for (const mode of ['down', 'slow'] as const) {
    const night = mode === 'slow' ? ' @nightly' : '';
    test(`${service} ${mode}: a form, a check and a settlement get 503 in time, and the next calls sell once${night}`, async ({
      launch,
    }) => {
      const shop = await launch();
      const buyer = newBuyer(shop);
      const { clientSecret } = (await buyer.openCard(['jou-mache'])).body;
      await shop.setFault({ service, mode });
      const failed = await buyer.openCard(['tanbouye']);
      expect(failed.status).toBe(503);
      expect(failed.headers.get('retry-after')).toBeTruthy();
      if (service === 'blobs') expect((await buyer.check(['jou-mache'])).status).toBe(503);
      await shop.clearFaults();
      await shop.setFault({ service: 'stripe', mode: 'drop' });
      await payByCard(shop, clientSecret);
      await shop.setFault({ service, mode });
      expect((await buyer.outcomeOf(clientSecret)).status).toBe(503);
      await shop.clearFaults();
      await shop.waitUntilIdle();
      expect((await buyer.openCard(['tanbouye'])).status).toBe(200);
      expect((await buyer.outcomeOf(clientSecret)).body.state).toBe('succeeded');
      expect((await newBuyer(shop).openCard(['jou-mache'])).status).toBe(409);
    });
  }
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

test('killed at five moments of settlements of two rivals: one reconciliation finishes each @nightly', async ({
  launch,
}) => {
  // Five starts of a shop.
  test.setTimeout(300_000);
  const seed = Date.now() % 2_147_483_647;
  const shop = await launch();
  const works = addWorks(shop, 20);
  const forms = await sideBySide(works, 1, (id) => openForms(shop, [[id], [id]]));
  let unfinished = 0;
  for (let kill = 0; kill < 5; kill++) {
    const rivals = forms.slice(kill * 4, kill * 4 + 4);
    const payments = rivals.flat();
    await authorizeAll(shop, payments);
    const settled = Promise.allSettled(
      payments.map((form) => form.buyer.outcomeOf(form.clientSecret)),
    );
    await waitForChanges(shop, writesBefore(seed, kill), settled);
    await shop.kill('SIGKILL');
    await settled;
    await shop.restart();
    unfinished += (await intentsOf(shop, payments)).filter(isAuthorised).length;
    await shop.passMinutes(61 / 60);
    await reconcileOnce(shop);
    for (const two of rivals) {
      const states = (await intentsOf(shop, two)).map(({ status }) => status).sort();
      const name = `kill ${kill + 1} with the seed ${seed}`;
      expect(states, name).toEqual(['canceled', 'succeeded']);
    }
  }
  await expectEverythingSettled(shop, `the seed ${seed}`);
  expect(unfinished, 'payments that a kill left authorised').toBeGreaterThan(0);
});

/** The store answers the first calls of a new process too late when the machine is busy: what this run left to the next is not its fault. */
async function reconcileOnce(shop: RunningShop): Promise<void> {
  await expect(async () => {
    const told = shop.output().length;
    await shop.runScheduled('reconcile');
    expect(shop.output().slice(told)).not.toContain('The store does not answer');
  }).toPass({ timeout: 60_000 });
}

/** Four rivalries write about 60 times. Each kill falls in its own fifth of them, where the seed decides. */
function writesBefore(seed: number, kill: number): number {
  let state = seed;
  for (let step = 0; step <= kill; step++) state = (state * 48_271) % 2_147_483_647;
  return 1 + kill * 12 + (state % 12);
}

/** Waits for writes to the store of a running shop, or for the end of the work that makes them. */
async function waitForChanges({ dataDir }: RunningShop, count: number, work: Promise<unknown>) {
  const store = openBlobsStore(dataDir);
  const last = store.countChanges() + count;
  const isOver = work.then(() => true);
  while (store.countChanges() < last && !(await Promise.race([isOver, pause(1, false)])));
  store.close();
}

function isAuthorised({ status }: { status: string }): boolean {
  return status === 'requires_capture';
}

/** Opens a form for each cart, each of a buyer of their own. */
function openForms(shop: RunningShop, carts: string[][], price = workPrice): Promise<Form[]> {
  return Promise.all(
    carts.map(async (ids) => {
      const buyer = newBuyer(shop);
      const { status, body } = await buyer.openCard(ids, price * ids.length);
      expect(status, body.error).toBe(200);
      return { buyer, ids, clientSecret: body.clientSecret };
    }),
  );
}

/** Pays all forms at once; returns what each buyer is told in the end. */
async function payAtOnce(shop: RunningShop, forms: Form[]): Promise<string[]> {
  await Promise.all(forms.map(({ clientSecret }) => payByCard(shop, clientSecret)));
  return Promise.all(forms.map(stateOf));
}

/** The bank agrees to each payment, and the shop hears of none. */
async function authorizeAll(shop: RunningShop, forms: Form[]): Promise<void> {
  await shop.setFault({ service: 'stripe', mode: 'drop' });
  await Promise.all(forms.map(({ clientSecret }) => payByCard(shop, clientSecret)));
  await shop.clearFaults();
  forgetWebhooks(shop);
}

/** Asks until the payment has ended. */
async function stateOf({ buyer, clientSecret }: Form): Promise<string> {
  for (;;) {
    const { body } = await answerOf(() => buyer.outcomeOf(clientSecret));
    const { state, reason } = body;
    if (state !== 'processing') return reason ? `${state}: ${reason}` : state;
  }
}

/** Repeats a call while the answer is 503, and returns the last answer. */
async function answerOf<Body>(ask: () => Promise<Answer<Body>>): Promise<Answer<Body>> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
  }
}

async function intentsOf(shop: RunningShop, forms: Form[]) {
  const ids = forms.map(({ clientSecret }) => intentOf(clientSecret));
  return (await shop.state()).paymentIntents.filter(({ id }) => ids.includes(id));
}

/** No payment waits, captured payments are the paid orders, no artwork is in two of them, and no captured money went back. */
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
