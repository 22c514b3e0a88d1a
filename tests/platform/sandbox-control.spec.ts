import { expect } from '@playwright/test';
import { createIntent, setFault, test } from './sandbox-fixture.ts';

test('down: Stripe closes the connection, and its script does not load', async ({
  sandbox,
  stripe,
}) => {
  await setFault(sandbox.url, { service: 'stripe', mode: 'down' });
  await expect(createIntent(stripe)).rejects.toMatchObject({ type: 'StripeConnectionError' });
  await expect(fetch(`${sandbox.url}/stripe.js`)).rejects.toThrow();

  await fetch(`${sandbox.url}/faults`, { method: 'DELETE' });
  expect(await createIntent(stripe)).toMatchObject({ status: 'requires_payment_method' });
  expect((await fetch(`${sandbox.url}/stripe.js`)).status).toBe(200);
});

test('error: Stripe answers 500, the given number of times', async ({ sandbox, stripe }) => {
  await setFault(sandbox.url, { service: 'stripe', mode: 'error', times: 1 });
  await expect(createIntent(stripe)).rejects.toMatchObject({
    type: 'StripeAPIError',
    statusCode: 500,
  });
  expect(await createIntent(stripe)).toMatchObject({ status: 'requires_payment_method' });
});

test('slow: the call is executed, the answer late', async ({ sandbox, stripe }) => {
  await setFault(sandbox.url, { service: 'stripe', mode: 'slow', times: 1 });
  let isAnswered = false;
  const intent = createIntent(stripe).finally(() => (isAnswered = true));
  const state = async () =>
    (await (await fetch(`${sandbox.url}/state`)).json()) as { paymentIntents: object[] };
  await expect.poll(async () => (await state()).paymentIntents.length).toBe(1);
  expect(isAnswered).toBe(false);
  expect(await intent).toMatchObject({ status: 'requires_payment_method' });
});

test('an invalid fault is refused with a text', async ({ sandbox }) => {
  const answer = await setFault(sandbox.url, { service: 'stripe', mode: 'sleepy' });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('mode');
});

test('the clock of a shop is moved forward, and back to the machine’s time', async ({
  sandbox,
}) => {
  const setClock = (input: object) =>
    fetch(`${sandbox.url}/clock`, { method: 'POST', body: JSON.stringify(input) });
  const before = Date.now();
  try {
    const { now } = (await (await setClock({ forwardMinutes: 90 })).json()) as { now: string };
    expect(Date.parse(now) - before).toBeGreaterThanOrEqual(90 * 60_000);
    expect(new Date() instanceof Date).toBe(true);
    expect(new Date('2026-01-01T00:00:00Z').toISOString()).toBe('2026-01-01T00:00:00.000Z');
    const refused = await setClock({ forwardMinutes: -1 });
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('forwardMinutes'),
    ]);
  } finally {
    await fetch(`${sandbox.url}/clock`, { method: 'DELETE' });
  }
  expect(Date.now() - before).toBeLessThan(90 * 60_000);
});

test('a scheduled function is run now and its answer passed on', async ({ sandbox }) => {
  const answer = await fetch(`${sandbox.url}/scheduled/reconcile`, { method: 'POST' });
  expect(await answer.json()).toEqual({ ran: 'reconcile' });
});

test('the build hook accepts a call, or closes the connection when it is down', async ({
  sandbox,
}) => {
  const callHook = () => fetch(`${sandbox.url}/build_hooks/local`, { method: 'POST' });
  expect(await (await callHook()).json()).toEqual({});

  await setFault(sandbox.url, { service: 'build', mode: 'down', times: 1 });
  await expect(callHook()).rejects.toThrow();
});

test('a page of another origin cannot control the platform', async ({ sandbox }) => {
  const foreign = [{ origin: 'https://evil.example' }, { origin: 'null' }];
  for (const headers of [...foreign, { 'sec-fetch-site': 'cross-site' }]) {
    for (const [method, path] of [
      ['POST', '/clock'],
      ['DELETE', '/clock'],
      ['POST', '/faults'],
      ['POST', '/scheduled/reconcile'],
      ['POST', '/build_hooks/local'],
      ['POST', '/bank/payment_intents/none/dispute'],
      ['GET', '/state'],
    ] as const) {
      const { status } = await fetch(`${sandbox.url}${path}`, { method, headers });
      expect(status, `${method} ${path}`).toBe(403);
    }
  }
  expect((await fetch(`${sandbox.url}/state`, { headers: { origin: sandbox.url } })).status).toBe(
    200,
  );
});
