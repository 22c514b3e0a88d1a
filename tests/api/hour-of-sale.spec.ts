import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Artwork, PublicArtwork } from '#shared/artwork';
import type { Availability } from '#shared/availability';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { addWorks, workPrice } from '../fixtures/artworks/more-works.ts';
import { newBrowser, newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { makeOffer, ofJouMache } from '../fixtures/buyers/offers.ts';
import { waitForEvents } from '../fixtures/buyers/stripe-account.ts';
import { artworkKey, changeRecord } from '../fixtures/records.ts';
import { rounds } from '../fixtures/rounds.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';
import { artworkPath, createWork, findPublic } from './artworks-client.ts';

const cdnHeader = 'netlify-cdn-cache-control';

test('before its hour an artwork is seen and bought in no way, and from the hour on in each; a sale elsewhere has no hour (rule 107)', async ({
  shop,
  admin,
}) => {
  await admin.send('PATCH', '/api/admin/settings', { timeZone: 'America/Port-au-Prince' });
  const opensAt = inMinutes(90);
  expect((await setHour(admin, 'jou-mache', opensAt)).body).toMatchObject({ opensAt });
  await setHour(admin, 'tanbouye', opensAt);
  const seen = { opensAt, state: 'upcoming', isForSale: false, price: '150' };
  expect(await findPublic(shop, 'jou-mache')).toMatchObject(seen);
  const { artworks, hours } = (await ask<Availability>(shop, '/api/availability')).body;
  expect(artworks).toMatchObject({ 'jou-mache': 'upcoming' });
  const { en, fr, ht } = hours['jou-mache']!.says;
  expect(en).toMatch(/^\w+day, \w+ \d+ at \d+:\d\d [AP]M \(Port-au-Prince\)$/);
  expect(fr).toMatch(/ à \d+\sh/);
  expect(ht).toMatch(/ a \d\d:\d\d /);
  expect(hours['jou-mache']!.inMs / 60_000).toBeCloseTo(90, 0);

  const buyer = newBuyer(shop);
  const named = /'Jou Mache' goes on sale on \w+day, \w+ \d+ at \d+:\d\d [AP]M \(Port-au-Prince\)/;
  for (const attempt of [buyer.openCard, buyer.check, buyer.orderByTransfer]) {
    const { status, body } = await attempt(['jou-mache']);
    expect(status).toBe(409);
    expect((body as { error: string }).error).toMatch(named);
  }
  const french = newBuyer(shop, newBrowser(shop, { 'accept-language': 'fr' }));
  expect((await french.openCard(['choublak', 'jou-mache'])).body.error).toMatch(
    /^« .+ » sera en vente le \S+ \d+ \S+ à \d+\sh(\s\d\d)? \(Port-au-Prince\)\.$/,
  );
  const offered = await admin.send('POST', '/api/admin/offers', ofJouMache);
  expect([offered.status, offered.body]).toEqual([
    409,
    { error: "'Jou Mache' was not on sale yet." },
  ]);
  const items = [{ artworkId: 'tanbouye', price: '100' }];
  const elsewhere = { items, customerName: 'Marie Joseph' };
  expect((await admin.send('POST', '/api/admin/sales', elsewhere)).status).toBe(200);
  expect(await findPublic(shop, 'tanbouye')).toMatchObject({ state: 'sold' });

  await shop.passMinutes(91);
  expect(await findPublic(shop, 'jou-mache')).toMatchObject({
    state: 'available',
    isForSale: true,
  });
  expect((await buyer.openCard(['jou-mache'])).status).toBe(200);
  await makeOffer(admin);
});

test('a form that was open when the hour was set is not charged; a take from before loses nothing when the hour moves (rule 107)', async ({
  shop,
  admin,
}) => {
  const buyer = newBuyer(shop);
  const form = (await buyer.openCard(['jou-mache'])).body;
  await setHour(admin, 'jou-mache', inMinutes(60));
  await payByCard(shop, form.clientSecret);
  expect((await buyer.outcomeOf(form.clientSecret)).body).toMatchObject({
    state: 'released',
    reason: "'Jou Mache' was not on sale yet.",
  });
  await setHour(admin, 'jou-mache', null);
  const { orderNumber } = (await buyer.orderByTransfer(['jou-mache'])).body;
  const refused = await setHour(admin, 'jou-mache', inMinutes(60));
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'This work is reserved already, so it cannot get an hour of sale.',
  ]);
  // As if both had come at the same moment.
  changeRecord(shop, artworkKey('jou-mache'), (work) => ({ ...work, opensAt: inMinutes(60) }));
  expect((await admin.setStatus(orderNumber, 'processing')).status).toBe(200);
  expect((await setHour(admin, 'jou-mache', inMinutes(70))).status).toBe(409);
  expect(await findPublic(shop, 'jou-mache')).toMatchObject({ state: 'sold' });
});

