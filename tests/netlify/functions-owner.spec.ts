import { expect, test } from '@playwright/test';
import type { PastedKeys } from '../../src/shared/admin/keys.ts';
import type { SetupAnswer } from '../../src/shared/admin/setup.ts';
import type { Order } from '../../src/shared/order.ts';
import {
  sandboxInstagramToken,
  sandboxPublishableKey,
  sandboxSecretKey,
} from '../../netlify/sandbox/keys.ts';
import { setupPath } from '../fixtures/setup.ts';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { ownersVariables } from './netlify-build.ts';
import { openRealShop, password, type RealShop } from './real-shop.ts';

const { SHOP_SECRET: secret } = ownersVariables;
const unset = {
  ADMIN_USERNAME: '',
  ADMIN_PASSWORD_HASH: '',
  STRIPE_SECRET_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  PUBLIC_STRIPE_PUBLISHABLE_KEY: '',
};

test('Without SHOP_SECRET functions name it', async () => {
  await withShop({ ...unset, SHOP_SECRET: '' }, async (shop) => {
    for (const path of ['/api/admin/first-visit', '/api/admin/check-auth']) {
      const { status, body } = await newBuyer(shop).send('GET', path);
      expect([status, body.error]).toEqual([
        500,
        expect.stringContaining('SHOP_SECRET: is missing'),
      ]);
    }
  });
});

test('With SHOP_SECRET alone a shop goes from the first visit to a paid order and a build, and no key is left readable', async () => {
  const shop = await openRealShop({ context: 'production', isBare: true });
  const admin = newBuyer(shop);
  const paste = async (path: string, keys: PastedKeys) => {
    const answer = await admin.send<SetupAnswer>('PATCH', path, { keys, password });
    expect(answer.status, answer.body.error).toBe(200);
    return JSON.stringify(answer.body);
  };
  try {
    const login = { username: 'admin', password };
    expect((await admin.send('POST', '/api/admin/login', login)).status).toBe(401);
    const visit = { secret, username: 'Ana', password };
    const made = await admin.send('POST', '/api/admin/first-visit', visit);
    expect(made.status, made.body.error).toBe(200);
    expect((await admin.send('GET', '/api/admin/check-auth')).status).toBe(200);
    expect((await admin.send('GET', '/api/artworks')).status).toBe(200);
    const stripe = {
      STRIPE_SECRET_KEY: sandboxSecretKey,
      PUBLIC_STRIPE_PUBLISHABLE_KEY: sandboxPublishableKey,
    };
    const answers = [
      await paste(setupPath('stripe'), stripe),
      await paste(setupPath('mail'), { SMTP_URL: shop.smtpUrl, MAIL_FROM: 'ana@example.com' }),
      await paste(setupPath('build-hook'), { BUILD_HOOK_URL: hookUrl }),
      await paste(setupPath('instagram'), { INSTAGRAM_ACCESS_TOKEN: sandboxInstagramToken }),
    ];
    expect(shop.hook.calls()).toBe(1);
    const before = shop.blobs.calls();
    const form = await newBuyer(shop).openCard(['jou-mache']);
    expect(form.status, form.body.error).toBe(200);
    expect(shop.blobs.callsInARow(before), 'as with keys in variables').toBe(await countWithKeys());
    expect(await payByCard(shop, form.body.clientSecret)).toBe(200);
    const orders = () => admin.send<Order[]>('GET', '/api/admin/orders');
    await expect
      .poll(async () => (await orders()).body.map(({ status }) => status), { timeout: 30_000 })
      .toEqual(['processing']);
    await expect
      .poll(async () => (await shop.state<Mails>()).mails.map(({ to }) => to))
      .toContain('marie@example.com');
    await admin.send('POST', '/api/admin/publishing');
    expect(shop.hook.calls()).toBe(2);
    expect(shop.blobs.contents().some((text) => text.includes('sealed'))).toBe(true);
    const secrets = [secret, sandboxSecretKey, hookUrl, shop.smtpUrl, sandboxInstagramToken];
    const readable = [...answers, ...shop.blobs.contents(), ...(await shop.edge.outputs())].join(
      '\n',
    );
    for (const one of [...secrets, 'whsec_']) expect(readable).not.toContain(one);
  } finally {
    await shop.close();
  }
});

const hookUrl = 'https://api.netlify.com/build_hooks/0123456789abcdef';
type Mails = { mails: { to: string }[] };

/** Returns the calls in a row of a cold card form in a shop whose keys are variables. */
async function countWithKeys(): Promise<number> {
  let count = 0;
  await withShop({}, async (shop) => {
    await newBuyer(shop).openCard(['jou-mache']);
    count = shop.blobs.callsInARow(0);
  });
  return count;
}

async function withShop(
  variables: Record<string, string>,
  play: (shop: RealShop) => Promise<void>,
): Promise<void> {
  const shop = await openRealShop({ context: 'production', variables });
  await play(shop).finally(shop.close);
}
