import { afterEach, beforeEach, test } from 'node:test';
import { expect } from '@playwright/test';
import * as z from 'zod';
import { centsOf } from '#shared/money';
import type { Artwork } from '#shared/artwork';
import { sampleArtworks } from '#shared/samples/artworks';
import { administratorOf, readAccount, importLogin } from '../../netlify/account.ts';
import { env } from '../../netlify/env.ts';
import { readJson, writeJson } from '../../netlify/ports/blobs/records.ts';
import { logInAdministrator } from '../../netlify/use-cases/admin/login.ts';
import { findOwnerAnswer, makeAccount } from '../../netlify/use-cases/account/owner.ts';
import { listVisibleArtworks } from '../../netlify/use-cases/artworks/artworks.ts';
import { getAvailability } from '../../netlify/use-cases/artworks/availability.ts';
import { deleteArtwork } from '../../netlify/use-cases/artworks/artwork-edits.ts';
import { checkPurchase } from '../../netlify/use-cases/checkout/card.ts';
import { requireTransferInfo } from '../../netlify/use-cases/checkout/transfer-info.ts';
import { updateContentPage } from '../../netlify/use-cases/content/content.ts';
import {
  loadCatalogue,
  loadContentPages,
  loadDiary,
  loadPageSettings,
} from '../../netlify/use-cases/content/site-content.ts';
import { readMailShop } from '../../netlify/use-cases/mail/mail-shop.ts';
import { freeArtwork } from '../../netlify/use-cases/orders/status/release.ts';
import {
  listAllOrders,
  listNewestOrders,
  listOneOrder,
} from '../../netlify/use-cases/orders/lists/listing.ts';
import {
  createOrFindOrder,
  findOrderByNumber,
} from '../../netlify/use-cases/orders/record/records.ts';
import { fitTakes, takeArtworks } from '../../netlify/use-cases/orders/changes/order-takes.ts';
import { refreshAllSnapshots } from '../../netlify/use-cases/publishing/snapshots.ts';
import { changeSettings, readSettings } from '../../netlify/use-cases/settings.ts';
import { runSetupCheck } from '../../netlify/use-cases/setup/checks.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { openStore } from '../fixtures/blobs/platform-blobs.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import {
  accountKey,
  artworkKey,
  contentKey,
  listKey,
  orderKey,
  settingsKey,
  takenKey,
} from '../fixtures/records.ts';

const blobs = giveOwnStore();

/** A record cut off, without its fields, and of another type. */
const broken = ['{"id":"jou-ma', '{}', 'null'];

const [first] = sampleArtworks as [Artwork];
const { error } = console;
const logged: string[] = [];

beforeEach(async () => {
  console.error = (...words: unknown[]) => void logged.push(words.join(' '));
  await Promise.all(sampleArtworks.map((one) => writeJson(artworkKey(one.id), one)));
});
afterEach(() => {
  console.error = error;
});

