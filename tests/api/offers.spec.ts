import { expect } from '@playwright/test';
import { centsOf } from '#shared/money';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { holderOf, inDays, makeOffer, ofJouMache } from '../fixtures/buyers/offers.ts';
import { waitForEvents } from '../fixtures/buyers/stripe-account.ts';
import { artworkKey, changeRecord, readRecord, takenKey } from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';
import { signIn } from '../fixtures/signed-in.ts';
import type { Taken } from '../../netlify/use-cases/takes/takes.ts';

test('an offer holds its artwork, is mailed once, and is sold and paid by card (rule 96)', async ({
  shop,
  admin,
}) => {
  const offer = await makeOffer(admin);
  expect(offer).toMatchObject({
    method: 'offer',
    status: 'pending',
    totalAmount: '120.00',
    deadline: ofJouMache.until,
    customerEmail: 'rose@example.com',
    offer: { words: '', parts: [{ cents: 12_000, until: ofJouMache.until }] },
  });
  const stranger = newBuyer(shop);
  expect(await stranger.availability()).toEqual({
    'jou-mache': 'reserved',
  });
  expect((await stranger.openCard(['jou-mache'])).status).toBe(409);
  expect((await stranger.orderByTransfer(['jou-mache'])).status).toBe(409);

  const holder = holderOf(shop, offer);
  expect(await holder.read()).toMatchObject({
    offer: { due: { cents: 12000, isHeld: true }, outstandingCents: 12000, receivedCents: 0 },
    payments: [],
  });
  expect((await holder.open('150')).body.error).toContain('$120.00');
  expect(await holder.pay('120')).toMatchObject({ state: 'succeeded', cents: 12000 });
  expect(await holder.read()).toMatchObject({
    status: 'processing',
    customerEmail: 'rose@example.com',
    offer: { due: null, outstandingCents: 0, parts: [{ state: 'came' }] },
    payments: [{ cents: 12000, way: 'card' }],
  });
  expect(await stranger.availability()).toEqual({ 'jou-mache': 'sold' });
  await waitForEvents(shop);
  const { mails } = await shop.state();
  expect(mails.map(({ to, subject }) => [to, subject.replace(offer.id, 'N')])).toEqual([
    ['rose@example.com', 'An offer for you, #N'],
    ['rose@example.com', 'Your order #N is confirmed'],
    [expect.any(String), "You sold 'Jou Mache'"],
  ]);
});

test('what is hidden, has no price or is sold out can be offered, and a line; what is held or sold cannot', async ({
  shop,
  admin,
}) => {
  const bare = { isHidden: true, price: null, stockQuantity: 0 };
  changeRecord(shop, artworkKey('jou-mache'), (artwork) => ({ ...artwork, ...bare }));
  const items = [
    { artworkId: 'jou-mache', price: '120' },
    { title: 'A portrait of your mother', price: '80.50' },
  ];
  const offer = await makeOffer(admin, { ...ofJouMache, items });
  expect(offer).toMatchObject({
    totalAmount: '200.50',
    items: [{ id: 'jou-mache' }, { artworkTitle: 'A portrait of your mother', isLine: true }],
  });
  for (const artworkId of ['jou-mache', 'tanbouye']) {
    if (artworkId === 'tanbouye') await newBuyer(shop).orderByTransfer([artworkId]);
    const held = await admin.send('POST', '/api/admin/offers', {
      ...ofJouMache,
      items: [{ artworkId, price: '1' }],
    });
    expect(held).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching('now belongs to order') },
    });
  }
  expect(await admin.listOrders(), 'a refused offer leaves nothing').toHaveLength(2);
  expect((await holderOf(shop, offer).pay('200.50')).state).toBe('succeeded');
  const line = await makeOffer(admin, { ...ofJouMache, items: items.slice(1) });
  expect((await holderOf(shop, line).pay('80.50')).state).toBe('succeeded');
  expect((await admin.setStatus(line.id, 'shipped')).status).toBe(200);
});

test('an offer lapses on its day, unless a payment was authorised before', async ({
  shop,
  admin,
}) => {
  const soon = { until: inDays(0.02) };
  const late = holderOf(shop, await makeOffer(admin, { ...ofJouMache, ...soon }));
  const items = [{ artworkId: 'tanbouye', price: '90' }];
  const inTime = holderOf(shop, await makeOffer(admin, { ...ofJouMache, items, ...soon }));
  const [lateForm, form] = [(await late.open('120')).body, (await inTime.open('90')).body];
  await shop.setFault({ service: 'stripe', mode: 'no-capture' });
  await payByCard(shop, form.clientSecret);
  await waitForEvents(shop);
  await shop.passMinutes(60);
  await shop.runScheduled('reconcile');
  await shop.clearFaults();
  expect(await late.read()).toMatchObject({ status: 'cancelled', offer: { hasLapsed: true } });
  await payByCard(shop, lateForm.clientSecret);
  expect((await late.outcomeOf(lateForm)).state).toBe('released');
  expect((await inTime.outcomeOf(form)).state).toBe('succeeded');
  expect((await inTime.read()).status).toBe('processing');
  expect(await newBuyer(shop).availability()).toEqual({ tanbouye: 'sold' });
});

