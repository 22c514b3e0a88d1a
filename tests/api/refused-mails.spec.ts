import { expect } from '@playwright/test';
import type { ToDo } from '#shared/admin/to-do';
import { newBrowser, newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { makeOffer, ofJouMache } from '../fixtures/buyers/offers.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';

const marie = 'marie@example.com';
const right = 'marie.joseph@example.com';
const noAddress =
  /^There is no address marie@example\.com\. Not sent: thanks for the order\. Paid\./;

test('an address that does not exist is tried once; the order says so until it is corrected (rules 34 and 85)', async ({
  shop,
}) => {
  await shop.setFault({ service: 'mail', mode: 'recipient', to: marie, times: 1 });
  const id = await sell(shop);
  expect(await subjects(shop)).toEqual(["You sold 'Jou Mache'"]);
  // The second letter to this address would leave.
  for (const minutes of [10, 24 * 60, 24 * 60]) {
    await shop.passMinutes(minutes);
    await shop.runScheduled('reconcile');
  }
  expect(await subjects(shop)).toHaveLength(1);
  const fresh = await shop.admin();
  expect(await toDo(fresh)).toEqual([
    { id, words: expect.stringMatching(noAddress), isBroken: true, deed: 'send' },
  ]);

  for (const email of ['', 'marie', 'marie@example']) {
    await fresh.confirmPassword();
    expect((await correct(fresh, id, email)).status, email).toBe(400);
  }
  const thief = await shop.admin();
  const refused = await correct(thief, id, right);
  expect([refused.status, refused.body.error]).toEqual([
    403,
    expect.stringMatching(/^Type your password, too/),
  ]);
  expect((await fresh.findOrder(id))?.customerEmail).toBe(marie);
  for (const time of ['first', 'again']) {
    expect((await correct(fresh, id, right)).body.error, time).toBeUndefined();
    await shop.waitUntilIdle();
  }
  const mails = (await shop.state()).mails.slice(1);
  expect(mails.filter(({ to }) => to === right).map(({ subject }) => subject)).toEqual([
    `Your order #${id} is confirmed`,
  ]);
  const told = mails.filter(({ subject }) => subject.endsWith('was it you?'));
  expect(told[0]?.subject).toBe(`Mails of order ${id} go to ${right}: was it you?`);
  expect(told[0]?.to).toContain('studio@atelye.example');
  expect(await toDo(fresh)).toEqual([
    { id, words: 'Paid. Pack it and send it.', isBroken: false, deed: 'send' },
  ]);
  const log = await fresh.send<{ description: string }[]>('GET', '/api/admin/activity');
  const logged = JSON.stringify(log.body).match(/mails go to [^"]*/g);
  expect(logged).toEqual([`mails go to ${right}, no more to ${marie}`]);
  const other = await correct(fresh, id, 'third@example.com');
  expect([other.status, other.body.error]).toEqual([
    409,
    'No mail of this order is refused any more. Please look again.',
  ]);
});

test('‘Send again’ sends to the same address; a refusal stands again (rule 34)', async ({
  shop,
  admin,
}) => {
  await shop.setFault({ service: 'mail', mode: 'recipient', to: marie, times: 2 });
  const id = await sell(shop);
  for (const isSent of [false, true, true]) {
    expect((await admin.send('POST', `/api/admin/orders/${id}/mails`)).status).toBe(200);
    await shop.waitUntilIdle();
    const [first] = await toDo(admin);
    expect(first?.words).toMatch(isSent ? /^Paid\./ : noAddress);
  }
  expect((await subjects(shop)).filter((subject) => subject.endsWith('is confirmed'))).toHaveLength(
    1,
  );
});

test('550 without a code is for good once another mail has left since, not before (rule 34)', async ({
  shop,
  admin,
}) => {
  await shop.setFault({ service: 'mail', mode: 'recipient', to: marie, reply: '550 No such user' });
  const { body } = await newBuyer(shop).orderByTransfer(['tanbouye']);
  const refusedIn = async () => {
    await shop.waitUntilIdle();
    return (await admin.findOrder(body.orderId))?.mails[0]?.refused;
  };
  expect(await refusedIn()).toBe('once');
  await reconcileLater(shop);
  expect(await refusedIn(), 'nothing left meanwhile').toBe('once');
  expect(await lines(admin), 'a stranger may have typed it').toEqual([]);
  await newBuyer(shop).send('POST', '/api/questions', {
    name: 'Jean',
    email: 'jean@example.com',
    message: 'Is it framed?',
  });
  await shop.waitUntilIdle();
  expect((await subjects(shop)).length).toBeGreaterThan(0);
  await reconcileLater(shop);
  expect(await refusedIn()).toBe('for-good');
  // The same call may say both.
  const id = await sell(shop);
  expect((await admin.findOrder(id))?.mails.map(({ refused }) => refused)).toEqual([
    'for-good',
    undefined,
  ]);
});

for (const [what, reply, to] of [
  ['the sender is refused at each address', '550 Sender not allowed', undefined],
  ['the sender is not allowed', '550 5.7.1 Not permitted to send as this address', marie],
  ['the domain of the sender is unknown', '550 5.1.8 Sender address rejected', undefined],
  ['the box is full', '552 5.2.2 Mailbox full', marie],
  ['the server is busy', '450 4.1.1 Try again', marie],
] as const) {
  test(`while ${what} a mail stays due, and leaves afterwards (rule 34)`, async ({
    shop,
    admin,
  }) => {
    const fault = { service: 'mail', mode: 'recipient', reply } as const;
    await shop.setFault(to ? { ...fault, to } : fault);
    const id = await sell(shop);
    for (let look = 0; look < 3; look++) await reconcileLater(shop);
    expect((await subjects(shop)).filter((subject) => subject.endsWith('is confirmed'))).toEqual(
      [],
    );
    const [first] = await toDo(admin);
    expect(first?.words).toBe('Paid. Pack it and send it.');
    await shop.clearFaults();
    await reconcileLater(shop);
    expect((await subjects(shop)).sort()).toEqual([
      `You sold 'Jou Mache'`,
      `Your order #${id} is confirmed`,
    ]);
    expect((await admin.findOrder(id))?.mails.map(({ state }) => state)).toEqual(['sent', 'sent']);
  });
}

test('a corrected transfer order has the place of its new inbox, and its old link proves nothing (rules 9 and 11)', async ({
  shop,
  admin,
}) => {
  const first = await newBuyer(shop).orderByTransfer(['tanbouye']);
  await shop.waitUntilIdle();
  const oldLink = await linkOf(shop, marie);
  await shop.setFault({ service: 'mail', mode: 'recipient', to: marie });
  await shop.passMinutes(2);
  const { orderId, orderPage } = first.body;
  const own = ownerOf(shop, orderPage);
  expect((await own('POST', '/api/orders/instructions', {})).status).toBe(200);
  await shop.waitUntilIdle();
  const second = await newBuyer(shop).orderByTransfer(['jou-mache'], 'rose@example.com');
  expect(second.status).toBe(200);
  await admin.confirmPassword();
  const taken = await correct(admin, orderId, 'Rose+shop@example.com');
  expect([taken.status, taken.body.error]).toEqual([
    409,
    `Order ${second.body.orderId} of this address waits for its transfer already.`,
  ]);
  expect((await admin.findOrder(orderId))?.customerEmail).toBe(marie);
  expect((await correct(admin, orderId, right)).status).toBe(200);
  await shop.waitUntilIdle();
  const confirm = (link: string) =>
    own('POST', '/api/orders/confirm', { confirmKey: link.split('.').at(-1) });
  expect((await confirm(oldLink)).status).toBe(404);
  expect((await confirm(await linkOf(shop, right))).status).toBe(200);
  expect((await admin.findOrder(orderId))?.confirmedAt).toBeTruthy();
  expect((await newBuyer(shop).orderByTransfer(['choublak'], right)).status).toBe(409);
  expect((await newBuyer(shop).orderByTransfer(['choublak'], marie)).status).toBe(200);
});

test('an order that nobody paid, of an address that does not exist, is told for its hold only (rule 86)', async ({
  shop,
  admin,
}) => {
  await shop.setFault({ service: 'mail', mode: 'recipient', to: marie });
  const { body } = await newBuyer(shop).orderByTransfer(['tanbouye']);
  await shop.waitUntilIdle();
  const words = `There is no address ${marie}. Not sent: how to pay.`;
  expect(await toDo(admin)).toEqual([{ id: body.orderId, words, isBroken: true, deed: null }]);
  const asked = await ownerOf(shop, body.orderPage)('POST', '/api/orders/instructions');
  expect([asked.status, asked.body]).toEqual([
    409,
    { error: expect.stringMatching(/^There is no such e-mail address/) },
  ]);
  await shop.passMinutes(61);
  await shop.runScheduled('reconcile');
  expect((await admin.findOrder(body.orderId))?.mails.map(({ kind }) => kind)).toEqual([
    'transfer-instructions',
  ]);
  expect(await toDo(admin)).toEqual([]);
});

test('the painter’s own address that does not exist is a line, until a mail arrives there (rule 100)', async ({
  shop,
  admin,
}) => {
  const words =
    'You get no mails. The mail server says that there is no such address as yours: correct it under Settings.';
  await shop.setFault({ service: 'mail', mode: 'recipient', to: 'studio@atelye.example' });
  await sell(shop);
  expect(await subjects(shop)).toHaveLength(1);
  expect(await lines(admin)).toEqual([words]);
  const tested = await admin.send('POST', '/api/admin/setup-mail');
  expect([tested.status, tested.body.error]).toEqual([
    503,
    words.replace('You get no mails. ', ''),
  ]);
  await newBuyer(shop).orderByTransfer(['tanbouye'], 'rose@example.com');
  await shop.waitUntilIdle();
  expect(await lines(admin), 'a letter to a buyer says nothing of it').toEqual([words]);
  await shop.clearFaults();
  await reconcileLater(shop);
  expect(await lines(admin)).toEqual([]);
  expect(await subjects(shop)).toContain("You sold 'Jou Mache'");
});

test('mails that waited for the server say what is so now (rule 34)', async ({ shop, admin }) => {
  await shop.setFault({ service: 'mail', mode: 'down' });
  const offer = await makeOffer(admin);
  const { body: order } = await newBuyer(shop).orderByTransfer(['tanbouye']);
  await admin.arrived(offer.id, '120');
  await admin.setStatus(order.orderId, 'cancelled');
  const other = await makeOffer(admin, {
    ...ofJouMache,
    items: [{ title: 'A frame', price: '50' }],
  });
  await admin.send('DELETE', `/api/admin/offers/${other.id}`);
  await shop.waitUntilIdle();
  await shop.clearFaults();
  await reconcileLater(shop);
  const toBuyers = (await shop.state()).mails.filter(({ to }) => to.endsWith('@example.com'));
  expect(toBuyers.map(({ subject }) => subject).sort()).toEqual(
    [
      `Your order #${offer.id} is confirmed`,
      `Your order #${order.orderId} is cancelled`,
      `Your order #${other.id} is cancelled`,
    ].sort(),
  );
});

test('answers go where the painter reads them; no program answers a mail of the shop (rule 85)', async ({
  shop,
  admin,
}) => {
  const change = async (settings: object) => {
    const body = { ...settings, password: shop.adminPassword };
    expect((await admin.send('PATCH', '/api/admin/settings', body)).status).toBe(200);
  };
  const repliesTo = async (email: string, act: () => Promise<unknown>) => {
    await act();
    await shop.waitUntilIdle();
    const { mails } = await shop.state();
    expect(mails.map(({ autoSubmitted }) => autoSubmitted)).toEqual(
      mails.map(() => 'auto-generated'),
    );
    return mails.findLast(({ to }) => to === email)?.replyTo;
  };
  const order = (id: string, email: string) => () => newBuyer(shop).orderByTransfer([id], email);
  expect(await repliesTo('a@example.com', order('tanbouye', 'a@example.com'))).toContain(
    'studio@atelye.example',
  );
  await change({ notifyEmail: 'ana@shop.example' });
  expect(await repliesTo('b@example.com', order('jou-mache', 'b@example.com'))).toBe(
    'ana@shop.example',
  );
  await change({ answersEmail: 'hello@shop.example' });
  const ask = () =>
    newBuyer(shop).send('POST', '/api/questions', {
      name: 'C',
      email: 'c@example.com',
      message: 'Hi?',
    });
  expect(await repliesTo('c@example.com', ask)).toBe('hello@shop.example');
  const toPainter = (await shop.state()).mails.findLast(({ to }) => to === 'ana@shop.example');
  expect(toPainter?.replyTo, 'the painter answers to the asker').toBe('c@example.com');
  const before = (await shop.state()).mails.length;
  await change({ answersEmail: 'salut@shop.example' });
  await shop.waitUntilIdle();
  const told = (await shop.state()).mails.slice(before);
  expect(told.map(({ to }) => to).sort()).toEqual([
    'ana@shop.example',
    'hello@shop.example',
    'salut@shop.example',
  ]);
  for (const { text } of told)
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Address for answers: hello@shop.example → salut@shop.example',
    );
});

/** Sells 'Jou Mache' by card, and returns the number of the order. */
async function sell(shop: RunningShop): Promise<string> {
  const buyer = newBuyer(shop);
  const { body } = await buyer.openCard(['jou-mache']);
  await payByCard(shop, body.clientSecret);
  await buyer.outcomeOf(body.clientSecret);
  await shop.waitUntilIdle();
  return body.orderNumber;
}

function correct(admin: Admin, id: string, email: string) {
  return admin.send<object>('PATCH', `/api/admin/orders/${id}/email`, { email });
}

async function toDo(admin: Admin) {
  const { body } = await admin.send<ToDo>('GET', '/api/admin/to-do');
  return body.orders.map(({ id, words, isBroken, deed }) => ({ id, words, isBroken, deed }));
}

async function lines(admin: Admin): Promise<string[]> {
  const { body } = await admin.send<{ alarms: { words: string }[] }>(
    'GET',
    '/api/admin/check-auth',
  );
  return body.alarms.map(({ words }) => words);
}

async function reconcileLater(shop: RunningShop): Promise<void> {
  await shop.passMinutes(10);
  await shop.runScheduled('reconcile');
  await shop.waitUntilIdle();
}

async function linkOf(shop: RunningShop, email: string): Promise<string> {
  const { mails } = await shop.state();
  const { text = '' } = mails.findLast(({ to }) => to === email) ?? {};
  return /\/order#[\w-]+\.[\w-]+\.[\w-]+/.exec(text)?.[0] ?? '';
}

function ownerOf(shop: RunningShop, orderPage: string) {
  return newBrowser(shop, { authorization: `Bearer ${orderPage.split('#')[1]}` });
}

async function subjects(shop: RunningShop): Promise<string[]> {
  return (await shop.state()).mails.map(({ subject }) => subject);
}