for (const what of broken) {
  test(`an artwork that is ${what} counts as hidden, and the others are sold (rule 84)`, async () => {
    const mend = await breakRecord(artworkKey(first.id), what);
    await expect(buy(first)).rejects.toMatchObject({ status: 404 });
    await expectOthersForSale(first.id);
    await expect(deleteArtwork(first.id, 'admin')).rejects.toMatchObject({ status: 404 });
    const order = transferOrder('AAA-AAA', new Date(Date.now() + 60_000));
    expect((await takeArtworks(order, { until: null })).loss?.reason).toEqual({
      why: 'gone',
      title: first.title,
    });
    await expectNamed(artworkKey(first.id));
    await mend();
  });

  test(`a take that is ${what} counts as taken (rule 84)`, async () => {
    const mend = await breakRecord(takenKey(first.id), what);
    await expect(buy(first)).rejects.toMatchObject({ status: 409 });
    await expectOthersForSale(first.id);
    const listed = (await listVisibleArtworks()).find(({ id }) => id === first.id);
    expect(listed).toMatchObject({ state: 'sold', isForSale: false });
    const order = transferOrder('AAA-AAA', new Date(Date.now() + 60_000));
    expect((await takeArtworks(order, { until: null })).loss?.reason).toEqual({
      why: 'sold',
      title: first.title,
    });
    await fitTakes({ ...order, status: 'cancelled' });
    await expect(deleteArtwork(first.id, 'admin')).rejects.toMatchObject({ status: 409 });
    const free = freeArtwork({ artworkId: first.id, editor: 'admin' });
    await expect(free).rejects.toMatchObject({ status: 409 });
    expect(await textOf(takenKey(first.id)), 'nothing is written over it').toBe(what);
    await expectNamed(takenKey(first.id));
    await mend();
  });

  test(`an order that is ${what} is left out of the lists, and the others open (rule 84)`, async () => {
    const orders = ['CCC-CCC', 'DDD-DDD', 'EEE-EEE'].map((id, index) => ({
      ...transferOrder(id, new Date(Date.now() + 60_000)),
      createdAt: new Date(Date.now() - index * 1000).toISOString(),
    }));
    await Promise.all(orders.map(createOrFindOrder));
    const mend = await breakRecord(orderKey('CCC-CCC'), what);
    const idsOf = (found: { id: string }[]) => found.map(({ id }) => id);
    expect(idsOf(await listNewestOrders({ limit: 2 }))).toEqual(['DDD-DDD', 'EEE-EEE']);
    const sought = await listNewestOrders({ limit: 2, find: 'marie' });
    expect(idsOf(sought)).toEqual(['DDD-DDD', 'EEE-EEE']);
    expect(idsOf(await listAllOrders())).toEqual(['DDD-DDD', 'EEE-EEE']);
    expect(idsOf(await listOneOrder('DDD-DDD'))).toEqual(['DDD-DDD']);
    // Never as missing: its takes would be freed.
    await expect(findOrderByNumber('CCC-CCC')).rejects.toThrow(orderKey('CCC-CCC'));
    await expectOthersForSale('');
    await expectNamed(orderKey('CCC-CCC'));
    await mend();
    const store = openStore(blobs().port);
    await Promise.all(orders.map(({ id }) => store.delete(orderKey(id))));
  });

  test(`a page that is ${what} shows what an unwritten one shows, and can be written anew (rule 84)`, async () => {
    for (const id of ['home', 'news-blog', 'contact']) await breakRecord(contentKey(id), what);
    expect((await loadContentPages()).every(({ content }) => content.title === '')).toBe(true);
    expect(await loadDiary()).toEqual([]);
    expect((await readMailShop()).shopName).toBe('');
    await expectNamed(contentKey('home'), contentKey('news-blog'), contentKey('contact'));
    for (const id of ['home', 'news-blog', 'contact']) {
      const content = { title: 'Marie', description: '', sections: [], translations: {} };
      const edit = { id, content, version: null, saveKey: crypto.randomUUID(), editor: 'admin' };
      expect((await updateContentPage(edit)).page.content.title).toBe('Marie');
    }
    await expectNamed();
  });

  test(`settings that are ${what} offer no transfer and no default (rule 84)`, async () => {
    const variables = {
      ZELLE_EMAIL: 'old@example.com',
      ZELLE_NAME: 'The old recipient',
      SHIPPING_COUNTRIES: 'CU',
      TERMS_NOTE: 'The old terms',
    };
    Object.assign(process.env, variables);
    const mend = await breakRecord(settingsKey, what);
    await expect(requireTransferInfo()).rejects.toMatchObject({ status: 404 });
    const unset = { transferName: '', transferEmail: '', termsNote: '', shippingCountries: '' };
    expect(await readSettings()).toMatchObject({ ...unset, offersTransfer: false });
    expect((await loadPageSettings())[0]).toMatchObject({ termsNote: '', shippingCountries: '' });
    await expectOthersForSale('');
    await expectNamed(settingsKey);
    const { after } = await changeSettings(() => ({ holidayNote: 'Back in May' }));
    expect(after).toMatchObject({ ...unset, offersTransfer: false, holidayNote: 'Back in May' });
    await expectNamed();
    for (const name of Object.keys(variables)) delete process.env[name];
    await mend();
  });

  test(`an account that is ${what} needs SHOP_SECRET (rule 84)`, async () => {
    // The first value, which counts until somebody has made an account.
    env().ADMIN_PASSWORD_HASH = Buffer.from('$2b$04$').toString('base64');
    const mend = await breakRecord(accountKey, what);
    expect(administratorOf(await readAccount())).toBeNull();
    expect(await findOwnerAnswer()).toMatchObject({ account: 'none' });
    await importLogin();
    expect(await textOf(accountKey), 'no login of a variable').toBe(what);
    const credentials = { username: 'admin', password: 'a long password' };
    await expect(logInAdministrator('198.51.100.1', credentials)).rejects.toMatchObject({
      status: 401,
    });
    await expectOthersForSale('');
    await expectNamed(accountKey);
    const wrong = makeAccount('198.51.100.2', { secret: 'y'.repeat(32), ...credentials });
    await expect(wrong).rejects.toMatchObject({ status: 403 });
    const secret = env().SHOP_SECRET;
    const made = await makeAccount('198.51.100.3', { secret, ...credentials });
    expect(made.username).toBe('admin');
    await expectNamed();
    delete env().ADMIN_PASSWORD_HASH;
    await mend();
  });

  for (const name of ['artworks', 'taken', 'diary', 'settings'] as const) {
    test(`a snapshot of ${name} that is ${what} is written anew (rule 84)`, async () => {
      await refreshAllSnapshots();
      await breakRecord(listKey(name), what);
      await expectOthersForSale('');
      await expectNamed(listKey(name));
      await refreshAllSnapshots();
      expect(await readJson(listKey(name), { needed: z.unknown() })).toHaveProperty('entries');
      await expectOthersForSale('');
      await expectNamed();
    });
  }
}