test('before its first money an offer is changed and withdrawn; a form of before is not paid', async ({
  shop,
  admin,
}) => {
  const offer = await makeOffer(admin);
  const holder = holderOf(shop, offer);
  const form = (await holder.open('120')).body;
  const dearer = { items: [{ artworkId: 'jou-mache', price: '130' }] };
  for (const until of [inDays(9), inDays(3)]) {
    const offering = { ...ofJouMache, ...dearer, until };
    const changed = await admin.send('PUT', `/api/admin/offers/${offer.id}`, offering);
    expect(changed).toMatchObject({
      status: 200,
      body: { totalAmount: '130.00', deadline: until },
    });
    const [take] = readRecord<Taken>(shop, takenKey('jou-mache')).takes;
    expect(take?.until).toBe(until);
  }
  await payByCard(shop, form.clientSecret);
  expect((await holder.outcomeOf(form)).state).toBe('released');
  const other = { ...ofJouMache, items: [{ artworkId: 'tanbouye', price: '130' }] };
  expect((await admin.send('PUT', `/api/admin/offers/${offer.id}`, other)).status).toBe(400);

  const paying = (await holder.open('130')).body;
  await shop.setFault({ service: 'stripe', mode: 'no-capture' });
  await payByCard(shop, paying.clientSecret);
  await waitForEvents(shop);
  await shop.clearFaults();
  const words = { status: 409, body: { error: expect.stringContaining('being finished') } };
  expect(await admin.send('PUT', `/api/admin/offers/${offer.id}`, ofJouMache)).toMatchObject(words);
  const withdrawn = await admin.send('DELETE', `/api/admin/offers/${offer.id}`);
  expect(withdrawn).toMatchObject({ status: 200, body: { status: 'cancelled' } });
  expect((await holder.outcomeOf(paying)).state).toBe('released');
  expect((await holder.open('130')).status).toBe(409);
  expect(await newBuyer(shop).availability()).toEqual({});

  const sold = await makeOffer(admin);
  expect((await holderOf(shop, sold).pay('120')).state).toBe('succeeded');
  expect((await admin.send('DELETE', `/api/admin/offers/${sold.id}`)).status).toBe(409);
  expect((await admin.send('PUT', `/api/admin/offers/${sold.id}`, ofJouMache)).status).toBe(409);
  await shop.waitUntilIdle();
  await shop.passMinutes(8 * 24 * 60);
  expect((await holder.read()).offer, 'withdrawn before its day').toMatchObject({
    hasLapsed: false,
  });
});

test('the same key is the same offer; a wrong offer is refused in words', async ({
  shop,
  admin,
  request,
}) => {
  await signIn(request, shop);
  const send = async (data: object) => {
    const headers = { 'idempotency-key': 'one' };
    const answer = await request.post(`${shop.url}/api/admin/offers`, { data, headers });
    return { status: answer.status(), body: (await answer.json()) as { id: string } };
  };
  const [one, two] = await Promise.all([send(ofJouMache), send(ofJouMache)]);
  expect([one.status, two.status, two.body.id]).toEqual([200, 200, one.body.id]);
  expect((await send({ ...ofJouMache, words: 'Other' })).status).toBe(409);
  const line = { title: 'A portrait', price: '100' };
  const part = (amount: string, days: number) => ({ cents: centsOf(amount), until: inDays(days) });
  for (const [wrong, words] of [
    [{ items: [] }, 'what you offer'],
    [{ items: [{ price: '5' }] }, 'what you offer'],
    [{ items: [{ title: 'A portrait', price: '' }] }, 'a price'],
    [{ items: Array.from({ length: 6 }, () => line) }, 'At most 5 lines'],
    [{ until: inDays(-1) }, 'in the future'],
    [{ until: 'Friday' }, 'a day like'],
    [{ parts: [part('40', 2), part('40', 3)] }, 'add up'],
    [{ parts: [part('50', 3), part('50', 2)] }, 'follow each other'],
    [{ words: 'x'.repeat(2001) }, 'at most 2,000'],
    [{ customerEmail: 'rose' }, 'e-mail'],
  ] as const) {
    const offering = { ...ofJouMache, items: [line], ...wrong };
    const { status, body } = await admin.send('POST', '/api/admin/offers', offering);
    expect({ status, words: body.error }).toEqual({
      status: 400,
      words: expect.stringContaining(words),
    });
  }
  expect(await admin.listOrders()).toHaveLength(1);
});