test('the hour is a moment with its offset, is kept by an edit without it, and null removes it (rule 107)', async ({
  admin,
}) => {
  const opensAt = '2126-11-27T18:00:00-05:00';
  const made = await createWork(admin, { opensAt });
  expect(made.body.opensAt).toBe(opensAt);
  const path = artworkPath(made.body.id);
  const edit = (changes: object) => admin.send<Artwork>('PATCH', path, artworkBody({ ...changes }));
  expect((await edit({ price: '20' })).body.opensAt).toBe(opensAt);
  expect((await edit({ opensAt: null })).body.opensAt).toBeNull();
  expect((await createWork(admin, { title: 'Now' })).body.opensAt).toBeNull();
});

test('no cache keeps an answer beyond the hour, and in the last minute for a second at most (rule 108)', async ({
  shop,
  admin,
}) => {
  const usual = {
    '/api/availability': 'public, s-maxage=5',
    '/api/artworks': 'public, durable, s-maxage=30, stale-while-revalidate=60',
    '/api/artworks/jou-mache': 'public, durable, s-maxage=30, stale-while-revalidate=60',
  };
  const expectKept = async (seconds: number | null) => {
    for (const [path, far] of Object.entries(usual)) {
      const { headers } = await ask(shop, path);
      const wanted = seconds === null ? far : `public, s-maxage=${seconds}`;
      expect(headers.get(cdnHeader), path).toBe(wanted);
      expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    }
  };
  await expectKept(null);
  await setHour(admin, 'jou-mache', inMinutes(2));
  await expectKept(null);
  await shop.passMinutes(0.6);
  await expectKept(5);
  await shop.passMinutes(0.6);
  await expectKept(1);
  await shop.passMinutes(1);
  await expectKept(null);
});

const crowd = rounds(40, 300);

test(`${crowd} buyers come around the hour: each gets a form, 'held' or 'sold', and each work is sold once (rule 107)`, async ({
  shop,
  admin,
}) => {
  test.setTimeout(180_000);
  const works = addWorks(shop, 4);
  const [byTransfer = '', ...byCard] = works;
  const aroundMs = 2000;
  const hour = Date.now() + aroundMs + 1000;
  for (const id of works)
    changeRecord(shop, artworkKey(id), (work) => ({
      ...work,
      opensAt: new Date(hour).toISOString(),
    }));
  const comeFor = async (id: string, index: number) => {
    await pause(hour - aroundMs + (index * 2 * aroundMs) / crowd - Date.now());
    const buyer = newBuyer(shop);
    for (;;) {
      const askedAt = Date.now();
      const { status, body } =
        id === byTransfer
          ? await buyer.orderByTransfer([id], `buyer${index}@example.com`, workPrice)
          : await buyer.openCard([id], workPrice);
      if (status === 409 && /goes on sale/.test(body.error ?? '')) {
        expect(askedAt, 'nobody waits after the hour').toBeLessThan(hour);
        await pause(250);
        continue;
      }
      if (status === 200)
        expect(Date.now(), 'nobody is served before').toBeGreaterThanOrEqual(hour);
      else
        expect([status, body.error]).toEqual([
          409,
          expect.stringMatching(/reserved|just been sold/),
        ]);
      if (status !== 200 || !('clientSecret' in body)) return status === 200 ? 'held' : 'refused';
      await payByCard(shop, body.clientSecret);
      return (await buyer.outcomeOf(body.clientSecret)).body.state;
    }
  };
  const ends = await Promise.all(
    Array.from({ length: crowd }, async (_, index) => {
      const id = works[index % works.length]!;
      return { id, end: await comeFor(id, index) };
    }),
  );
  const endsOf = (id: string) => ends.filter((one) => one.id === id).map(({ end }) => end);
  for (const id of byCard)
    expect(
      endsOf(id).filter((end) => end === 'succeeded'),
      id,
    ).toHaveLength(1);
  expect(endsOf(byTransfer).filter((end) => end === 'held')).toHaveLength(1);
  await waitForEvents(shop);
  const sold = (await admin.listOrders()).filter(({ status }) => status === 'processing');
  expect(sold.flatMap(({ items }) => items.map(({ id }) => id)).sort()).toEqual(byCard.sort());
});

function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}

async function setHour(admin: Admin, id: string, opensAt: string | null) {
  const { body } = await admin.send<Artwork[]>('GET', '/api/admin/artworks');
  const artwork = body.find((one) => one.id === id)!;
  return admin.send<Artwork>('PATCH', artworkPath(id), { ...artwork, images: undefined, opensAt });
}

async function ask<Body = PublicArtwork>(shop: RunningShop, path: string) {
  return newBrowser(shop)<Body>('GET', path);
}
