import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import type { AnyName } from '#shared/calls/by-name';
import type { BuyerOrder } from '#shared/order';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { newBrowser, newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { inDays, makeOffer, ofJouMache } from '../fixtures/buyers/offers.ts';
import { listCalls } from '../fixtures/function-paths.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';
import { signIn } from '../fixtures/signed-in.ts';
import { contentOf } from './content-client.ts';

test.beforeEach(async ({ request, shop }) => signIn(request, shop));

type Name = AnyName & (`PATCH ${string}` | `PUT ${string}`);
/** `token`: of a buyer's order. */
type Prepared = { id?: string; token?: string; version: number; mine: object; theirs: object };
type Prepare = (admin: Admin, shop: RunningShop) => Promise<Prepared>;

const inspiration = {
  kind: 'inspiration',
  title: 'Lanmè',
  description: '',
  mediaType: 'image',
  mediaUrl: '/samples/choublak.jpg',
  posterUrl: '',
  mediaAlt: '',
};
const address = {
  name: 'Marie Joseph',
  address: '12 Rue Capois',
  city: 'Jacmel',
  country: 'HT',
  postalCode: 'HT9110',
};
const delivery = { shippingAddress: address, customerNotes: '' };
const sync = { syncFrequency: '60', highlightCollection: 'ArtForSale' };

/** Edits of what a form shows: each carries its version (rule 39). */
const edits: Partial<Record<Name, Prepare>> = {
  'PATCH /api/admin/artworks/:id': async (admin) => {
    const { body } = await admin.send<Made>('POST', '/api/admin/artworks', artworkBody());
    return {
      id: body.id,
      version: body.version,
      mine: artworkBody({ price: '90' }),
      theirs: artworkBody({ price: '95' }),
    };
  },
  'PATCH /api/admin/series/:id': async (admin) => {
    const series = { title: 'Lanmè', artworkIds: ['jou-mache'] };
    const { body } = await admin.send<Made>('POST', '/api/admin/series', series);
    return { id: body.id, version: body.version, mine: { text: 'a' }, theirs: { text: 'b' } };
  },
  'PATCH /api/admin/films/:id': async (admin) => {
    const { body } = await admin.send<Made>('POST', '/api/admin/films', inspiration);
    return { id: body.id, version: body.version, mine: { title: 'a' }, theirs: { title: 'b' } };
  },
  'PATCH /api/admin/content/:id': async (admin) => {
    const { body } = await admin.send<Made[]>('GET', '/api/admin/content');
    const about = body.find(({ id }) => id === 'about')!;
    const [mine, theirs] = [contentOf({ title: 'a' }), contentOf({ title: 'b' })];
    return { id: about.id, version: about.version, mine, theirs };
  },
  'PATCH /api/admin/settings': async (admin) => {
    const { body } = await admin.send<Made>('GET', '/api/admin/settings');
    return { version: body.version, mine: { senderName: 'a' }, theirs: { senderName: 'b' } };
  },
  'PATCH /api/admin/instagram/settings': async (admin) => {
    const { body } = await admin.send<{ settings: Made }>('GET', '/api/instagram/status');
    const { version } = body.settings;
    return { version, mine: { ...sync, syncFrequency: '15' }, theirs: sync };
  },
  'PUT /api/admin/offers/:id': async (admin) => {
    const offer = await makeOffer(admin);
    const dearer = { ...ofJouMache, items: [{ artworkId: 'jou-mache', price: '140' }] };
    const theirs = { ...ofJouMache, words: 'Framed.' };
    return { id: offer.id, version: offer.round, mine: dearer, theirs };
  },
  'PATCH /api/orders/mine': async (_admin, shop) => {
    const { orderPage } = (await newBuyer(shop).orderByTransfer(['jou-mache'])).body;
    const token = orderPage.split('#')[1]!;
    const own = newBrowser(shop, { authorization: `Bearer ${token}` });
    await own('PATCH', '/api/orders/mine', delivery);
    const { deliveryVersion } = (await own<BuyerOrder>('GET', '/api/orders/mine')).body;
    const mine = { ...delivery, shippingAddress: { ...address, address: '9 Rue Nouvelle' } };
    const theirs = { ...delivery, shippingAddress: { ...address, phone: '+509 3456 7890' } };
    return { token, version: deliveryVersion, mine, theirs };
  },
};
type Made = { id: string; version: number };

/** A press that sets one value, or what a form does not show: the last one wins (rule 39). `api/account` has the version of the login. */
const deeds: Name[] = [
  'PATCH /api/admin/account',
  'PATCH /api/admin/artworks/:id/position',
  'PATCH /api/admin/artworks/:id/visibility',
  'PATCH /api/admin/opening',
  'PATCH /api/admin/orders/:id/status',
  'PATCH /api/admin/orders/:id/tracking',
  'PATCH /api/admin/publishing',
  'PATCH /api/admin/questions/:id',
  'PATCH /api/admin/setup-mail',
  'PATCH /api/admin/setup/:check',
  'PATCH /api/admin/orders/:id/email',
  'PUT /api/admin/films/files/:film',
];

test('every edit carries a version or is a press that sets one value (rule 39)', async () => {
  const names = (await listCalls()).filter((name) => /^(PATCH|PUT) /.test(name));
  expect(names.sort()).toEqual([...Object.keys(edits), ...deeds].sort());
});

for (const [name, prepare] of Object.entries(edits))
  test(`of two windows that edit one version, one is stored: ${name} (rule 39)`, async ({
    shop,
    admin,
    request,
  }) => {
    const { id = '', token, version, mine, theirs } = await prepare(admin, shop);
    const [method = '', path = ''] = name.split(' ');
    const send = (data: object, on?: number) =>
      request.fetch(shop.url + path.replace(':id', id), {
        method,
        data,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(on !== undefined && { 'if-match': `"${on}"` }),
        },
      });
    const both = await Promise.all([send(mine, version), send(theirs, version)]);
    expect(both.map((answer) => answer.status()).sort()).toEqual([200, 412]);
    const stale = await send(both[0].status() === 200 ? theirs : mine, version);
    expect(stale.status()).toBe(412);
    expect((await stale.json()).error).toContain('changed in another window');
    expect((await send(theirs)).status(), 'any version').toBe(200);
  });

