import { expect } from '@playwright/test';
import { islandWords } from '../../src/words/all-island-words.ts';
import { cards } from '../e2e/purchase-page.ts';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import type { RunningShop } from '../fixtures/shop.ts';
import { hasRouter } from './in-page.ts';
import { test } from './journey.ts';
import type { Person } from './person.ts';

const emailFrame = 'Secure email input frame';
const addressFrame = 'Secure address input frame';
const cardFrame = 'Secure payment input frame';
const notReserved = 'Not reserved until you pay. If somebody is faster, you are not charged.';

test('a painting is paid by card from the cart, in French', async ({ person, admin }) => {
  const { cart, card, checkout, payment } = islandWords.fr;
  await person.open('/fr/art/jou-mache');
  await person.press('Ajouter au panier');
  await person.press(cart.label(1));
  await person.press(cart.checkout);
  await person.sees(checkout.title);
  await payBy(person, cards.good, card.pay('150,00 $US'));
  await person.sees(payment.endings.paid.title);
  await expect.poll(async () => (await admin.listOrders())[0]?.status).toBe('processing');
  const [order] = await admin.listOrders();
  expect(order).toMatchObject({ method: 'card', totalAmount: '150.00', language: 'fr' });
});

test('a card that its bank asks about returns to a paid order', async ({
  person,
  admin,
  engine,
}) => {
  test.skip(engine === 'webkit', 'Its driver loses keys in the frames of a page that is scrolled');
  await person.open('/art/choublak');
  await person.press('Buy Now');
  await person.isAt(/^\/checkout\?artworkId=choublak$/);
  await payBy(person, cards.redirecting, 'Complete Purchase');
  await person.press('Complete authentication');
  await person.isAt(/^\/payment-confirmation/);
  await person.sees('Thank you for your purchase!');
  expect(await admin.listOrders()).toMatchObject([{ status: 'processing', method: 'card' }]);
});

test('a cart that lost a painting before Pay charges nothing, and the other one is paid', async ({
  person,
  shop,
  admin,
}) => {
  await person.open('/shop-art');
  await expect.poll(() => person.driver.ask(hasRouter)).toBe(true);
  await person.follow('Jou Mache');
  await person.isAt(/^\/art\/jou-mache$/);
  await person.press('Add to Cart');
  await person.goBack();
  await person.isAt(/^\/shop-art$/);
  await person.sees('5 of 5 works available');
  await person.follow('Tanbouyè');
  await person.isAt(/^\/art\/tanbouye$/);
  await person.press('Add to Cart');
  await person.press('Cart, 2 items');
  await person.press('Checkout');
  await person.sees(notReserved);
  await fillCardForm(person, cards.good);
  await buyElsewhere(shop, 'jou-mache');
  await person.press('Pay $325.00');
  await person.sees("'Jou Mache' has just been sold. Your card was not charged.");
  const untouched = (await shop.state()).paymentIntents.filter(({ amount }) => amount === 32_500);
  expect(untouched).toMatchObject([{ status: 'requires_payment_method' }]);
  await person.press('Pay for them');
  await payBy(person, cards.good, 'Pay $175.00');
  await person.sees('Payment Successful');
  const orders = await admin.listOrders();
  expect(orders.find(({ totalAmount }) => totalAmount === '175.00')?.status).toBe('processing');
});

test('a painting that is sold while the buyer is at the bank is not charged', async ({
  person,
  shop,
}) => {
  await person.open('/art/jou-mache');
  await person.press('Add to Cart');
  await person.press('Cart, 1 item');
  await person.press('Checkout');
  await payBy(person, cards.redirecting, 'Pay $150.00');
  await person.sees('Complete authentication');
  await buyElsewhere(shop, 'jou-mache');
  await person.press('Complete authentication');
  await person.isAt(/^\/payment-confirmation/);
  await person.sees('Nothing was charged');
  await person.sees("'Jou Mache' was sold to another buyer a moment before.");
  const { paymentIntents } = await shop.state();
  expect(paymentIntents.map(({ status }) => status).sort()).toEqual(['canceled', 'succeeded']);
});

test('a painting is ordered by transfer, and the order page takes the address', async ({
  person,
  admin,
}) => {
  await person.open('/art/choublak');
  await person.press('Add to Cart');
  await person.press('Cart, 1 item');
  await person.press('Checkout');
  await person.sees(notReserved);
  await person.press('Pay with Zelle', '[role=tab]');
  await person.fill('Name', 'Marie Joseph');
  await person.fill('Email', 'marie@example.com');
  await person.press('Continue');
  await person.sees(
    /Reserved for you until .+\. Press the link in our e-mail to keep it until .+\./,
  );
  await person.sees(/Order #\w{3}-\w{3}/);
  await person.sees('$225.00');
  expect((await admin.listOrders())[0]).toMatchObject({ method: 'zelle', status: 'pending' });

  await person.follow('Your order’s page');
  await person.sees('Waiting for your transfer.');
  await person.fill('Name', 'Marie Joseph');
  await person.fill('Street and number', '12 Rue Capois');
  await person.fill('City', 'Jacmel');
  await person.fill('Country', 'Haiti');
  await person.press('Save Delivery');
  await person.sees('Saved. Thank you.');
  expect((await admin.listOrders())[0]?.shippingAddress?.city).toBe('Jacmel');
});

async function payBy(person: Person, card: string, button: string): Promise<void> {
  await fillCardForm(person, card);
  await person.press(button);
}

async function fillCardForm(person: Person, card: string): Promise<void> {
  await person.fill('Email', 'marie@example.com', emailFrame);
  await person.fill('Full name', 'Marie Joseph', addressFrame);
  await person.choose('Country or region', 'HT', addressFrame);
  await person.fill('Address line 1', '12 Rue Capois', addressFrame);
  await person.fill('City', 'Jacmel', addressFrame);
  await person.fill('Card number', card, cardFrame);
  await person.fill('Expiration date', '12/34', cardFrame);
  await person.fill('Security code', '123', cardFrame);
}

/** Pays for this artwork as another buyer. */
async function buyElsewhere(shop: RunningShop, id: string): Promise<void> {
  const rival = newBuyer(shop);
  const { clientSecret } = (await rival.openCard([id])).body;
  await payByCard(shop, clientSecret);
  expect((await rival.outcomeOf(clientSecret)).body.state).toBe('succeeded');
}