/** Stores a text that is not readable. Returns a function that restores the record. */
async function breakRecord(key: string, text: string): Promise<() => Promise<void>> {
  const store = openStore(blobs().port);
  const before = await store.get(key, { type: 'text' });
  await store.set(key, text);
  return async () => void (await (before === null ? store.delete(key) : store.set(key, before)));
}

function textOf(key: string): Promise<string | null> {
  return openStore(blobs().port).get(key, { type: 'text' });
}

function buy({ id, price }: Artwork): Promise<void> {
  return checkPurchase({ artworkIds: [id], cents: centsOf(price) }, 'a buyer');
}

/** Expects the other artworks for sale in the lists, at the checkout and in a build. */
async function expectOthersForSale(id: string): Promise<void> {
  const others = sampleArtworks.filter((one) => one.id !== id);
  const lists = [await listVisibleArtworks(), await loadCatalogue()];
  const { artworks: taken } = await getAvailability('a buyer');
  for (const other of others) {
    await buy(other);
    for (const list of lists) {
      expect(list).toContainEqual(expect.objectContaining({ id: other.id, state: 'available' }));
    }
    expect(taken).not.toHaveProperty(other.id);
  }
}

/** Expects that Setup names these records, and none if there is none. Each was logged once. */
async function expectNamed(...keys: string[]): Promise<void> {
  const findings = await runSetupCheck('records');
  const text = findings.map((one) => `${one.state} ${one.text}`).join('\n');
  expect(text).toContain(keys.length > 0 ? 'to-do' : 'ok');
  for (const key of keys) {
    expect(text).toContain(key);
    expect(
      logged.filter((line) => line.includes(`${key} cannot`)),
      key,
    ).toHaveLength(1);
  }
}
