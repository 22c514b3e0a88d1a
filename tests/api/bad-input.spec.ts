import { expect } from '@playwright/test';
import { newBrowser, newBuyer } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';
import { sendSigned } from '../fixtures/buyers/stripe-account.ts';
import { clientAt } from './admin-client.ts';

const good = { artworkId: 'jou-mache', amount: 150 };
const goodTransfer = { ...good, customerName: 'Marie', customerEmail: 'marie@example.com' };

const refusals: [name: string, path: string, body: unknown, status: number, says: RegExp][] = [
  ['no artwork', '/api/create-payment-intent', { amount: 150 }, 400, /artworkId/],
  ['no amount', '/api/create-payment-intent', { artworkId: 'jou-mache' }, 400, /amount/],
  ['an amount as text', '/api/create-payment-intent', { ...good, amount: '150' }, 400, /amount/],
  ['a negative amount', '/api/create-payment-intent', { ...good, amount: -1 }, 400, /amount/],
  ['another price', '/api/create-payment-intent', { ...good, amount: 1 }, 409, /price.*\$150\.00/],
  ['an unknown id', '/api/create-payment-intent', { ...good, artworkId: 'x' }, 404, /no such/],
  ['a path as id', '/api/create-payment-intent', { ...good, artworkId: '../orders/x' }, 404, /no/],
  ['a list', '/api/create-payment-intent', [good], 400, /expected object/],
  ['null', '/api/create-payment-intent', null, 400, /expected object/],
  [
    'one work twice',
    '/api/create-payment-intent',
    { ...good, amount: 300, artworkIds: ['jou-mache', 'jou-mache'] },
    400,
    /once/,
  ],
  [
    'a first work that is not the first',
    '/api/create-payment-intent',
    { ...good, artworkIds: ['tanbouye'] },
    400,
    /first/,
  ],
  ['no artworks', '/api/orders/check', { artworkIds: [], cents: 15_000 }, 400, /artworkIds/],
  ['one artwork only', '/api/orders/check', good, 400, /artworkIds/],
  ['no amount', '/api/orders/check', { artworkIds: ['jou-mache'] }, 400, /an amount/],
  ['another price', '/api/orders/check', { artworkIds: ['jou-mache'], cents: 100 }, 409, /price/],
  ['an unknown id', '/api/orders/check', { artworkIds: ['x'], cents: 15_000 }, 404, /no such/],
  ['no name', '/api/create-zelle-payment', { ...goodTransfer, customerName: ' ' }, 400, /name/],
  ['no e-mail', '/api/create-zelle-payment', good, 400, /customer/],
  [
    'a bad e-mail',
    '/api/create-zelle-payment',
    { ...goodTransfer, customerEmail: 'x' },
    400,
    /^This is not an e-mail address/,
  ],
  [
    'an e-mail with an accent',
    '/api/create-zelle-payment',
    { ...goodTransfer, customerEmail: 'josé@example.com' },
    400,
    /^Before the @ .* letters without accents/,
  ],
  [
    'an empty e-mail',
    '/api/create-zelle-payment',
    { ...goodTransfer, customerEmail: '' },
    400,
    /^Please provide your name and email address\.$/,
  ],
  [
    'a long name',
    '/api/create-zelle-payment',
    { ...goodTransfer, customerName: 'x'.repeat(201) },
    400,
    /^This is too long/,
  ],
  ['another sum', '/api/create-zelle-payment', { ...goodTransfer, amount: 149.99 }, 409, /price/],
];

test.describe('a refusal has a reason and stores nothing', () => {
  test('a bad purchase or question: 400, 404, 409', async ({ shop, admin }) => {
    for (const [name, path, body, status, says] of refusals) {
      const answer = await newBrowser(shop)('POST', path, body);
      expect(answer.status, `${path} with ${name}`).toBe(status);
      expect(answer.body.error, `${path} with ${name}`).toMatch(says);
    }
    const malformed = await newBrowser(shop)('POST', '/api/orders/payment', {
      search: '?payment_intent=x',
    });
    expect(malformed.status).toBe(400);
    expect(await admin.listOrders()).toEqual([]);
    expect(await newBuyer(shop).availability()).toEqual({});
  });

  test('malformed JSON: 400', async ({ shop }) => {
    const response = await post(shop.url, '{"artworkId":');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'The request body must be valid JSON' });
  });

  test('more than 100 kB: 413', async ({ shop }) => {
    const response = await post(shop.url, JSON.stringify({ ...good, x: 'x'.repeat(100_001) }));
    expect(response.status).toBe(413);
  });

  test('a foreign Origin: 403, an absent one is allowed', async ({ shop }) => {
    const response = await post(shop.url, JSON.stringify({ ...good, amount: 1 }), {
      origin: 'https://evil.example',
    });
    expect(response.status).toBe(403);
    expect((await post(shop.url, JSON.stringify({ ...good, amount: 1 }))).status).toBe(409);
  });

  test('a wrong method: 405 with the right ones', async ({ shop }) => {
    for (const path of ['/api/create-payment-intent', '/api/webhooks/stripe']) {
      const response = await fetch(`${shop.url}${path}`);
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('POST');
      expect((await clientAt(shop)({ method: 'TRACE', path })).status).toBe(405);
    }
  });

  test('a webhook without a right signature: 400', async ({ shop }) => {
    const response = await fetch(`${shop.url}/api/webhooks/stripe`, {
      method: 'POST',
      headers: { 'stripe-signature': 't=1,v1=00' },
      body: '{"type":"payment_intent.succeeded"}',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: /signed/ });
  });

  test('a webhook that Stripe signed, without an object to act on: accepted or 400', async ({
    shop,
  }) => {
    const bodies = ['{}', 'null', '[]', '1', '"x"', '{"data":null}', '{"data":{"object":null}}'];
    const objects = ['{"data":{"object":{"object":"payment_intent"}}}', '{"data":{"object":[]}}'];
    for (const body of [...bodies, ...objects, '{', ' ']) {
      const response = await sendSigned(shop, body);
      expect([200, 400], body).toContain(response.status);
    }
  });
});

function post(url: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}/api/create-payment-intent`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
}
