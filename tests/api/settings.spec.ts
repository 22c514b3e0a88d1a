import { expect, type APIRequestContext } from '@playwright/test';
import type { ActivityPage } from '#shared/admin/activity';
import type { Publishing } from '#shared/admin/publishing';
import type { SessionCheck } from '#shared/admin/session';
import type { ShopSettings } from '#shared/admin/settings';
import { formatMoment } from '#shared/format';
import type { BuyerOrder } from '#shared/order';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';
import { signIn } from '../fixtures/signed-in.ts';

const path = '/api/admin/settings';
const notOffered = 'Bank transfer is not offered at the moment.';

const newsletterForm = {
  action: 'https://news.example/join',
  method: 'post',
  email: 'EMAIL',
  hidden: [],
  empty: [],
};

test('the administrator reads and edits the settings; a stale version is refused', async ({
  shop,
  admin,
  request,
}) => {
  await signIn(request, shop);
  expect(await read(admin)).toMatchObject({ version: 1, offersTransfer: true });
  const edited = await edit(shop, request, { offersTransfer: false }, '1');
  expect(edited.status()).toBe(200);
  expect(await edited.json()).toMatchObject({ version: 2, offersTransfer: false });
  expect(await read(admin)).toMatchObject({ version: 2, offersTransfer: false });

  const stale = await edit(shop, request, { offersTransfer: true }, '1');
  expect(stale.status()).toBe(412);
  expect((await stale.json()).error).toContain('This was changed in another window');
  expect(await read(admin)).toMatchObject({ version: 2, offersTransfer: false });
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
  for (const body of [
    { offersTransfer: 'no' },
    { offersTransfer: null },
    [],
    'false',
    { notifyEmail: 'marie' },
    { instagramUrl: 'javascript:alert(1)' },
    { creditUrl: 'studio.example' },
    { shippingCountries: 'Jacmel' },
    { shippingCountries: 'Haiti Canada' },
    { termsNote: 'x'.repeat(601) },
    { sellerAddress: 'x'.repeat(301) },
    { newsletterUrl: 'http://news.example' },
    { newsletterForm: { ...newsletterForm, action: 'http://news.example/join' } },
    { newsletterForm: { ...newsletterForm, action: 'https://news.example;x/join' } },
    { newsletterForm: { ...newsletterForm, action: 'https:/join' } },
    { newsletterForm: { ...newsletterForm, action: 'https://[' } },
    { newsletterForm: { ...newsletterForm, action: '//news.example/join' } },
    { newsletterForm: { ...newsletterForm, email: '' } },
    { timeZone: 'Haiti/Jacmel' },
    { timeZone: '+05:00' },
    { publishAfterMinutes: 5 },
    { publishAfterMinutes: '10' },
    { offersKreyol: 'yes' },
    { translations: { fr: { termsNote: 'x'.repeat(601) } } },
    { translations: { fr: { shopName: 'Atelier' } } },
    { translations: { de: {} } },
  ]) {
    const refused = await edit(shop, request, body);
    expect(refused.status(), JSON.stringify(body)).toBe(400);
  }
  expect((await edit(shop, request, { offersTransfer: false }, 'x')).status()).toBe(400);
  expect(await read(admin)).toMatchObject({ version: 1, offersTransfer: true });
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

test('a new bank account asks for the password, is told by mail, and is in the next order at once', async ({
  shop,
  admin,
  request,
}) => {
  await signIn(request, shop);
  const { body: open } = await newBuyer(shop).orderByTransfer(['jou-mache']);
  const account = { transferName: 'Ana Solèy', transferEmail: '+1 305 555 0100' };
  const without = await edit(shop, request, account, '1');
  expect([without.status(), (await without.json()).error]).toEqual([
    403,
    expect.stringMatching(/^Type your password, too: /),
  ]);
  const wrong = await edit(shop, request, { ...account, password: 'not it' }, '1');
  expect([wrong.status(), (await wrong.json()).error]).toEqual([403, 'The password is wrong.']);
  expect(await read(admin)).toMatchObject({ version: 1, transferName: 'Atelye Sample Studio' });

  const changes = { ...account, notifyEmail: 'ana@shop.example', password: shop.adminPassword };
  const saved = await edit(shop, request, changes, '1');
  expect(await saved.json()).toMatchObject({
    version: 2,
    ...account,
    openTransfers: [open.orderId],
  });
  const { body: info } = await newBuyer(shop).send('GET', '/api/zelle-info');
  expect(info).toMatchObject({ name: 'Ana Solèy', email: '+1 305 555 0100' });
  await shop.waitUntilIdle();
  const told = (await shop.state()).mails.filter(({ subject }) => subject.includes('settings'));
  expect(told.map(({ to }) => to).sort()).toEqual([
    'Atelye Solèy <studio@atelye.example>',
    'ana@shop.example',
  ]);
  for (const { text } of told) {
    expect(text.replace(/\s+/g, ' ')).toContain('payments@atelye.example → +1 305 555 0100');
    expect(text).toContain(open.orderId);
  }
  const before = (await shop.state()).mails.length;
  await newBuyer(shop).orderByTransfer(['tanbouye'], 'jean@example.com');
  await shop.waitUntilIdle();
  const later = (await shop.state()).mails.slice(before);
  expect(later.find(({ to }) => to === 'jean@example.com')?.text).toContain('Ana Solèy');
  expect(later.map(({ to }) => to).join()).not.toContain('studio@atelye.example');
});

test('the newsletter’s form and link are one setting that asks for the password; the mail tells all that the form sends (rule 85)', async ({
  shop,
  request,
}) => {
  await signIn(request, shop);
  const password = shop.adminPassword;
  const link = { newsletterUrl: 'https://news.example/ana', newsletterForm: null };
  expect((await edit(shop, request, link)).status()).toBe(403);
  expect((await edit(shop, request, { ...link, password })).status()).toBe(200);
  const form = { ...newsletterForm, hidden: [{ name: 'list', value: '7' }], empty: ['b_1'] };
  await edit(shop, request, { newsletterUrl: '', newsletterForm: form, password });
  const thief = { ...form, hidden: [{ name: 'list', value: '8' }] };
  await edit(shop, request, { newsletterForm: thief, password });
  expect((await edit(shop, request, { newsletterForm: thief, password })).status()).toBe(200);
  await shop.waitUntilIdle();
  const told = (await shop.state()).mails.filter(({ subject }) => subject.includes('settings'));
  const said = (list: string) => `POST https://news.example/join (EMAIL, list=${list}, b_1)`;
  expect(told.map(({ text }) => text.replace(/\s+/g, ' '))).toEqual([
    expect.stringContaining('Newsletter: nothing → https://news.example/ana Was'),
    expect.stringContaining(`Newsletter: https://news.example/ana → ${said('7')} Was`),
    expect.stringContaining(`Newsletter: ${said('7')} → ${said('8')} Was`),
  ]);
});

test('an address is stored as browsers read it: in a page an unread one could be a path of the shop (rule 110)', async ({
  shop,
  admin,
}) => {
  const action = 'https:\\\\News.example/join>';
  const changes = {
    newsletterForm: { ...newsletterForm, action },
    newsletterUrl: 'https:/news.example',
    creditUrl: ' http://Studio.example ',
    instagramUrl: 'https://www.instagram.com\\ana/',
    password: shop.adminPassword,
  };
  expect((await admin.send('PATCH', path, changes)).status).toBe(200);
  expect(await read(admin)).toMatchObject({
    newsletterForm: { ...newsletterForm, action: 'https://news.example/join%3E' },
    newsletterUrl: 'https://news.example/',
    creditUrl: 'http://studio.example/',
    instagramUrl: 'https://www.instagram.com/ana/',
  });
});

test('an emptied setting shows nothing, and without a recipient no transfer is offered', async ({
  shop,
  request,
}) => {
  await signIn(request, shop);
  const password = shop.adminPassword;
  await edit(shop, request, { transferEmail: '', termsNote: '', password });
  const asked = await newBuyer(shop).send('GET', '/api/zelle-info');
  expect([asked.status, asked.body.error]).toEqual([404, notOffered]);
});

test('two devices that edit different settings lose nothing; countries are put in order', async ({
  shop,
  admin,
  request,
}) => {
  await signIn(request, shop);
  await edit(shop, request, { shippingCountries: ' us,Canada, ht' }, '1');
  expect((await edit(shop, request, { senderName: 'Ana' }, '1')).status()).toBe(412);
  expect((await edit(shop, request, { senderName: 'Ana' }, '2')).status()).toBe(200);
  expect(await read(admin)).toMatchObject({ shippingCountries: 'US, CA, HT', senderName: 'Ana' });
});

test('the settings have the pace of publishing, with the same log', async ({
  shop,
  admin,
  request,
}) => {
  await signIn(request, shop);
  await setPace(admin, 60);
  expect(await read(admin)).toMatchObject({ version: 2, publishAfterMinutes: 60 });
  const body = { publishAfterMinutes: 1440, senderName: 'Ana' };
  expect(await (await edit(shop, request, body, '2')).json()).toMatchObject({
    version: 3,
    ...body,
  });
  expect((await readPublishing(admin)).publishAfterMinutes).toBe(1440);
  const { body: log } = await admin.send<ActivityPage>('GET', '/api/admin/activity');
  const [one, other, first] = log.entries.map(({ what }) => what);
  // One edit's entries may be of the same millisecond.
  expect([one, other].sort()).toEqual([
    'Publish changes: after an hour → after a day',
    'Settings changed: Name of the sender',
  ]);
  expect(first).toBe('Publish changes: at once → after an hour');
});

test('languages and translations are settings; what is not sent stays; the log names them', async ({
  shop,
  admin,
  request,
}) => {
  await signIn(request, shop);
  expect(await read(admin)).toMatchObject({
    offersFrench: true,
    offersKreyol: true,
    translations: {
      fr: { shippingNote: 'Livraison comprise, partout dans le monde' },
      ht: { creditText: 'Yon pwojè Sample Venture Studio' },
    },
  });
  await edit(shop, request, { shippingNote: 'By ship', termsNote: 'No taxes', creditText: '' });
  expect((await read(admin)).translations, 'those of the samples').toBeUndefined();
  await edit(shop, request, { offersKreyol: false });
  await edit(shop, request, { offersKreyol: true });
  const fr = { shippingNote: 'Livraison comprise', termsNote: 'Taxes comprises.' };
  await edit(shop, request, { translations: { fr } });
  const other = { fr: { termsNote: '' }, ht: { shippingNote: 'Livrezon ladan l' } };
  await edit(shop, request, { translations: other });
  expect((await read(admin)).translations).toEqual({
    fr: { shippingNote: 'Livraison comprise' },
    ht: { shippingNote: 'Livrezon ladan l' },
  });
  await edit(shop, request, {
    translations: { fr: { shippingNote: '' }, ht: { shippingNote: '' } },
  });
  expect((await read(admin)).translations).toBeUndefined();
  const { body: log } = await admin.send<ActivityPage>('GET', '/api/admin/activity');
  expect(log.entries.slice(1, 5).map(({ what }) => what)).toEqual([
    'Settings changed: Terms (French), Shipping (Kreyòl)',
    'Settings changed: Shipping (French), Terms (French)',
    'A native speaker has read the Kreyòl texts: the site is in Kreyòl, too',
    'The site is not in Kreyòl any more',
  ]);
});

test('name and time zone of the shop are in mails at once, and the administration reads the zone', async ({
  shop,
  admin,
  request,
}) => {
  await signIn(request, shop);
  const zone = 'America/Port-au-Prince';
  const chosen = { shopName: 'Galri Solèy', timeZone: zone, sellerAddress: '1 Rue\n\nJacmel ' };
  expect((await edit(shop, request, chosen)).status()).toBe(200);
  expect(await read(admin)).toMatchObject({ ...chosen, sellerAddress: '1 Rue\n\nJacmel' });
  const check = await admin.send<SessionCheck>('GET', '/api/admin/check-auth');
  expect(check.body).toMatchObject({ timeZone: zone, languages: ['en', 'fr', 'ht'] });
  const { deadline, orderId } = (await newBuyer(shop).orderByTransfer(['jou-mache'])).body;
  await admin.confirm(orderId);
  await shop.waitUntilIdle();
  const until = formatMoment(deadline, zone);
  expect(until).toMatch(/ \((EST|EDT)\)$/);
  const text = (await shop.state()).mails[0]?.text.replaceAll(/\s+/g, ' ');
  expect(text).toMatch(/^Galri Solèy /);
  expect(text).toContain(`is reserved for you until ${until}`);
  const { body: log } = await admin.send<ActivityPage>('GET', '/api/admin/activity');
  expect(log.entries[0]?.what).toMatch(/^Order .*held until .* \((EST|EDT)\)$/);
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
