import { expect, test } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { ownersVariables } from './netlify-build.ts';
import { openRealShop, password, type RealShop } from './real-shop.ts';

const { SHOP_SECRET: secret, ADMIN_PASSWORD_HASH: hash } = ownersVariables;
const unset = {
  ADMIN_USERNAME: '',
  ADMIN_PASSWORD_HASH: '',
  STRIPE_SECRET_KEY: '',
  STRIPE_WEBHOOK_SECRET: '',
  PUBLIC_STRIPE_PUBLISHABLE_KEY: '',
};

test('With SHOP_SECRET alone the first visit makes the account; a first password of one machine never counts', async () => {
  await withShop({ ...unset, LOCAL_PASSWORD_HASH: hash }, async (shop) => {
    const { send } = newBuyer(shop);
    const login = { username: 'admin', password };
    expect((await send('POST', '/api/admin/login', login)).status).toBe(401);
    const visit = { secret, username: 'Ana', password };
    const { status, body, headers } = await send('POST', '/api/admin/first-visit', visit);
    expect(status, body.error).toBe(200);
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-session=\S+; Secure; HttpOnly; /);
    expect((await send('GET', '/api/admin/check-auth')).status).toBe(200);
    expect((await send('GET', '/api/artworks')).status).toBe(200);
    const form = await newBuyer(shop).openCard(['jou-mache']);
    expect([form.status, form.body.error]).toEqual([404, 'Missing required Stripe key']);
  });
});

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

async function withShop(
  variables: Record<string, string>,
  play: (shop: RealShop) => Promise<void>,
): Promise<void> {
  const shop = await openRealShop({ context: 'production', variables });
  await play(shop).finally(shop.close);
}
