import { expect, type APIRequestContext } from '@playwright/test';
import type { Publishing } from '#shared/admin/publishing';
import type { ShopSettings } from '#shared/admin/settings';
import type { BuyerOrder } from '#shared/order';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';
import { signIn } from '../fixtures/signed-in.ts';

const path = '/api/admin/settings';
const notOffered = 'Bank transfer is not offered at the moment.';

test('the administrator reads and edits the settings; a stale version is refused', async ({
  shop,
  admin,
  request,
}) => {
  await signIn(request, shop);
  expect(await read(admin)).toEqual({ version: 1, offersTransfer: true });
  const edited = await edit(shop, request, { offersTransfer: false }, '1');
  expect(edited.status()).toBe(200);
  expect(await edited.json()).toEqual({ version: 2, offersTransfer: false });
  expect(await read(admin)).toEqual({ version: 2, offersTransfer: false });

  const stale = await edit(shop, request, { offersTransfer: true }, '1');
  expect(stale.status()).toBe(412);
  expect((await stale.json()).error).toContain('This was changed in another window');
  expect(await read(admin)).toEqual({ version: 2, offersTransfer: false });
  expect((await edit(shop, request, { offersTransfer: true })).status(), 'any version').toBe(200);
  const { body: log } = await admin.send<{ entries: { what: string }[] }>(
    'GET',
    '/api/admin/activity',
  );
  expect(log.entries.slice(0, 2).map(({ what }) => what)).toEqual([
    'Bank transfer is offered',
    'Bank transfer is not offered any more',
  ]);
});

test('of ten edits of one version exactly one is stored', async ({ shop, admin, request }) => {
  await signIn(request, shop);
  const edits = Array.from({ length: 10 }, (_, number) =>
    edit(shop, request, { offersTransfer: number % 2 === 0 }, '1'),
  );
  const statuses = (await Promise.all(edits)).map((answer) => answer.status());
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 412)).toHaveLength(9);
  expect((await read(admin)).version).toBe(2);
});

test('with a bad body nothing is edited', async ({ shop, admin, request }) => {
  await signIn(request, shop);
  for (const body of [{ offersTransfer: 'no' }, { offersTransfer: null }, [], 'false']) {
    const refused = await edit(shop, request, body);
    expect(refused.status(), JSON.stringify(body)).toBe(400);
  }
  expect((await edit(shop, request, { offersTransfer: false }, 'x')).status()).toBe(400);
  expect(await read(admin)).toEqual({ version: 1, offersTransfer: true });
});

test('a shop without bank transfer says so; open transfer orders keep their instructions', async ({
  shop,
  admin,
  request,
}) => {
  await signIn(request, shop);
  const buyer = newBuyer(shop);
  const { body: order } = await buyer.orderByTransfer(['jou-mache']);
  const { body: info } = await buyer.send<{ email: string }>('GET', '/api/zelle-info');
  await edit(shop, request, { offersTransfer: false });

  const asked = await buyer.send('GET', '/api/zelle-info');
  expect([asked.status, asked.body.error]).toEqual([404, notOffered]);
  const refused = await newBuyer(shop).orderByTransfer(['tanbouye'], 'jean@example.com');
  expect([refused.status, refused.body.error]).toEqual([404, notOffered]);
  expect(await newBuyer(shop).availability()).toEqual({ 'jou-mache': 'reserved' });
  expect(await admin.listOrders()).toHaveLength(1);

  const token = order.orderPage.split('#')[1]!;
  const page = await askOrder(shop, 'GET', '/api/orders/mine', token);
  expect(page.transfer?.email).toBe(info.email);
  await shop.waitUntilIdle();
  await shop.passMinutes(2);
  await askOrder(shop, 'POST', '/api/orders/instructions', token);
  await shop.waitUntilIdle();
  const { mails } = await shop.state();
  expect(mails).toHaveLength(2);
  for (const { text } of mails) expect(text).toContain(info.email);

  await edit(shop, request, { offersTransfer: true });
  const again = await newBuyer(shop).orderByTransfer(['tanbouye'], 'jean@example.com');
  expect(again.status).toBe(200);
});

test('the pace of publishing and the offer of transfers do not change each other', async ({
  shop,
  admin,
  request,
}) => {
  await signIn(request, shop);
  expect((await setPace(admin, 60)).publishAfterMinutes).toBe(60);
  await edit(shop, request, { offersTransfer: false });
  expect((await readPublishing(admin)).publishAfterMinutes).toBe(60);
  expect((await setPace(admin, 1440)).publishAfterMinutes).toBe(1440);
  expect((await read(admin)).offersTransfer).toBe(false);
});

async function read(admin: Admin): Promise<ShopSettings> {
  const { status, body } = await admin.send<ShopSettings>('GET', path);
  expect(status).toBe(200);
  return body;
}

function edit({ url }: RunningShop, request: APIRequestContext, data: unknown, version?: string) {
  const headers = {
    'content-type': 'application/json',
    ...(version !== undefined && { 'if-match': version }),
  };
  return request.patch(url + path, { headers, data: JSON.stringify(data) });
}

const publishingPath = '/api/admin/publishing';

async function setPace(admin: Admin, publishAfterMinutes: number): Promise<Publishing> {
  return (await admin.send<Publishing>('PATCH', publishingPath, { publishAfterMinutes })).body;
}

async function readPublishing(admin: Admin): Promise<Publishing> {
  return (await admin.send<Publishing>('GET', publishingPath)).body;
}

async function askOrder(
  { url }: RunningShop,
  method: string,
  askedPath: string,
  token: string,
): Promise<BuyerOrder> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(url + askedPath, { method, headers })).json() as Promise<BuyerOrder>;
}
