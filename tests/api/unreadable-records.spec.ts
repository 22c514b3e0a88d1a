import { expect } from '@playwright/test';
import { sampleArtworks } from '#shared/samples/artworks';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import {
  accountKey,
  artworkKey,
  contentKey,
  cutRecord,
  listKey,
  listRecords,
  ordersPrefix,
  settingsKey,
  takenKey,
  writeRecord,
} from '../fixtures/records.ts';
import { findSetup, findingTexts } from '../fixtures/setup.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { checkCookie, clientAt, sendLogin } from './admin-client.ts';

const [first, second, third] = sampleArtworks.map(({ id }) => id) as [string, string, string];

for (const [kind, keyIn] of Object.entries({
  artwork: () => artworkKey(third),
  take: () => takenKey(third),
  order: (shop: RunningShop) => listRecords(shop, ordersPrefix)[0]!,
  page: () => contentKey('home'),
  settings: () => settingsKey,
  account: () => accountKey,
  snapshot: () => listKey('artworks'),
})) {
  test(`with an unreadable record (${kind}) another work is seen, bought and paid, and the painter reads on (rule 84)`, async ({
    shop,
    admin,
  }) => {
    await buy(shop, first);
    const key = keyIn(shop);
    if (kind === 'snapshot') cutRecord(shop, key);
    else writeRecord(shop, key, {});
    const paid = await buy(shop, second);
    expect((await newBuyer(shop).availability())[second]).toBe('sold');
    const paths = ['artworks', `artworks/${second}`, 'diary', 'admin/first-visit'];
    for (const path of paths) {
      expect((await newBuyer(shop).send('GET', `/api/${path}`)).status, path).toBe(200);
    }
    if (kind === 'account') return;
    const listed = (await admin.listOrders()).map(({ id }) => id);
    expect(listed).toContain(paid);
    expect(listed).toHaveLength(kind === 'order' ? 1 : 2);
    await admin.confirmPassword();
    for (const path of ['artworks', 'settings', 'orders/export', 'content', 'publishing']) {
      expect((await admin.send('GET', `/api/admin/${path}`)).status, path).toBe(200);
    }
    expect(findingTexts(await findSetup(admin, 'records'))).toContain(key);
    await shop.runScheduled('reconcile');
    const mended = kind === 'snapshot' ? 'ok' : 'to-do';
    expect(findingTexts(await findSetup(admin, 'records'))).toContain(mended);
  });
}

test('a session that has ended stays so if its record cannot be read (rule 84)', async ({
  shop,
}) => {
  const call = clientAt(shop);
  const { cookie } = await sendLogin(call, shop.adminPassword);
  await call({ method: 'POST', path: '/api/admin/logout', headers: { cookie } });
  const [ended] = listRecords(shop, 'revoked-sessions/');
  cutRecord(shop, ended!);
  expect((await checkCookie(call, cookie)).status).toBe(401);
});

/** Returns the number of the paid order. */
async function buy(shop: RunningShop, id: string): Promise<string> {
  const buyer = newBuyer(shop);
  const form = (await buyer.openCard([id])).body;
  await payByCard(shop, form.clientSecret);
  expect((await buyer.outcomeOf(form.clientSecret)).body.state).toBe('succeeded');
  await shop.waitUntilIdle();
  return form.orderNumber;
}
