import { test } from 'node:test';
import { expect } from '@playwright/test';
import type Stripe from 'stripe';
import { withFreshModules } from '../fixtures/start/fresh-modules.ts';
import { least } from '../fixtures/start/least-environment.ts';

const http = 'http://shop.example';

test('Netlify names an address by http before it has the certificate: the shop uses https (rule 89)', async () => {
  const { SITE_URL: _, ...without } = least;
  await withFreshModules({ ...without, URL: `${http}/` }, async () => {
    const { env, primaryAddress, siteOrigins } = await import('../../netlify/env.ts');
    expect(env().SITE_URL).toBe(least.SITE_URL);
    expect(primaryAddress()).toBe(least.SITE_URL);
    expect(new Set(siteOrigins())).toEqual(new Set([least.SITE_URL]));
  });
});

test('A payment that was opened under an earlier writing of the address is the shop’s own', async () => {
  await withFreshModules(least, async () => {
    const { readBought } = await import('../../netlify/use-cases/orders/card/intent-metadata.ts');
    const isOwn = (shop: string) => readBought(paymentOf(shop), 'test') !== null;
    for (const shop of [least.SITE_URL, `${least.SITE_URL}/`, http]) expect(isOwn(shop)).toBe(true);
    for (const shop of ['https://other.example', '', 'shop.example'])
      expect(isOwn(shop)).toBe(false);
  });
});

function paymentOf(shop: string): Stripe.PaymentIntent {
  const metadata = { shop, orderId: 'CCC-CCC', buyer: 'a buyer', item1: 'work:15000:Solèy' };
  const payment = { currency: 'usd', amount: 15_000, livemode: false, metadata };
  return payment as unknown as Stripe.PaymentIntent;
}
