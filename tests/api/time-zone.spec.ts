import { expect } from '@playwright/test';
import { formatMoment } from '#shared/format';
import { newBrowser, newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

const zone = 'America/Port-au-Prince';

test("an order keeps the time zone of its buyer's browser: its mail and refusals tell times in it, the painter's in the shop's", async ({
  shop,
  admin,
}) => {
  const { body } = await buyerIn(shop, zone).orderByTransfer(['tanbouye']);
  const { deadline, timeZone } = (await admin.findOrder(body.orderId))!;
  expect(timeZone).toBe(zone);
  await shop.waitUntilIdle();
  const headers = { authorization: `Bearer ${body.orderPage.split('#')[1]}` };
  const sent = await fetch(`${shop.url}/api/orders/sent`, { method: 'POST', headers });
  expect(await sent.json()).toMatchObject({ timeZone: zone });
  await shop.waitUntilIdle();
  const [toBuyer, toPainter] = (await shop.state()).mails;
  const until = formatMoment(deadline, zone);
  expect(until).toMatch(/\((EST|EDT)\)$/);
  expect(unwrap(toBuyer?.text)).toContain(`is reserved for you until ${until}.`);
  expect(unwrap(toPainter?.text)).toMatch(/It ends: .+ \(UTC\)\./);

  const refused = await buyerIn(shop, 'Asia/Tokyo').check(['tanbouye']);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatch(/until \w+day at \d\d:\d\d GMT\+9\./);
});

test('a card order keeps the time zone with which its form was opened', async ({ shop, admin }) => {
  const buyer = buyerIn(shop, zone);
  const { body } = await buyer.openCard(['jou-mache']);
  await payByCard(shop, body.clientSecret);
  await buyer.outcomeOf(body.clientSecret);
  expect((await admin.findOrder(body.orderNumber))?.timeZone).toBe(zone);
});

test('a time zone that the shop does not know is ignored, and mails are in UTC', async ({
  shop,
  admin,
}) => {
  const artworks = ['jou-mache', 'tanbouye', 'choublak'];
  const wrong = ['Haiti/Jacmel', '+05:00', `Europe/${'x'.repeat(60)}`];
  for (const [index, name] of wrong.entries()) {
    const buyer = buyerIn(shop, name);
    const { status, body } = await buyer.orderByTransfer(
      [artworks[index]!],
      `buyer-${index}@example.com`,
    );
    expect(status, name).toBe(200);
    expect(await admin.findOrder(body.orderId), name).not.toHaveProperty('timeZone');
  }
  await shop.waitUntilIdle();
  expect(unwrap((await shop.state()).mails[0]?.text)).toMatch(/until [^.]+ \(UTC\)\./);
});

function buyerIn(shop: RunningShop, timeZone: string) {
  return newBuyer(shop, newBrowser(shop, { 'time-zone': timeZone }));
}

function unwrap(text = ''): string {
  return text.replaceAll(/\s+/g, ' ');
}
