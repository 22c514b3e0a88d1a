import { gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import type { Certificate, CertificateAnswer, IssuedCertificates } from '#shared/certificate';
import type { Order } from '#shared/order';
import { artworkBody, photograph } from '../fixtures/artworks/artwork-input.ts';
import { newBrowser, newBuyer, payByCard, refundAtStripe } from '../fixtures/buyers/buyers.ts';
import { certificatesPrefix, listRecords, orderKey, readRecord } from '../fixtures/records.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';
import { confirmPassword, signIn } from '../fixtures/signed-in.ts';
import { artworkPath } from './artworks-client.ts';

const year = new Date().getUTCFullYear();

test('an order that is shipped has a certificate of each artwork; changed signs and those of another number are unknown (rule 71)', async ({
  shop,
  admin,
}) => {
  const { id, token } = await payFor(shop, ['jou-mache', 'tanbouye']);
  expect(await listOf(shop, token)).toEqual([]);
  await admin.setStatus(id, 'shipped');
  const certificates = await listOf(shop, token);
  expect(certificates).toMatchObject([
    {
      code: expect.stringMatching(new RegExp(`^C-${year}-0001-[A-Z0-9]{8}$`)),
      artworkTitle: 'Jou Mache',
      painter: 'Atelye Solèy',
      year: 2024,
      technique: 'Acrylic on canvas',
      imageUrl: '/samples/jou-mache.jpg',
    },
    { artworkTitle: 'Tanbouyè' },
  ]);
  const [first, second] = certificates as [Certificate, Certificate];
  const genuine = { state: 'genuine', certificate: first };
  expect((await check(shop, first.code)).body).toEqual(genuine);
  expect((await check(shop, ` ${first.code.toLowerCase().replaceAll('-', ' ')}`)).body).toEqual(
    genuine,
  );
  for (const unknown of [
    `${first.code.slice(0, -1)}${first.code.endsWith('A') ? 'C' : 'A'}`,
    `${first.code.slice(0, -8)}${second.code.slice(-8)}`,
    `C-${year}-9999-${first.code.slice(-8)}`,
    `C-1999-0001-${first.code.slice(-8)}`,
  ]) {
    const answer = await check(shop, unknown);
    expect(answer.status, unknown).toBe(200);
    expect(answer.body, unknown).toEqual({ state: 'unknown' });
  }
  expect((await check(shop, first.code)).headers.get('cache-control')).toBe('private, no-store');
  await admin.setStatus(id, 'delivered');
  expect(await listOf(shop, token)).toEqual(certificates);
  await admin.setStatus(id, 'cancelled');
  expect((await check(shop, first.code)).body).toMatchObject({ state: 'withdrawn' });
  expect(await listOf(shop, token)).toEqual([]);
});

test('a press issues the certificate of a paid order once; a full refund withdraws it', async ({
  shop,
  admin,
}) => {
  const { id, token, clientSecret } = await payFor(shop, ['jou-mache']);
  const { status, body } = await issue(admin, id);
  expect(status).toBe(200);
  expect(body.page).toMatch(/^\/certificate#[\w-]+\.[\w-]{43}\.sign$/);
  const code = body.order.items[0]!.certificate!;
  expect((await issue(admin, id)).body.order.items[0]!.certificate).toBe(code);
  await admin.setStatus(id, 'shipped');
  expect((await listOf(shop, token)).map((one) => one.code)).toEqual([code]);
  expect(listRecords(shop, certificatesPrefix)).toHaveLength(1);

  await refundAtStripe(shop, clientSecret, 5000);
  await shop.waitUntilIdle();
  expect((await check(shop, code)).body).toMatchObject({ state: 'genuine' });
  await refundAtStripe(shop, clientSecret, 10_000);
  await expect.poll(async () => (await check(shop, code)).body.state).toBe('withdrawn');
  expect((await issue(admin, id)).status).toBe(409);
});

test('what is no number with its code, an unpaid order and a stranger are refused', async ({
  shop,
  admin,
}) => {
  for (const body of [
    {},
    { code: 7 },
    { code: '' },
    { code: 'C-2026-1' },
    { code: 'x'.repeat(101) },
  ]) {
    const answer = await newBrowser(shop)<object>('POST', '/api/certificates', body);
    expect(answer.status, JSON.stringify(body)).toBe(400);
    expect(answer.body.error).toContain('write number and code like');
  }
  expect((await newBrowser(shop)('GET', '/api/certificates')).status).toBe(405);
  const { orderId } = (await newBuyer(shop).orderByTransfer(['jou-mache'])).body;
  const unpaid = await issue(admin, orderId);
  expect(unpaid.status).toBe(409);
  expect(unpaid.body.error).toMatch(/needs a paid order/);
  expect((await issue(admin, 'K7M-4QX')).status).toBe(404);
  const path = `/api/admin/orders/${orderId}/certificates`;
  expect((await newBrowser(shop)('POST', path, {})).status).toBe(401);
  expect((await newBrowser(shop)('GET', '/api/orders/certificates')).status).toBe(401);
  const wrong = newBrowser(shop, { authorization: `Bearer ${orderId}.guess` });
  expect((await wrong('GET', '/api/orders/certificates')).status).toBe(404);
  expect(listRecords(shop, certificatesPrefix)).toEqual([]);
});

test('no word of the buyer, price or secret is in a certificate, its answers and the log', async ({
  shop,
  admin,
}) => {
  const { id, token } = await payFor(shop, ['jou-mache']);
  const before = shop.output().length;
  await admin.setStatus(id, 'shipped');
  const [certificate] = await listOf(shop, token);
  const { code } = certificate!;
  const answer = await check(shop, code);
  await check(shop, `${code.slice(0, -8)}AAAAAAAA`);
  const { order, ...record } = readRecord<{ order: object }>(
    shop,
    `${certificatesPrefix}${year}/0001`,
  );
  expect(Object.keys(order).sort()).toEqual(['createdAt', 'id']);
  const personal = new RegExp(`Marie|Capois|Jacmel|example\\.com|150|${token.split('.')[1]}`);
  for (const told of [record, certificate, answer.body]) {
    expect(JSON.stringify(told).replaceAll(code, '')).not.toMatch(personal);
  }
  expect(JSON.stringify([certificate, answer.body])).not.toContain(id);
  const activity = JSON.stringify((await admin.send('GET', '/api/admin/activity')).body);
  expect(activity).toContain(`certificate ${code.slice(0, -9)} issued`);
  expect(activity).not.toContain(code);
  expect(shop.output().slice(before)).not.toMatch(new RegExp(`${code.slice(-8)}|Marie`));
  expect(readRecord<Order>(shop, orderKey(id)).items[0]!.certificate).toBe(code);
});

test('the picture of a certificate stays when the artwork gets another one, and a backup has both (rule 72)', async ({
  shop,
  admin,
  request,
}) => {
  await signIn(request, shop);
  const upload = async (width: number) => {
    const data = await photograph(width, 480);
    const headers = { 'content-type': 'image/jpeg' };
    const answer = await request.post(`${shop.url}/api/admin/uploads`, { data, headers });
    return ((await answer.json()) as { url: string }).url;
  };
  const first = await upload(640);
  const edit = (imageUrl: string, title: string) =>
    admin.send('PATCH', artworkPath('jou-mache'), artworkBody({ imageUrl, title, price: '150' }));
  expect((await edit(first, 'Jou Mache')).status).toBe(200);
  const { id, token } = await payFor(shop, ['jou-mache']);
  expect((await edit(await upload(650), 'Another title')).status).toBe(200);
  await admin.setStatus(id, 'shipped');
  const [certificate] = await listOf(shop, token);
  expect(certificate).toMatchObject({ imageUrl: first, artworkTitle: 'Jou Mache' });
  expect((await fetch(`${shop.url}${first}`)).status).toBe(200);
  await confirmPassword(request, shop);
  const backup = gunzipSync(await (await request.get(`${shop.url}/api/admin/backup/parts`)).body());
  expect(backup.toString()).toContain(`"key":"${certificatesPrefix}${year}/0001"`);
  expect(backup.toString()).toContain(`"key":"certificate-numbers/${year}"`);
});

test('the link of a certificate has a key of its own and opens nothing of the order; an older link still lists them (rule 87)', async ({
  shop,
  admin,
}) => {
  const { id, token } = await payFor(shop, ['jou-mache']);
  const { page } = (await issue(admin, id)).body;
  const own = page.split('#')[1]!.replace('.sign', '');
  expect(own).not.toBe(token);
  const read = newBrowser(shop, { authorization: `Bearer ${token}` });
  const order = await read<{ certificateToken: string }>('GET', '/api/orders/mine');
  expect(order.body.certificateToken).toBe(own);
  expect(await listOf(shop, own)).toHaveLength(1);
  expect(await listOf(shop, token)).toHaveLength(1);

  const forwarded = newBrowser(shop, { authorization: `Bearer ${own}` });
  const delivery = {
    shippingAddress: {
      name: 'Thief',
      address: '1 Rue',
      city: 'Jacmel',
      country: 'HT',
      postalCode: 'HT9110',
    },
    customerNotes: '',
  };
  for (const [method, path, body] of [
    ['GET', '/api/orders/mine', undefined],
    ['PATCH', '/api/orders/mine', delivery],
    ['POST', '/api/orders/sent', undefined],
    ['POST', '/api/orders/instructions', undefined],
    ['POST', '/api/orders/confirm', { confirmKey: 'x' }],
  ] as const) {
    expect((await forwarded(method, path, body)).status, `${method} ${path}`).toBe(404);
  }
});

async function payFor(shop: RunningShop, ids: string[]) {
  const buyer = newBuyer(shop);
  const { clientSecret } = (await buyer.openCard(ids)).body;
  await payByCard(shop, clientSecret);
  const { orderNumber, orderPage } = (await buyer.outcomeOf(clientSecret)).body;
  return { id: orderNumber, token: orderPage!.split('#')[1]!, clientSecret };
}

async function listOf(shop: RunningShop, token: string): Promise<Certificate[]> {
  const send = newBrowser(shop, { authorization: `Bearer ${token}` });
  return (await send<Certificate[]>('GET', '/api/orders/certificates')).body;
}

function check(shop: RunningShop, code: string) {
  return newBrowser(shop)<CertificateAnswer>('POST', '/api/certificates', { code });
}

function issue(admin: Admin, id: string) {
  return admin.send<IssuedCertificates>('POST', `/api/admin/orders/${id}/certificates`, {});
}
