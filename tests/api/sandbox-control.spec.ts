import { expect } from '@playwright/test';
import { slowMs } from '../../netlify/local/platform/faults.ts';
import { createIntent, setFault, test } from './sandbox-fixture.ts';

test('down: Stripe hangs up, and its script does not load', async ({ sandbox, stripe }) => {
  await setFault(sandbox.url, { service: 'stripe', mode: 'down' });
  await expect(createIntent(stripe)).rejects.toMatchObject({ type: 'StripeConnectionError' });
  await expect(fetch(`${sandbox.url}/stripe.js`)).rejects.toThrow();

  await fetch(`${sandbox.url}/faults`, { method: 'DELETE' });
  expect(await createIntent(stripe)).toMatchObject({ status: 'requires_payment_method' });
  expect((await fetch(`${sandbox.url}/stripe.js`)).status).toBe(200);
});

test('error: Stripe answers 500, as often as asked', async ({ sandbox, stripe }) => {
  await setFault(sandbox.url, { service: 'stripe', mode: 'error', times: 1 });
  await expect(createIntent(stripe)).rejects.toMatchObject({
    type: 'StripeAPIError',
    statusCode: 500,
  });
  expect(await createIntent(stripe)).toMatchObject({ status: 'requires_payment_method' });
});

test('slow: the work is done, the answer late', async ({ sandbox, stripe }) => {
  await setFault(sandbox.url, { service: 'stripe', mode: 'slow', times: 1 });
  const started = Date.now();
  await createIntent(stripe);
  expect(Date.now() - started).toBeGreaterThanOrEqual(slowMs - 50);
});

test('a fault that makes no sense is refused with a text', async ({ sandbox }) => {
  const answer = await setFault(sandbox.url, { service: 'stripe', mode: 'sleepy' });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('mode');
});

test('a scheduled function is run now and its answer passed on', async ({ sandbox }) => {
  const answer = await fetch(`${sandbox.url}/scheduled/reconcile`, { method: 'POST' });
  expect(await answer.json()).toEqual({ ran: 'reconcile' });
});

test('the build hook takes a call, or hangs up when it is down', async ({ sandbox }) => {
  const callHook = () => fetch(`${sandbox.url}/build_hooks/local`, { method: 'POST' });
  expect(await (await callHook()).json()).toEqual({});

  await setFault(sandbox.url, { service: 'build', mode: 'down', times: 1 });
  await expect(callHook()).rejects.toThrow();
});
