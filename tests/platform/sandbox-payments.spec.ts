import { expect } from '@playwright/test';
import { liveSandboxKeys } from '../../netlify/sandbox/keys.ts';
import {
  connectStripe,
  createIntent,
  createPaidIntent,
  setFault,
  test,
} from './sandbox-fixture.ts';

test('an intent is created once per Idempotency-Key', async ({ stripe }) => {
  const params = { amount: 15_000, currency: 'usd', metadata: { orderId: 'o-1' } };
  const first = await stripe.paymentIntents.create(params, { idempotencyKey: 'order-1' });
  const second = await stripe.paymentIntents.create(params, { idempotencyKey: 'order-1' });

  expect(second.id).toBe(first.id);
  expect(first).toMatchObject({
    amount: 15_000,
    currency: 'usd',
    status: 'requires_payment_method',
    metadata: { orderId: 'o-1' },
    client_secret: expect.stringMatching(new RegExp(`^${first.id}_secret_\\w+$`)),
  });
});

test('a 500 is kept under its Idempotency-Key, too', async ({ sandbox, stripe }) => {
  const create = (idempotencyKey: string) =>
    stripe.paymentIntents.create({ amount: 15_000, currency: 'usd' }, { idempotencyKey });
  await setFault(sandbox.url, { service: 'stripe', mode: 'error', times: 1 });
  await expect(create('first')).rejects.toMatchObject({ statusCode: 500 });
  await expect(create('first')).rejects.toMatchObject({ statusCode: 500 });
  expect(await create('second')).toMatchObject({ amount: 15_000 });
});

test('live keys and test keys do not see the objects of each other', async ({
  sandbox,
  stripe,
}) => {
  const live = connectStripe(sandbox.url, liveSandboxKeys.secret);
  const real = await createPaidIntent(live);
  const trial = await createPaidIntent(stripe);
  expect([real.livemode, trial.livemode]).toEqual([true, false]);
  for (const [account, own, other] of [
    [live, real, trial],
    [stripe, trial, real],
  ] as const) {
    await expect(account.paymentIntents.retrieve(other.id)).rejects.toMatchObject({
      statusCode: 404,
    });
    await expect(account.refunds.create({ payment_intent: other.id })).rejects.toMatchObject({
      statusCode: 404,
    });
    await account.refunds.create({ payment_intent: own.id });
    const { data } = await account.events.list({ limit: 100 });
    expect(data.map(({ type }) => type)).toContain('refund.created');
    expect(data.every(({ livemode }) => livemode === own.livemode)).toBe(true);
    const listed = await account.paymentIntents.list();
    expect(listed.data.map(({ id }) => id)).toEqual([own.id]);
  }
});

test('a key that is reused with other parameters is refused', async ({ stripe }) => {
  const options = { idempotencyKey: 'order-2' };
  await stripe.paymentIntents.create({ amount: 15_000, currency: 'usd' }, options);
  const other = stripe.paymentIntents.create({ amount: 20_000, currency: 'usd' }, options);

  await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 });
});

test("wrong keys and parameters are refused with Stripe's errors", async ({ sandbox, stripe }) => {
  const stranger = connectStripe(sandbox.url, 'sk_test_of_somebody_else');
  await expect(createIntent(stranger)).rejects.toMatchObject({ statusCode: 401 });

  const small = stripe.paymentIntents.create({ amount: 49, currency: 'usd' });
  await expect(small).rejects.toMatchObject({ code: 'amount_too_small', param: 'amount' });

  const unknown = stripe.paymentIntents.create({ amount: 100, currency: 'usd', off_session: true });
  await expect(unknown).rejects.toMatchObject({ code: 'parameter_unknown', param: 'off_session' });

  const nobody = stripe.paymentIntents.retrieve('pi_nobody');
  await expect(nobody).rejects.toMatchObject({ statusCode: 404, code: 'resource_missing' });
});

