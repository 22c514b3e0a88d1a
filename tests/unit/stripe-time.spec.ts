import { afterEach, mock, test } from 'node:test';
import { expect } from '@playwright/test';
import {
  capturePayment,
  findPaymentIntent,
  refundPayment,
  releasePayment,
} from '../../netlify/ports/stripe/payments.ts';
import { asCents } from '#shared/cents';
import { stripeWith } from '../../netlify/ports/stripe/client.ts';
import { createPaymentMethodDomain } from '../../netlify/ports/stripe/setup.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';

giveOwnStore();

const plainFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = plainFetch;
  mock.timers.reset();
});

test('Stripe has 10 s for what moves money or verifies a domain, and 3 s for a reading (rule 54)', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  let asked = 0;
  globalThis.fetch = (_input, init) => {
    asked++;
    return answerAfter(3500, init?.signal);
  };
  const refund = { paymentIntentId: 'pi_1', cents: asCents(100), refund: 'a', key: 'a-key' };
  const slow = [
    capturePayment('pi_1'),
    releasePayment('pi_1'),
    refundPayment(refund).then(() => ({ id: 'pi_1' })),
    createPaymentMethodDomain(stripeWith('sk_test_x'), 'shop.example').then(({ value }) => value),
  ];
  const reading = expect(findPaymentIntent('pi_1')).rejects.toMatchObject({ status: 503 });
  const areAllAsked = () => asked === 5;
  while (!areAllAsked()) await new Promise(setImmediate);
  mock.timers.tick(3500);
  for (const answer of await Promise.all(slow)) expect(answer).toMatchObject({ id: 'pi_1' });
  await reading;
});

function answerAfter(ms: number, signal?: AbortSignal | null): Promise<Response> {
  return new Promise((resolve, reject) => {
    setTimeout(() => resolve(Response.json({ id: 'pi_1' })), ms);
    signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
  });
}
