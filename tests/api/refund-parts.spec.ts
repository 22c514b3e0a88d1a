import { expect } from '@playwright/test';
import type { AdminArtwork } from '#shared/artwork';
import type { Order } from '#shared/order';
import { newBuyer, payByCard, refundAtStripe } from '../fixtures/buyers/buyers.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

type Admin = Awaited<ReturnType<RunningShop['admin']>>;
type Part = {
  id?: string;
  cents?: unknown;
  leftCents?: unknown;
  reason?: string;
  returned?: string[];
  isHidden?: boolean;
};

const anId = 'dialog-0001';

test('a part goes back once for each dialog, and never more than is left', async ({
  shop,
  admin,
}) => {
  const { id } = await buyByCard(shop);
  const part = { reason: 'Damaged frame.' };
  const first = await Promise.all([giveBack(admin, id, part), giveBack(admin, id, part)]);
  expect(first.map(({ status }) => status)).toEqual([200, 200]);
  expect((await giveBack(admin, id, part)).body).toMatchObject({
    status: 'processing',
    refunds: [{ key: anId, cents: 5000, reason: 'Damaged frame.', state: 'done' }],
  });
  expect(await amountsOf(shop)).toEqual([5000]);
  const tooMuch = { id: 'dialog-0002', cents: 10_001, leftCents: 10_000 };
  expect(await giveBack(admin, id, tooMuch)).toMatchObject({
    status: 409,
    body: { error: 'At most $100.00 of this order can be given back.' },
  });
  const both = await Promise.all(
    ['dialog-0003', 'dialog-0004'].map((dialog) =>
      giveBack(admin, id, { id: dialog, cents: 6000, leftCents: 10_000 }),
    ),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await admin.setStatus(id, 'cancelled')).body.refunds).toMatchObject([
    { cents: 5000 },
    { cents: 6000 },
    { cents: 4000, reason: 'Order cancelled', state: 'done' },
  ]);
  expect(await amountsOf(shop)).toEqual([5000, 6000, 4000]);
  expect((await giveBack(admin, id, { id: 'dialog-0005' })).body).toMatchObject({
    error: 'This order has no money that could be given back.',
  });
  await shop.waitUntilIdle();
  const { mails } = await shop.state();
  const told = mails.filter(({ subject }) => subject.includes('money returned'));
  expect(told).toHaveLength(2);
  expect(told[0]!.text).toContain('Reason: Damaged frame.\n');
});

test('two tabs that show the same as left give back once; the other is told what is left by now (rule 26)', async ({
  shop,
  admin,
}) => {
  const { id } = await buyByCard(shop);
  const tabs = ['of-one-tab', 'of-another'].map((tab) => giveBack(admin, id, { id: tab }));
  const answers = await Promise.all(tabs);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.error).toBe(
    '$100.00 of this order is left by now. Please look again.',
  );
  expect((await giveBack(admin, id, { id: 'of-one-tab' })).status, 'the same dialog again').toBe(
    answers[0]!.status,
  );
  expect(await amountsOf(shop)).toEqual([5000]);
});

test("a refund in Stripe's dashboard counts, also one that the shop was not told of", async ({
  shop,
  admin,
}) => {
  const { id, clientSecret } = await buyByCard(shop);
  await shop.setFault({ service: 'stripe', mode: 'drop' });
  await refundAtStripe(shop, clientSecret, 5000);
  expect(await giveBack(admin, id, { cents: 12_000 })).toMatchObject({
    status: 409,
    body: { error: '$100.00 of this order is left by now. Please look again.' },
  });
  expect((await giveBack(admin, id, { cents: 10_000, leftCents: 10_000 })).body).toMatchObject({
    returnedOutsideCents: 5000,
    refunds: [{ cents: 10000, state: 'done' }],
  });
  expect(await amountsOf(shop)).toEqual([5000, 10_000]);
});

test('nothing is written while Stripe does not answer; what it refuses stays due and is made once', async ({
  shop,
  admin,
}) => {
  const { id } = await buyByCard(shop);
  await shop.setFault({ service: 'stripe', mode: 'down' });
  expect((await giveBack(admin, id)).status).toBe(503);
  expect((await admin.findOrder(id))?.refunds).toEqual([]);
  await shop.setFault({ service: 'stripe', mode: 'no-balance' });
  expect((await giveBack(admin, id)).body.refunds).toMatchObject([{ state: 'due', refusals: 1 }]);
  await shop.clearFaults();
  await shop.passMinutes(2);
  await shop.runScheduled('reconcile');
  expect((await admin.findOrder(id))?.refunds).toMatchObject([{ state: 'done' }]);
  expect(await amountsOf(shop)).toEqual([5000]);
});

