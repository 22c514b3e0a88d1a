import { expect } from '@playwright/test';
import { kinds } from '../../netlify/use-cases/setup/kinds.ts';
import { workPrice } from '../fixtures/artworks/more-works.ts';
import { newBrowser, newBuyer } from '../fixtures/buyers/buyers.ts';
import { buyByCard, liveIn, unsold } from '../fixtures/lived-in.ts';
import { accountKey, breakRecord, listRecords, settingsKey } from '../fixtures/records.ts';
import { findSetup, findingTexts } from '../fixtures/setup.ts';
import { readSecrets, rememberData } from '../fixtures/shop-data.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

/** Records that lists have. Of a key that neither they nor `kinds` know, each is a kind of its own. */
const listed = ['artworks', 'content', 'diary', 'inspirations', 'orders', 'process', 'series'];
const families = [
  ...kinds.map(({ prefix }) => prefix),
  ...[...listed, 'taken'].map((name) => `${name}/`),
];
/** Stand only while a restore, a check of Stripe or the builds break. */
const whileItBreaks = ['publishing/alarms/', 'restoring', 'setup/webhook'];
const noJson = '{"en';
const password = 'penti ak lanmou';

test('in a store of a month one unreadable record of any kind locks nobody out, stops no run and is named by Setup (rule 84)', async ({
  launch,
}) => {
  test.setTimeout(240_000);
  const shop = await launch({ TRANSFER_HOLD_SHARE: '0.3' });
  await liveIn(shop);
  const admin = await shop.admin();
  const namedBySetup = async () => findingTexts(await findSetup(admin, 'records'));
  expect(await namedBySetup()).toBe('ok The shop can read all of its records.');
  const restore = rememberData(shop);
  const keys = oneOfEach(listRecords(shop));
  const unseen = families.filter((family) => !keys.some((key) => key.startsWith(family)));
  expect(unseen.sort(), 'all others are left by `liveIn`').toEqual(whileItBreaks);
  for (const key of keys) {
    await test.step(key, async () => {
      breakRecord(shop, key, noJson);
      if (key !== accountKey) expect(await namedBySetup()).toContain(`them: ${key}.`);
      await expectOpen(shop, [key], key);
      restore();
    });
  }
  const others = keys.filter((key) => key !== accountKey);
  for (const [text, broken] of [
    [noJson, keys],
    ['{}', keys],
    ['null', others],
  ] as const) {
    await test.step(`all: ${text}`, async () => {
      for (const key of broken) breakRecord(shop, key, text);
      if (broken === others) {
        const named = await namedBySetup();
        for (const key of others) expect(named).toContain(key);
      }
      const send = await expectOpen(shop, broken, text);
      await buyByCard(shop, [unsold.byCard]);
      for (const path of screens) {
        expect((await send('GET', `/api/${path}`)).status, `${text}: ${path}`).toBe(200);
      }
      restore();
    });
  }
});

/** Returns one key of each kind. */
function oneOfEach(keys: string[]): string[] {
  const byKind = new Map<string, string>();
  for (const key of keys) {
    const among = families.filter((family) =>
      family.endsWith('/') ? key.startsWith(family) : key === family,
    );
    const [kind = key] = among.sort((one, other) => other.length - one.length);
    byKind.set(kind, key);
  }
  return [...byKind.values()];
}

/** Expects that the administrator signs in, or recovers the account, that the clock runs, and that an artwork is ordered. */
async function expectOpen(shop: RunningShop, broken: readonly string[], said: string) {
  const send = newBrowser(shop);
  const signedIn = await send('POST', '/api/admin/login', {
    username: 'admin',
    password: shop.adminPassword,
  });
  // An account that cannot be read is none.
  expect(signedIn.status, said).toBe(broken.includes(accountKey) ? 401 : 200);
  const login = { secret: readSecrets(shop).shopSecret, username: 'admin', password };
  expect((await send('POST', '/api/admin/recovery', login)).status, said).toBe(200);
  expect((await send('GET', '/api/admin/to-do')).status, said).toBe(200);
  await shop.runScheduled('reconcile');
  const ids = [unsold.byTransfer];
  const ordered = await newBuyer(shop).orderByTransfer(ids, 'new@example.com', workPrice);
  // Settings that cannot be read offer no transfer.
  expect(ordered.status, said).toBe(broken.includes(settingsKey) ? 404 : 200);
  return send;
}

/** What the screens of the administration and of visitors read. */
const screens = [
  'admin/check-auth',
  'admin/orders',
  'admin/orders/open',
  'admin/artworks',
  'admin/series',
  'admin/content',
  'admin/diary',
  'admin/films',
  'admin/questions',
  'admin/settings',
  'admin/samples',
  'admin/activity',
  'admin/account',
  'admin/backup',
  'admin/opening',
  'admin/publishing',
  'instagram/status',
  'artworks',
  'diary',
  'process',
  'inspirations',
  'availability',
];
