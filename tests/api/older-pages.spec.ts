import { expect } from '@playwright/test';
import type { BuyerOrder } from '#shared/order';
import { newBrowser, newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { holderOf, inDays, makeOffer } from '../fixtures/buyers/offers.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';

// What a buyer's page does that was read before something changed (rule 39).

const address = {
  name: 'Marie Joseph',
  address: '12 Rue Capois',
  city: 'Jacmel',
  country: 'HT',
  postalCode: 'HT9110',
};
const street = { ...address, address: '9 Rue Nouvelle' };
const moneyChanged = 'What is to be paid has changed meanwhile. Please look again.';

test('an older page that adds a telephone number does not bring an old street back (rule 39)', async ({
  shop,
}) => {
  const { own, read } = await transferOf(shop);
  const save = (shippingAddress: object, version?: number) =>
    own(shop, version)<BuyerOrder>('PATCH', '/api/orders/mine', {
      shippingAddress,
      customerNotes: '',
    });
  expect((await read()).deliveryVersion).toBe(0);
  expect((await save(address, 0)).status).toBe(200);
  const { deliveryVersion } = await read();
  expect((await save(street, deliveryVersion)).status).toBe(200);
  const phone = { ...address, phone: '+509 3456 7890' };
  const stale = await save(phone, deliveryVersion);
  expect([stale.status, stale.body.error]).toEqual([
    412,
    'This was changed in another window. The fields show what is stored now, with what you typed. Save again to keep it.',
  ]);
  expect((await read()).shippingAddress).toEqual(street);
  // An answer was lost, and the same press comes again.
  expect((await save(street, deliveryVersion)).status).toBe(200);
  const { deliveryVersion: newest } = await read();
  expect((await save({ ...street, phone: phone.phone }, newest)).status).toBe(200);
  expect((await read()).shippingAddress).toEqual({ ...street, phone: phone.phone });
  // A form that began with nothing, beside an address that came meanwhile.
  expect((await save(address, 0)).status).toBe(412);
});

test('‘I have sent the money’ on an older page is not said of the next part (rules 37 and 97)', async ({
  shop,
  admin,
}) => {
  const offer = await inTwoParts(admin);
  const tell = ({ outstandingCents }: BuyerOrder) =>
    as(shop, offer.orderPage!, outstandingCents)<BuyerOrder>('POST', '/api/orders/sent');
  const older = await holderOf(shop, offer).read();
  await admin.arrived(offer.id, '50');
  const told = await tell(older);
  expect([told.status, told.body.error]).toEqual([412, moneyChanged]);
  await shop.waitUntilIdle();
  const mails = (await shop.state()).mails.filter(({ subject }) => /sent the money/.test(subject));
  expect(mails).toEqual([]);
  const newer = await holderOf(shop, offer).read();
  expect(newer.moneySentAt).toBeNull();
  // Two presses of one page say it once, and both are told so.
  for (let press = 0; press < 2; press++) expect((await tell(newer)).body.moneySentAt).toBeTruthy();
});

test('a transfer order with a part of its money refuses the word of an older page, too (rule 37)', async ({
  shop,
  admin,
}) => {
  const { id, own, read } = await transferOf(shop);
  const { outstandingCents } = await read();
  await admin.arrived(id, '50');
  expect((await own(shop, outstandingCents)('POST', '/api/orders/sent')).status).toBe(412);
  expect((await own(shop)<BuyerOrder>('POST', '/api/orders/sent')).body.moneySentAt).toBeTruthy();
});

test('an older page pays no second part in place of the first, which another device has paid (rule 97)', async ({
  shop,
  admin,
}) => {
  const offer = await inTwoParts(admin);
  const phone = holderOf(shop, offer);
  const { outstandingCents } = await phone.read();
  const laptop = as(shop, offer.orderPage!, outstandingCents);
  const part = { cents: 5000 };
  const opened = await laptop<{ clientSecret: string }>('POST', '/api/orders/part', part);
  expect(opened.status).toBe(200);
  expect((await laptop('POST', '/api/orders/part/check', part)).status).toBe(200);
  expect((await phone.pay('50')).state).toBe('part');
  const again = await laptop('POST', '/api/orders/part', part);
  expect([again.status, again.body.error]).toEqual([412, moneyChanged]);
  const pressed = await laptop('POST', '/api/orders/part/check', part);
  expect([pressed.status, pressed.body.error]).toEqual([
    412,
    `${moneyChanged} Your card was not charged.`,
  ]);
  const newer = as(shop, offer.orderPage!, (await phone.read()).outstandingCents);
  expect((await newer('POST', '/api/orders/part', part)).status).toBe(200);
});

test('older pages confirm, ask for the mail and buy again without harm (rules 9, 11, 37 and 79)', async ({
  shop,
  admin,
}) => {
  const buyer = newBuyer(shop);
  const { body } = await buyer.orderByTransfer(['jou-mache']);
  // Back, and the same press.
  expect((await buyer.orderByTransfer(['jou-mache'])).body.orderId).toBe(body.orderId);
  await shop.waitUntilIdle();
  const own = as(shop, body.orderPage);
  await admin.setStatus(body.orderId, 'processing');
  const { text = '' } = (await shop.state()).mails[0] ?? {};
  const confirmKey = /\/order#[\w-]+\.[\w-]+\.([\w-]+)/.exec(text)?.[1];
  const confirmed = await own<BuyerOrder>('POST', '/api/orders/confirm', { confirmKey });
  expect([confirmed.status, confirmed.body.status]).toEqual([200, 'processing']);
  expect((await own('POST', '/api/orders/instructions')).status).toBe(409);
  const said = await own<BuyerOrder>('POST', '/api/orders/sent');
  expect([said.status, said.body.moneySentAt]).toEqual([200, null]);
  await shop.waitUntilIdle();
  const toMarie = (await shop.state()).mails.filter(({ to }) => to === 'marie@example.com');
  expect(toMarie.map(({ subject }) => subject)).toEqual([
    `Your order #${body.orderId}: how to pay`,
    `Your order #${body.orderId} is confirmed`,
  ]);
  expect((await buyer.orderByTransfer(['jou-mache'])).status).toBe(409);
  expect((await buyer.openCard(['jou-mache'])).status).toBe(409);
  const card = await buyer.openCard(['tanbouye']);
  await payByCard(shop, card.body.clientSecret);
  for (let time = 0; time < 2; time++)
    expect((await buyer.outcomeOf(card.body.clientSecret)).body.state).toBe('succeeded');
  expect((await buyer.check(['tanbouye'])).status).toBe(409);
});

async function transferOf(shop: RunningShop) {
  const { orderId: id, orderPage } = (await newBuyer(shop).orderByTransfer(['jou-mache'])).body;
  const own = (at: RunningShop, version?: number) => as(at, orderPage, version);
  const read = async () => (await own(shop)<BuyerOrder>('GET', '/api/orders/mine')).body;
  return { id, own, read };
}

/** Returns the calls of a page. `version`: of what it shows. */
function as(shop: RunningShop, orderPage: string, version?: number) {
  return newBrowser(shop, {
    authorization: `Bearer ${orderPage.split('#')[1]}`,
    ...(version !== undefined && { 'if-match': `"${version}"` }),
  });
}

function inTwoParts(admin: Admin) {
  return makeOffer(admin, {
    customerEmail: 'rose@example.com',
    items: [{ title: 'A portrait', price: '100' }],
    parts: [
      { cents: 5000, until: inDays(7) },
      { cents: 5000, until: inDays(37) },
    ],
  });
}