test('an artwork that came back is for sale again, or hidden if it is damaged, and the order keeps the others', async ({
  shop,
  admin,
}) => {
  const { id, buyer } = await buyByCard(shop, ['jou-mache', 'tanbouye']);
  const other = { id: 'dialog-0002', returned: ['choublak'], isHidden: true };
  expect((await giveBack(admin, id, { ...other, leftCents: 32_500 })).body).toMatchObject({
    error: "'choublak' is not in this order.",
  });
  const answer = await giveBack(admin, id, {
    cents: 15_000,
    leftCents: 32_500,
    returned: ['jou-mache'],
  });
  expect(answer.body.status).toBe('processing');
  expect(answer.body.items.map(({ returnedAt }) => typeof returnedAt)).toEqual([
    'string',
    'undefined',
  ]);
  expect(await buyer.availability()).toEqual({ tanbouye: 'bought' });
  const next = (await newBuyer(shop).openCard(['jou-mache'])).body;
  await payByCard(shop, next.clientSecret);
  await buyer.outcomeOf(next.clientSecret);
  const damaged = { ...other, returned: ['tanbouye'], cents: 1000, leftCents: 17_500 };
  expect((await giveBack(admin, id, damaged)).status).toBe(200);
  expect((await giveBack(admin, id, damaged)).status, 'once').toBe(200);
  const hidden = (await admin.send<AdminArtwork[]>('GET', '/api/admin/artworks')).body;
  expect(hidden.filter(({ isHidden }) => isHidden).map((one) => one.id)).toEqual(['tanbouye']);
  expect(await buyer.availability()).toMatchObject({ 'jou-mache': 'sold' });
  expect((await admin.setStatus(id, 'cancelled')).status).toBe(200);
});

test('money of a transfer is given back by hand and noted', async ({ shop, admin }) => {
  const { orderId } = (await newBuyer(shop).orderByTransfer(['jou-mache'])).body;
  expect((await giveBack(admin, orderId)).status).toBe(409);
  await admin.setStatus(orderId, 'processing');
  expect((await giveBack(admin, orderId)).body.refunds).toMatchObject([
    { cents: 5000, state: 'done' },
  ]);
  expect((await shop.state()).refunds).toEqual([]);
});

test('a bad part gets 400 with the reason', async ({ admin }) => {
  const refused: [Part, RegExp][] = [
    [{ cents: 0 }, /from \$0\.01/],
    [{ cents: 0.5 }, /an amount like/],
    [{ cents: '5000' }, /an amount like/],
    [{ leftCents: undefined }, /leftCents: what/],
    [{ reason: ' ' }, /Please give a reason/],
    [{ id: 'a' }, /8 to 64/],
  ];
  for (const [part, reason] of refused) {
    const { status, body } = await giveBack(admin, 'K7M-4QX', part);
    expect([status, body.error]).toEqual([400, expect.stringMatching(reason)]);
  }
  expect((await giveBack(admin, 'K7M-4QX')).status).toBe(404);
});

test('the parcel is told with its carrier, and a missing address is asked for once a day', async ({
  shop,
  admin,
}) => {
  const { orderId: id } = (await newBuyer(shop).orderByTransfer(['jou-mache'])).body;
  const ask = () => admin.send<Order>('POST', `/api/admin/orders/${id}/address`);
  expect((await ask()).status).toBe(409);
  await admin.setStatus(id, 'processing');
  await Promise.all([ask(), ask()]);
  expect((await ask()).status).toBe(200);
  const trackingNumber = '1Z 999 AA1 01 2345 6784';
  await admin.send('PATCH', `/api/admin/orders/${id}/tracking`, { trackingNumber });
  expect((await admin.setStatus(id, 'shipped')).body).toMatchObject({ carrier: 'ups' });
  const mailOf = async (text: string) =>
    (await shop.state()).mails.filter(({ subject }) => subject.includes(text));
  await expect.poll(() => mailOf('on its way')).toHaveLength(1);
  const [parcel] = await mailOf('on its way');
  expect(parcel!.text).toContain('https://www.ups.com/track?tracknum=1Z999AA10123456784');
  const asked = await mailOf('where should it go?');
  expect(asked).toHaveLength(1);
  expect(asked[0]!.html).toContain('<strong>We do not know yet where to send it.');
});

function giveBack(admin: Admin, orderId: string, part: Part = {}) {
  const body = { id: anId, cents: 5000, leftCents: 15_000, reason: 'Damaged frame', ...part };
  return admin.send<Order>('POST', `/api/admin/orders/${orderId}/refunds`, body);
}

/** Returns the refunds at Stripe in cents, oldest first. */
async function amountsOf(shop: RunningShop): Promise<number[]> {
  return (await shop.state()).refunds.map(({ amount }) => amount);
}

async function buyByCard(shop: RunningShop, ids = ['jou-mache']) {
  const buyer = newBuyer(shop);
  const card = (await buyer.openCard(ids)).body;
  await payByCard(shop, card.clientSecret);
  await buyer.outcomeOf(card.clientSecret);
  return { buyer, id: card.orderNumber, clientSecret: card.clientSecret };
}
