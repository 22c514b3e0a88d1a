import { expect } from '@playwright/test';
import type { BuyerOrder } from '#shared/order';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

test.use({ settings: { TRANSFER_HOLD_SHARE: '0.5' } });

test('above half of the works an order holds nothing and waits for the painter', async ({
  shop,
  admin,
}) => {
  const { body } = await orderAboveShare(shop);
  expect(body).toMatchObject({ success: true, awaitsPainter: true, hold: null });
  expect(await newBuyer(shop).availability()).toEqual(held);
  expect(await admin.findOrder(body.orderId)).toMatchObject({
    status: 'pending',
    awaitsPainter: true,
    awaitsConfirmation: false,
  });
  await shop.waitUntilIdle();
  const { mails } = await shop.state();
  const about = mails.filter(({ subject }) => subject.includes(body.orderId));
  expect(about.map(({ to, subject }) => [to, subject])).toEqual([
    ['lea@example.com', `Your order #${body.orderId}: not reserved yet`],
    [
      expect.stringContaining('studio@atelye.example'),
      `Order #${body.orderId} waits for you: confirm it by hand`,
    ],
  ]);
  expect(unwrap(about[0]!.text)).toContain(
    'It is not reserved yet: the painter will confirm by e-mail. Please do not send money before.',
  );
  const page = await readPage(shop, body.orderPage);
  expect(page).toMatchObject({ awaitsPainter: true, hold: null, transfer: null });
  const recipient = await recipientOf(shop);
  const told = JSON.stringify([body, page, about[0]]);
  for (const word of recipient) expect(told).not.toContain(word);
});

test('a painter who confirms it reserves it and mails the instructions', async ({
  shop,
  admin,
}) => {
  const { body } = await orderAboveShare(shop);
  await shop.waitUntilIdle();
  await shop.passMinutes(5 * 60);
  const confirmed = await admin.confirm(body.orderId);
  expect(confirmed.status).toBe(200);
  expect(confirmed.body).toMatchObject({ awaitsPainter: false, awaitsConfirmation: false });
  const began = Date.parse(confirmed.body.confirmedAt!);
  const hours = (Date.parse(confirmed.body.deadline) - began) / 3_600_000;
  expect(Math.abs(hours - 72)).toBeLessThan(0.1);
  expect(await newBuyer(shop).availability()).toMatchObject({ choublak: 'reserved' });
  expect((await admin.confirm(body.orderId)).body.deadline).toBe(confirmed.body.deadline);
  await shop.waitUntilIdle();
  const mail = (await shop.state()).mails.at(-1)!;
  expect(mail.subject).toBe(`Your order #${body.orderId}: how to pay`);
  for (const word of await recipientOf(shop)) expect(mail.text).toContain(word);
  expect((await readPage(shop, body.orderPage)).transfer).not.toBeNull();
});

test('an order that waits for the painter is not confirmed when its work was sold meanwhile', async ({
  shop,
  admin,
}) => {
  const { body } = await orderAboveShare(shop);
  const rival = newBuyer(shop);
  const card = (await rival.openCard(['choublak'])).body;
  await payByCard(shop, card.clientSecret);
  expect((await rival.outcomeOf(card.clientSecret)).body.state).toBe('succeeded');
  const refused = await admin.confirm(body.orderId);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toBe(`This artwork now belongs to order ${card.orderNumber}`);
  expect(await admin.findOrder(body.orderId)).toMatchObject({
    status: 'pending',
    awaitsPainter: true,
  });
});

test('an order that the painter does not confirm in 72 hours ends with a mail', async ({
  shop,
}) => {
  const { body } = await orderAboveShare(shop);
  await shop.waitUntilIdle();
  await shop.passMinutes(72 * 60 + 1);
  await shop.runScheduled('reconcile');
  expect((await (await shop.admin()).findOrder(body.orderId))?.status).toBe('cancelled');
  const toLea = (await shop.state()).mails.filter(({ to }) => to === 'lea@example.com');
  expect(toLea.map(({ subject }) => subject)).toEqual([
    `Your order #${body.orderId}: not reserved yet`,
    `Your order #${body.orderId} has lapsed`,
  ]);
});

test('of several works at once the rest above the share is not held either', async ({ shop }) => {
  const { body } = await newBuyer(shop).orderByTransfer(['jou-mache', 'tanbouye', 'choublak']);
  expect(body).toMatchObject({ awaitsPainter: true, hold: null });
  expect(await newBuyer(shop).availability()).toEqual({});
  const other = await newBuyer(shop).orderByTransfer(['jou-mache'], 'jean@example.com');
  expect(other.body.awaitsPainter).toBe(false);
});

const held = { 'jou-mache': 'reserved', tanbouye: 'reserved' };

/** Places a transfer order above the share: half of five artworks are two, and two are held. */
async function orderAboveShare(shop: RunningShop) {
  await newBuyer(shop).orderByTransfer(['jou-mache'], 'marie@example.com');
  await newBuyer(shop).orderByTransfer(['tanbouye'], 'jean@example.com');
  expect(await newBuyer(shop).availability()).toEqual(held);
  const answer = await newBuyer(shop).orderByTransfer(['choublak'], 'lea@example.com');
  expect(answer.status).toBe(200);
  return answer;
}

async function readPage({ url }: RunningShop, orderPage: string): Promise<BuyerOrder> {
  const headers = { authorization: `Bearer ${orderPage.split('#')[1]}` };
  return (await fetch(`${url}/api/orders/mine`, { headers })).json() as Promise<BuyerOrder>;
}

/** Returns the address and the name of the recipient. */
async function recipientOf(shop: RunningShop): Promise<string[]> {
  const { body } = await newBuyer(shop).send<{ email: string; name: string }>(
    'GET',
    '/api/zelle-info',
  );
  return [body.email, `Recipient: ${body.name}`];
}

/** Returns the text without line breaks, which mails add. */
function unwrap(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
