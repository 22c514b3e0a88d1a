import { expect } from '@playwright/test';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { holderOf, inDays, makeOffer, ofJouMache } from '../fixtures/buyers/offers.ts';
import {
  cancelAtStripe,
  captureAtStripe,
  expireAtBank,
  waitForEvents,
} from '../fixtures/buyers/stripe-account.ts';
import { test } from '../fixtures/shop.ts';

const parts = [4000, 5000, 3000].map((cents, index) => ({
  cents,
  until: inDays(7 * (index + 1)),
}));
const inParts = { ...ofJouMache, parts };

test('three parts come by card, by Zelle and by card, and the receipt lists them (rule 97)', async ({
  shop,
  admin,
}) => {
  const offer = await makeOffer(admin, { ...inParts, words: 'The frame\nis included.' });
  const holder = holderOf(shop, offer);
  expect(await holder.pay('40')).toMatchObject({ state: 'part', cents: 4000 });
  const begun = await holder.read();
  expect(begun).toMatchObject({
    status: 'pending',
    paidAt: null,
    offer: {
      words: 'The frame\nis included.',
      parts: [{ state: 'came' }, { state: 'now', isLate: false }, { state: 'later' }],
      due: { cents: 5000, until: parts[1]!.until, isHeld: true },
      receivedCents: 4000,
      outstandingCents: 8000,
    },
  });
  expect(begun.transfer, 'a transfer of the part').not.toBeNull();
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'sold' });
  // Nothing ends it on its first day, and a late part is a line only. Its mail has left before the clock moves.
  await waitForEvents(shop);
  await shop.passMinutes(15 * 24 * 60);
  await shop.runScheduled('reconcile');
  expect((await holder.read()).offer).toMatchObject({ parts: [{}, { isLate: true }, {}] });

  const said = await holder.send('POST', '/api/orders/sent', {});
  expect(said.status).toBe(200);
  const money = { id: 'dialog-zelle', cents: 5000, way: 'zelle' };
  // The session has ended meanwhile.
  const later = await shop.admin();
  const arrived = await later.send('POST', `/api/admin/orders/${offer.id}/money`, money);
  expect(arrived).toMatchObject({ status: 200, body: { status: 'pending', moneySentAt: null } });
  expect(await holder.pay('30')).toMatchObject({ state: 'succeeded', orderNumber: offer.id });
  expect(await holder.read()).toMatchObject({
    status: 'processing',
    payments: [
      { cents: 4000, way: 'card' },
      { cents: 5000, way: 'zelle' },
      { cents: 3000, way: 'card' },
    ],
    offer: { due: null, outstandingCents: 0 },
  });
  await waitForEvents(shop);
  const { mails, paymentIntents } = await shop.state();
  expect(paymentIntents.map(({ amount_received }) => amount_received).sort()).toEqual([3000, 4000]);
  const told = mails.filter(({ to }) => to === 'rose@example.com');
  expect(told.map(({ subject }) => subject.replace(offer.id, 'N'))).toEqual([
    'An offer for you, #N',
    'Your order #N: a payment has arrived',
    'Your order #N: a payment has arrived',
    'Your order #N is confirmed',
  ]);
  expect(told[0]!.text).toContain('is included.');
  expect(told[1]!.text).toMatch(/payment of \$40\.00 has arrived[^]*Still due:? \$80\.00/);
  expect(told[3]!.text).toContain('payment of $30.00 has arrived');
});