test('an intent offers the methods that are turned on and not excluded', async ({ stripe }) => {
  const params = { amount: 15_000, currency: 'usd', automatic_payment_methods: { enabled: true } };
  const all = await stripe.paymentIntents.create(params);
  expect(all.payment_method_types).toEqual(['card', 'link', 'us_bank_account']);
  const excluded = ['us_bank_account', 'sepa_debit'];
  const fewer = await stripe.paymentIntents.create({
    ...params,
    excluded_payment_method_types: excluded,
  });
  expect(fewer).toMatchObject({
    payment_method_types: ['card', 'link'],
    excluded_payment_method_types: excluded,
  });
  const unknown = stripe.paymentIntents.create({
    ...params,
    excluded_payment_method_types: ['bank_of_nowhere'],
  });
  await expect(unknown).rejects.toMatchObject({
    statusCode: 400,
    param: 'excluded_payment_method_types[0]',
  });
});

test('a paid intent carries its charge', async ({ stripe }) => {
  const { id } = await createPaidIntent(stripe);
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });

  expect(intent).toMatchObject({
    status: 'succeeded',
    amount_received: 15_000,
    latest_charge: { object: 'charge', paid: true, amount: 15_000, payment_intent: id },
  });
});

test('a paid intent is not cancelled, a cancelled one not paid', async ({ stripe }) => {
  const paid = await createPaidIntent(stripe);
  await expect(stripe.paymentIntents.cancel(paid.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
    raw: { payment_intent: { id: paid.id, status: 'succeeded' } },
  });

  const { id } = await createIntent(stripe);
  expect(await stripe.paymentIntents.cancel(id)).toMatchObject({ status: 'canceled' });
  const late = stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  await expect(late).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
});

test('a publishable key sees an intent only with its secret, and less of it', async ({
  sandbox,
  stripe,
}) => {
  const { id, client_secret } = await createPaidIntent(stripe);
  const look = (secret: string) =>
    fetch(`${sandbox.url}/stripe/v1/payment_intents/${id}?client_secret=${secret}`, {
      headers: { authorization: 'Bearer pk_test_sandbox' },
    });

  const seen = await (await look(String(client_secret))).json();
  expect(seen).toMatchObject({ id, status: 'succeeded' });
  expect(seen).not.toHaveProperty('latest_charge');
  expect(seen).not.toHaveProperty('metadata');
  expect((await look('pi_guessed_secret_guessed')).status).toBe(400);
});

test('intents are listed newest first, page by page', async ({ stripe }) => {
  const created = [];
  for (let index = 0; index < 5; index++) created.push((await createIntent(stripe)).id);

  const listed = [];
  for await (const { id } of stripe.paymentIntents.list({ limit: 2 })) listed.push(id);
  expect(listed).toEqual(created.toReversed());

  const future = Math.floor(Date.now() / 1000) + 60;
  const none = await stripe.paymentIntents.list({ created: { gte: future } });
  expect(none.data).toEqual([]);
});

test('refunds add up to the charge and no further', async ({ stripe }) => {
  const { id } = await createPaidIntent(stripe);
  const refund = (amount?: number) =>
    stripe.refunds.create({ payment_intent: id, ...(amount && { amount }) });

  expect(await refund(5000)).toMatchObject({ amount: 5000, status: 'succeeded' });
  await expect(refund(10_001)).rejects.toMatchObject({ param: 'amount' });
  expect(await refund()).toMatchObject({ amount: 10_000 });
  await expect(refund()).rejects.toMatchObject({ code: 'charge_already_refunded' });

  const { data } = await stripe.refunds.list({ payment_intent: id });
  expect(data.map(({ amount }) => amount)).toEqual([10_000, 5000]);
});

test('a refund under one key happens once', async ({ stripe }) => {
  const { id } = await createPaidIntent(stripe);
  const refund = () =>
    stripe.refunds.create({ payment_intent: id, amount: 100 }, { idempotencyKey: 'refund-1' });

  const [first, second] = await Promise.all([refund(), refund()]);
  expect(second.id).toBe(first.id);
});
