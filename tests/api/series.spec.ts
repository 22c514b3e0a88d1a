import { expect, type APIRequestContext } from '@playwright/test';
import type { Artwork } from '#shared/artwork';
import type { Series } from '#shared/series';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { listRecords } from '../fixtures/records.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { signIn } from '../fixtures/signed-in.ts';

const path = '/api/admin/series';
const input = {
  title: 'Lanmè yon jou travay',
  text: 'I painted these from the wall of the customs house.',
  date: '2026-11-20',
  artworkIds: ['bato-anba-loraj', 'tanbouye', 'jou-mache'],
};
type Sent = Record<string, string>;

test.beforeEach(async ({ request, shop }) => signIn(request, shop));

test('a series is made once for each form, edited in parts, listed by its day and deleted without its artworks (rule 106)', async ({
  shop,
  request,
}) => {
  const send = senderOf(request, shop);
  const made = await send('POST', path, input, { 'idempotency-key': 'form-1' });
  expect(made.status()).toBe(200);
  const series = (await made.json()) as Series;
  expect(series).toMatchObject({ ...input, slug: 'lanme-yon-jou-travay', version: 1 });
  const again = await send('POST', path, input, { 'idempotency-key': 'form-1' });
  expect(await again.json()).toEqual(series);
  const namesake = await send('POST', path, { title: input.title, artworkIds: ['tanbouye'] });
  expect(await namesake.json()).toMatchObject({
    id: 'lanme-yon-jou-travay-2',
    text: '',
    date: '',
  });

  const one = `${path}/${series.id}`;
  const translations = { fr: { title: 'La mer un jour ouvrable' } };
  const edited = await send(
    'PATCH',
    one,
    { date: '2019-01-31', translations },
    { 'if-match': '"1"' },
  );
  expect(await edited.json()).toMatchObject({
    ...input,
    date: '2019-01-31',
    translations,
    slug: series.slug,
    version: 2,
  });
  const turned = { artworkIds: ['jou-mache', 'tanbouye'] };
  expect((await send('PATCH', one, turned, { 'if-match': '"1"' })).status()).toBe(412);
  expect(await (await send('PATCH', one, turned, { 'if-match': '"2"' })).json()).toMatchObject({
    ...turned,
    translations,
    version: 3,
  });
  const untranslated = await send('PATCH', one, { translations: { fr: { title: '' } } });
  expect(await untranslated.json()).not.toHaveProperty('translations');
  // The newest day first: that of the namesake is the day on which it was made.
  expect((await list(request, shop)).map(({ id }) => id)).toEqual([`${series.id}-2`, series.id]);

  // A deleted artwork leaves its series as it is, so that the series can be edited.
  expect((await send('DELETE', '/api/admin/artworks/tanbouye')).status()).toBe(200);
  const without = await send('PATCH', one, { artworkIds: ['tanbouye', 'choublak'] });
  expect(without.status()).toBe(200);

  expect((await send('DELETE', one)).status()).toBe(200);
  for (const method of ['PATCH', 'DELETE'] as const)
    expect(
      (await send(method, one, method === 'PATCH' ? { title: 'x' } : undefined)).status(),
    ).toBe(404);
  const artworks = listRecords(shop, 'artworks/');
  expect(artworks).toEqual(expect.arrayContaining(['artworks/choublak', 'artworks/jou-mache']));
  const { entries } = await (await request.get(`${shop.url}/api/admin/activity`)).json();
  const words = entries.map(({ what }: { what: string }) => what);
  expect(words.filter((word: string) => word.startsWith('Series'))).toEqual([
    `Series '${input.title}' deleted`,
    `Series '${input.title}' edited`,
    `Series '${input.title}' edited`,
    `Series '${input.title}' edited`,
    `Series '${input.title}' edited`,
    `Series '${input.title}' added`,
    `Series '${input.title}' added`,
  ]);
  const { waits } = await (await request.get(`${shop.url}/api/admin/publishing`)).json();
  expect(waits).toMatchObject({ series: 2 });
});

test('a series with an unknown artwork, one artwork twice, none, or a day that does not exist is refused with 400', async ({
  shop,
  request,
}) => {
  const send = senderOf(request, shop);
  for (const [change, words] of [
    [{ title: ' ' }, 'Title is required'],
    [{ artworkIds: ['jou-mache', 'no-such-work'] }, 'There is no artwork no-such-work'],
    [{ artworkIds: ['jou-mache', 'jou-mache'] }, 'A work hangs once in a series'],
    [{ artworkIds: [] }, 'A series has one work at least'],
    [{ date: '2026-02-30' }, 'Day must be like 2026-11-27'],
    [{ date: '2026-11-27T18:00:00Z' }, 'Day must be like 2026-11-27'],
    [{ opensAt: '2026-11-27T18:00' }, 'The hour of sale must be a moment with its offset'],
    [{ translations: { fr: { description: 'x' } } }, 'What can be translated: title, text'],
  ] as const) {
    const refused = await send('POST', path, { ...input, ...change });
    expect(refused.status(), words).toBe(400);
    expect((await refused.json()).error).toContain(words);
  }
  expect(await list(request, shop)).toEqual([]);
});

test('an hour of sale is given to each artwork of a series, and to none if one of them is held (rule 106)', async ({
  shop,
  request,
}) => {
  const send = senderOf(request, shop);
  const opensAt = '2031-11-27T18:00:00-05:00';
  const hours = async () => {
    const artworks = (await (await request.get(`${shop.url}/api/artworks`)).json()) as Artwork[];
    return input.artworkIds.map((id) => artworks.find((one) => one.id === id)?.opensAt);
  };
  const buyer = newBuyer(shop);
  expect((await buyer.orderByTransfer(['tanbouye'])).status).toBe(200);
  const refused = await send('POST', path, { ...input, opensAt });
  expect(refused.status()).toBe(409);
  expect((await refused.json()).error).toBe(
    '“Tanbouyè” is reserved already, so it cannot get an hour of sale.',
  );
  expect(await list(request, shop)).toEqual([]);
  expect(await hours()).toEqual([null, null, null]);

  await send('POST', '/api/admin/artworks/tanbouye/free');
  const made = await send('POST', path, { ...input, opensAt });
  expect(made.status()).toBe(200);
  const { id } = (await made.json()) as Series;
  expect(await hours()).toEqual([opensAt, opensAt, opensAt]);
  expect((await buyer.openCard(['jou-mache'])).status).toBe(409);
  const one = `${path}/${id}`;
  expect((await send('PATCH', one, { title: 'Lanmè' })).status()).toBe(200);
  const stale = { title: 'Lapli', opensAt: null };
  expect((await send('PATCH', one, stale, { 'if-match': '"1"' })).status()).toBe(412);
  expect(await hours()).toEqual([opensAt, opensAt, opensAt]);
  expect((await send('PATCH', one, { opensAt: null })).status()).toBe(200);
  expect(await hours()).toEqual([null, null, null]);
});

function senderOf(request: APIRequestContext, { url }: RunningShop) {
  return (method: string, to: string, data?: object, headers: Sent = {}) =>
    request.fetch(`${url}${to}`, { method, headers, ...(data && { data }) });
}

async function list(request: APIRequestContext, { url }: RunningShop): Promise<Series[]> {
  return (await request.get(`${url}${path}`)).json();
}