test('of two devices one pays a part, and a payment that is not due any more is released (rule 97)', async ({
  shop,
  admin,
}) => {
  const offer = await makeOffer(admin, inParts);
  const [phone, desk] = [holderOf(shop, offer), holderOf(shop, offer)];
  const form = (await phone.open('40')).body;
  expect((await desk.open('40')).body.clientSecret).toBe(form.clientSecret);
  const gone = (await desk.open('120')).body;
  await shop.setFault({ service: 'stripe', mode: 'no-capture' });
  await payByCard(shop, gone.clientSecret);
  await waitForEvents(shop);
  await expireAtBank(shop, gone.clientSecret);
  await shop.clearFaults();
  expect(await desk.outcomeOf(gone)).toMatchObject({ state: 'released' });
  const reserved = { 'jou-mache': 'reserved' };
  expect(await newBuyer(shop).availability()).toEqual(reserved);
  const again = await phone.open('40');
  expect(again.status).toBe(200);
  const next = again.body;
  expect(next.clientSecret).not.toBe(form.clientSecret);
  const whole = (await desk.open('120')).body;
  expect((await desk.check('120')).status).toBe(200);
  await payByCard(shop, next.clientSecret);
  await payByCard(shop, whole.clientSecret);
  const outcomes = await Promise.all([phone.outcomeOf(next), desk.outcomeOf(whole)]);
  expect(outcomes.filter(({ state }) => /^(part|succeeded)$/.test(state))).toHaveLength(1);
  expect(outcomes.find(({ state }) => state === 'released')?.reason).toContain('not to be paid');
  const refused = await desk.check('40');
  expect(refused.status).toBe(409);
  expect(refused.body.error).toContain('not charged');
  await waitForEvents(shop);
  const { paymentIntents } = await shop.state();
  expect(paymentIntents.filter(({ status }) => status === 'succeeded')).toHaveLength(1);
  expect(paymentIntents.filter(({ status }) => status === 'requires_capture')).toEqual([]);
});

test('money that was captured in the dashboard for nothing goes back, and the offer stays as it is', async ({
  shop,
  admin,
}) => {
  const offer = await makeOffer(admin, inParts);
  const holder = holderOf(shop, offer);
  const first = (await holder.open('40')).body;
  const second = (await holder.open('120')).body;
  await payByCard(shop, first.clientSecret);
  expect((await holder.outcomeOf(first)).state).toBe('part');
  await shop.setFault({ service: 'stripe', mode: 'drop' });
  await payByCard(shop, second.clientSecret);
  await captureAtStripe(shop, second.clientSecret);
  await shop.clearFaults();
  expect((await holder.outcomeOf(second)).state).toBe('refunded');
  expect(await holder.read()).toMatchObject({ status: 'pending', offer: { receivedCents: 4000 } });
  await shop.waitUntilIdle();
  const { refunds } = await shop.state();
  expect(refunds.map(({ amount }) => amount)).toEqual([12_000]);
});

test('a payment of a part that was cancelled at Stripe is followed by another one, the same on each device (rule 97)', async ({
  shop,
  admin,
}) => {
  const offer = await makeOffer(admin, inParts);
  const [phone, desk] = [holderOf(shop, offer), holderOf(shop, offer)];
  const secrets = new Set<string>();
  for (let round = 0; round < 2; round++) {
    const { clientSecret } = (await phone.open('40')).body;
    secrets.add(clientSecret);
    await cancelAtStripe(shop, clientSecret);
    await waitForEvents(shop);
  }
  const next = (await phone.open('40')).body;
  secrets.add(next.clientSecret);
  expect(secrets.size).toBe(3);
  expect((await desk.open('40')).body.clientSecret).toBe(next.clientSecret);
  expect(await phone.pay('40')).toMatchObject({ state: 'part', cents: 4000 });
});

test('a rest below 50 cents can be written down by hand, and no card is asked for it (rule 97)', async ({
  shop,
  admin,
}) => {
  const offer = await makeOffer(admin, inParts);
  const holder = holderOf(shop, offer);
  expect((await admin.arrived(offer.id, '39.7')).status).toBe(200);
  expect((await holder.read()).offer).toMatchObject({ due: { cents: 30 }, outstandingCents: 8030 });
  expect((await holder.open('0.30')).status).toBe(400);
  expect(await holder.pay('80.30')).toMatchObject({ state: 'succeeded' });

  const { id } = await makeOffer(admin, {
    ...inParts,
    items: [{ title: 'A frame', price: '120' }],
  });
  expect((await admin.arrived(id, '119.70', 'dialog-0002')).body).toMatchObject({
    status: 'pending',
  });
  expect((await admin.arrived(id, '0.30', 'dialog-0003')).body).toMatchObject({
    status: 'processing',
    money: [{ cents: 11_970 }, { cents: 30, state: 'done' }],
  });
});
