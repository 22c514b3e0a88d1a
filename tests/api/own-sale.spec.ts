import { expect } from '@playwright/test';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { authorizeOnly } from '../fixtures/buyers/stripe-account.ts';

type Refused = { bought?: { orderNumber: string; orderPage: string | null; items: object[] } };

test('the buyer of an artwork is led to their order by all calls that buy; a stranger reads that it is sold (rule 79)', async ({
  shop,
}) => {
  const buyer = newBuyer(shop);
  const order = await buy(shop, buyer, ['choublak']);
  const own = [
    [await buyer.openCard(['choublak']), "You have bought 'Choublak'."],
    [await buyer.openCard(['jou-mache', 'choublak']), "You have bought 'Choublak'."],
    [await buyer.orderByTransfer(['choublak']), "You have bought 'Choublak'."],
    [await buyer.check(['choublak']), "You have bought 'Choublak'. Your card was not charged."],
  ] as const;
  for (const [{ status, body }, error] of own) {
    expect({ status, body }).toEqual({ status: 409, body: { error, bought: order } });
  }
  expect(await buyer.availability()).toEqual({ choublak: 'bought' });

  const stranger = newBuyer(shop);
  const refused = [
    await stranger.openCard(['choublak']),
    await stranger.orderByTransfer(['choublak']),
    await stranger.check(['choublak']),
  ];
  for (const { status, body } of refused) {
    expect(status).toBe(409);
    expect(Object.keys(body)).toEqual(['error']);
    expect(body.error).toContain("'Choublak' has just been sold.");
  }
  expect(await stranger.availability()).toEqual({ choublak: 'sold' });
});

test('what a transfer has paid is its buyer’s own, too; what came back is for sale again (rule 79)', async ({
  shop,
  admin,
}) => {
  const buyer = newBuyer(shop);
  const { orderId, orderPage } = (await buyer.orderByTransfer(['tanbouye'])).body;
  expect(await buyer.availability()).toEqual({ tanbouye: 'yours' });
  await admin.setStatus(orderId, 'processing');
  expect((await buyer.openCard(['tanbouye'])).body).toMatchObject({
    bought: { orderNumber: orderId, orderPage },
  });
  await admin.setStatus(orderId, 'cancelled');
  expect((await buyer.openCard(['tanbouye'])).status).toBe(200);
});

test('a sale that is being finished has no page of its order yet (rule 79)', async ({ shop }) => {
  const { buyer, card } = await authorizeOnly(shop);
  const { body } = await buyer.openCard(['jou-mache']);
  expect((body as Refused).bought).toMatchObject({
    orderNumber: card.orderNumber,
    orderPage: null,
    items: [{ artworkTitle: 'Jou Mache' }],
  });
});

test('a second payment of the same buyer is released, and its reason names no other buyer (rule 79)', async ({
  shop,
}) => {
  const buyer = newBuyer(shop);
  const second = (await buyer.openCard(['choublak'])).body;
  await buy(shop, buyer, ['choublak']);
  await payByCard(shop, second.clientSecret);
  const { state, reason } = (await buyer.outcomeOf(second.clientSecret)).body;
  expect({ state, reason }).toEqual({
    state: 'released',
    reason: "You have bought 'Choublak' with another order.",
  });
});

test('the page of a failed payment says what its buyer has bought another way (rule 79)', async ({
  shop,
}) => {
  const buyer = newBuyer(shop);
  const one = (await buyer.openCard(['choublak'])).body;
  const two = (await buyer.openCard(['choublak', 'tanbouye'])).body;
  const { orderNumber, orderPage } = await buy(shop, buyer, ['choublak']);
  expect((await buyer.outcomeOf(one.clientSecret)).body).toMatchObject({
    state: 'bought',
    orderNumber,
    orderPage,
  });
  expect((await buyer.outcomeOf(two.clientSecret)).body.state).toBe('open');
});

test('an artwork with two units is sold out for its buyer only when both are sold (rule 79)', async ({
  shop,
  admin,
}) => {
  const artworks = await admin.send<{ id: string; version: number }[]>(
    'GET',
    '/api/admin/artworks',
  );
  const artwork = artworks.body.find(({ id }) => id === 'choublak');
  await admin.send('PATCH', '/api/admin/artworks/choublak', { ...artwork, stockQuantity: 2 });
  const buyer = newBuyer(shop);
  await buy(shop, buyer, ['choublak']);
  expect((await buyer.openCard(['choublak'])).status).toBe(200);
  await buy(shop, newBuyer(shop), ['choublak']);
  expect((await buyer.openCard(['choublak'])).body.error).toBe("You have bought 'Choublak'.");
});

/** Pays by card. Returns what leads to the order. */
async function buy(shop: RunningShop, buyer: ReturnType<typeof newBuyer>, ids: string[]) {
  const { clientSecret } = (await buyer.openCard(ids)).body;
  await payByCard(shop, clientSecret);
  const { state, orderNumber, orderPage, items } = (await buyer.outcomeOf(clientSecret)).body;
  expect(state).toBe('succeeded');
  return { orderNumber, orderPage, items };
}
