import { expect } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { holderOf, makeOffer, ofJouMache } from '../fixtures/buyers/offers.ts';
import { waitForEvents } from '../fixtures/buyers/stripe-account.ts';
import { test } from '../fixtures/shop.ts';

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
    'jou-mache': expect.stringContaining('reserved'),
  });
  expect((await stranger.openCard(['jou-mache'])).status).toBe(409);

  const holder = holderOf(shop, offer);
  expect(await holder.read()).toMatchObject({
    offer: { due: { amount: '120.00', isHeld: true }, toCome: '120.00', came: '0.00' },
    payments: [],
  });
  expect((await holder.open('150')).body.error).toContain('$120.00');
  expect(await holder.pay('120')).toMatchObject({ state: 'succeeded', amount: '120.00' });
  expect(await holder.read()).toMatchObject({
    status: 'processing',
    customerEmail: 'rose@example.com',
    offer: { due: null, toCome: '0.00', parts: [{ state: 'came' }] },
    payments: [{ amount: '120.00', way: 'card' }],
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