type Call = { method?: string; path: string; body: object; other: object; hasId?: true };
type Begin = (shop: RunningShop, admin: Admin) => Promise<Call> | Call;

const series = { title: 'Lanmè', artworkIds: ['jou-mache'] };
const question = { name: 'Marie', email: 'marie@example.com', message: 'Is it framed?' };

/** Calls that make something once for each key. `other`: what another form says. */
const keyed: Record<string, Begin> = {
  'an artwork': () => ({
    path: '/api/admin/artworks',
    body: artworkBody(),
    other: { title: 'Lalin', price: '80' },
  }),
  'an artwork, hidden': () => ({
    path: '/api/admin/artworks',
    body: artworkBody(),
    other: { isHidden: true },
  }),
  'a series': () => ({ path: '/api/admin/series', body: series, other: { title: 'Mòn' } }),
  'the hour of a series': () => ({
    path: '/api/admin/series',
    body: series,
    other: { opensAt: '2031-11-27T18:00:00-05:00' },
  }),
  'an inspiration': () => ({
    path: '/api/admin/films',
    body: inspiration,
    other: { description: 'Blue.' },
  }),
  'an edit of a page': () => ({
    method: 'PATCH',
    path: '/api/admin/content/about',
    body: contentOf({ title: 'About me' }),
    other: contentOf({ title: 'About us' }),
  }),
  'an offer': () => ({
    path: '/api/admin/offers',
    body: { items: [{ title: 'A portrait', price: '100' }], until: inDays(3) },
    other: { words: 'Framed.' },
  }),
  'a sale elsewhere': () => ({
    path: '/api/admin/sales',
    body: { items: [{ title: 'A portrait', price: '100' }] },
    other: { place: 'Jacmel' },
  }),
  'a refund': async (shop) => {
    const id = await paidByCard(shop);
    const body = { cents: 1000, leftCents: 15_000, reason: 'A scratch' };
    return { hasId: true, path: `/api/admin/orders/${id}/refunds`, body, other: { cents: 6000 } };
  },
  'what came back with a refund': async (shop) => {
    const id = await paidByCard(shop);
    const body = { cents: 1000, leftCents: 15_000, reason: 'A scratch' };
    const other = { returned: ['jou-mache'], isHidden: true };
    return { hasId: true, path: `/api/admin/orders/${id}/refunds`, body, other };
  },
  'money by hand': async (shop) => {
    const { orderId } = (await newBuyer(shop).orderByTransfer(['jou-mache'])).body;
    const body = { cents: 5000, way: 'zelle' };
    const path = `/api/admin/orders/${orderId}/money`;
    return { hasId: true, path, body, other: { cents: 6000, note: 'In cash' } };
  },
  'a question': () => ({ path: '/api/questions', body: question, other: { message: 'How big?' } }),
};

for (const [what, begin] of Object.entries(keyed))
  test(`a known key with another body is a 409 and stores nothing: ${what} (rule 42)`, async ({
    shop,
    admin,
    request,
  }) => {
    const call = await begin(shop, admin);
    const send = sender(request, shop, call);
    const first = await send({}, 'dialog-0001');
    expect(first.status(), await first.text()).toBe(200);
    const again = await send({}, 'dialog-0001');
    expect(again.status(), await again.text()).toBe(200);
    expect(await idOf(again)).toEqual(await idOf(first));
    const before = await allOf(shop);
    const refused = await send(call.other, 'dialog-0001');
    expect(refused.status()).toBe(409);
    expect((await refused.json()).error).toMatch(/was (saved|sent) before.*send it again/);
    expect(await allOf(shop)).toEqual(before);
    const left = 'leftCents' in call.body ? { leftCents: 14_000 } : {};
    const second = await send({ ...call.other, ...left }, 'dialog-0002');
    expect(second.status(), await second.text()).toBe(200);
    expect(await allOf(shop)).not.toEqual(before);
  });

function sender(request: APIRequestContext, { url }: RunningShop, call: Call) {
  const { method = 'POST', path, body, hasId } = call;
  return (change: object, key: string) =>
    request.fetch(url + path, {
      method,
      data: { ...body, ...change, ...(hasId && { id: key }) },
      headers: hasId ? {} : { 'idempotency-key': key },
    });
}

async function idOf(answer: APIResponse): Promise<unknown> {
  return ((await answer.json()) as { id?: string }).id;
}

async function paidByCard(shop: RunningShop): Promise<string> {
  const buyer = newBuyer(shop);
  const { clientSecret, orderNumber } = (await buyer.openCard(['jou-mache'])).body;
  await payByCard(shop, clientSecret);
  await buyer.outcomeOf(clientSecret);
  return orderNumber;
}

/** Returns what the administrator's lists show, without the mails, which are sent meanwhile. */
async function allOf(shop: RunningShop): Promise<string> {
  const admin = await shop.admin();
  const lists = ['artworks', 'series', 'films', 'content', 'orders', 'questions'];
  const read = lists.map(async (list) => (await admin.send('GET', `/api/admin/${list}`)).body);
  return JSON.stringify(await Promise.all(read), (name, value: unknown) =>
    name === 'mails' ? undefined : value,
  );
}
