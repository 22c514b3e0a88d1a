import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import type { KeyState, PastedKeys } from '#shared/admin/keys';
import type { Opening } from '#shared/admin/opening';
import type { SetupAnswer, SetupCheck } from '#shared/admin/setup';
import type { InstagramStatus } from '#shared/instagram';
import type { Order, TestOrders } from '#shared/order';
import {
  liveSandboxKeys,
  sandboxInstagramToken,
  sandboxPublishableKey,
  sandboxRestrictedKey,
  sandboxSecretKey,
} from '../../netlify/sandbox/keys.ts';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { setupPath, findingTexts } from '../fixtures/setup.ts';
import { test as base, type Admin, type RunningShop } from '../fixtures/shop.ts';

type Connected = { shop: RunningShop; admin: Admin };

/** A shop without a key. */
const test = base.extend<{ bare: Connected }>({
  bare: async ({ bareShop: shop }, use) => {
    const admin = await shop.admin();
    await admin.confirmPassword();
    await use({ shop, admin });
  },
});

const testKeys = {
  STRIPE_SECRET_KEY: sandboxSecretKey,
  PUBLIC_STRIPE_PUBLISHABLE_KEY: sandboxPublishableKey,
};
const liveKeys = {
  STRIPE_SECRET_KEY: liveSandboxKeys.secret,
  PUBLIC_STRIPE_PUBLISHABLE_KEY: liveSandboxKeys.publishable,
};

const look = (admin: Admin, check: SetupCheck) =>
  admin.send<SetupAnswer>('GET', setupPath(check)).then(({ body }) => body);
const paste = (admin: Admin, check: SetupCheck, keys: PastedKeys) =>
  admin.send<SetupAnswer>('PATCH', setupPath(check), { keys });
const sourcesOf = (keys: KeyState[]) => keys.map(({ from }) => from);

async function endpointsOf({ sandboxUrl }: RunningShop, key = sandboxSecretKey) {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await fetch(`${sandboxUrl}/stripe/v1/webhook_endpoints`, { headers });
  const { data } = (await answer.json()) as { data: { id: string; url: string }[] };
  return data;
}

/** Calls Stripe's API of webhook endpoints, as the owner's dashboard does. */
async function askStripe(
  { sandboxUrl }: RunningShop,
  method: 'POST' | 'DELETE',
  id: string,
  fields: Record<string, string> = {},
) {
  const answer = await fetch(`${sandboxUrl}/stripe/v1/webhook_endpoints${id && `/${id}`}`, {
    method,
    headers: { authorization: `Bearer ${sandboxSecretKey}` },
    ...(method === 'POST' && { body: new URLSearchParams(fields) }),
  });
  expect(answer.status).toBe(200);
}

async function buy(shop: RunningShop, id: string): Promise<Order> {
  const buyer = newBuyer(shop);
  const form = await buyer.openCard([id]);
  expect(form.status, form.body.error).toBe(200);
  const environment = { PUBLIC_STRIPE_PUBLISHABLE_KEY: form.body.publishableKey };
  expect(await payByCard({ ...shop, environment }, form.body.clientSecret)).toBe(200);
  const admin = await shop.admin();
  const findOrder = async () => {
    const { body } = await admin.send<Order[]>('GET', '/api/admin/orders');
    const orders = Array.isArray(body) ? body : [];
    return orders.find(({ status, items }) => status === 'processing' && items[0]!.id === id);
  };
  await expect.poll(findOrder, 'Stripe tells the shop').toBeDefined();
  return (await findOrder())!;
}

test('pasted keys of Stripe open the shop: it makes its webhook and sells', async ({ bare }) => {
  const { shop, admin } = bare;
  const before = await look(admin, 'stripe');
  expect(findingTexts(before.findings)).toMatch(/^to-do Nobody can pay by card yet/);
  expect(sourcesOf(before.keys)).toEqual(['nowhere', 'nowhere', 'nowhere']);
  expect((await newBuyer(shop).openCard(['choublak'])).body.error).toBe(
    'Missing required Stripe key',
  );
  const { status, body } = await paste(admin, 'stripe', testKeys);
  expect(status, body.error).toBe(200);
  expect(findingTexts(body.findings)).not.toMatch(/^to-do|^unknown/m);
  expect(body.keys.map(({ ending }) => ending)).toEqual(['dbox', 'dbox', expect.any(String)]);
  const endpoints = await endpointsOf(shop);
  expect(endpoints.map(({ url }) => url)).toEqual([`${shop.url}/api/webhooks/stripe`]);
  await look(admin, 'stripe');
  expect(await endpointsOf(shop), 'a second check makes nothing').toEqual(endpoints);
  await buy(shop, 'choublak');
  const log = await admin.send<{ entries: { what: string }[] }>('GET', '/api/admin/activity');
  expect(log.body.entries.map(({ what }) => what)).toContain('Keys of Stripe changed');
});

test('Instagram without a webhook is no step: the clock finds new posts', async ({ bare }) => {
  const { shop, admin } = bare;
  const isConnected = async () =>
    (await admin.send<InstagramStatus>('GET', '/api/instagram/status')).body.isConnected;
  expect(await isConnected()).toBe(false);
  await shop.setFault({ service: 'instagram', mode: 'not-subscribed' });
  const token = { INSTAGRAM_ACCESS_TOKEN: sandboxInstagramToken };
  const told = findingTexts((await paste(admin, 'instagram', token)).body.findings);
  expect(told).not.toMatch(/^to-do|^unknown/m);
  expect(told).toMatch(/^note New posts come with the clock/m);
  expect(await isConnected(), 'at once').toBe(true);
  const webhook = { INSTAGRAM_APP_SECRET: 'a-secret', INSTAGRAM_VERIFY_TOKEN: 'x'.repeat(20) };
  const wanted = findingTexts((await paste(admin, 'instagram', webhook)).body.findings);
  expect(wanted).toMatch(/^to-do .*subscribe your account/m);
});

test('checks at once make one webhook, and the next one removes what an older check left', async ({
  bare,
}) => {
  const { shop, admin } = bare;
  await paste(admin, 'stripe', testKeys);
  for (const { id } of await endpointsOf(shop)) await askStripe(shop, 'DELETE', id);
  const answers = await Promise.all(Array.from({ length: 5 }, () => look(admin, 'stripe')));
  expect(await endpointsOf(shop)).toHaveLength(1);
  const told = answers.map(({ findings }) => findingTexts(findings));
  expect(
    told.filter((text) => /^ok Stripe tells the shop about/m.test(text)).length,
  ).toBeGreaterThan(0);
  for (const text of told) {
    expect(text).toMatch(/^(ok Stripe tells the shop about|unknown Another check connects)/m);
  }
  const [kept] = await endpointsOf(shop);
  await askStripe(shop, 'POST', '', { url: kept!.url, 'enabled_events[0]': '*' });
  expect(await endpointsOf(shop)).toHaveLength(2);
  expect(findingTexts((await look(admin, 'stripe')).findings)).not.toMatch(/^to-do|^unknown/m);
  expect(await endpointsOf(shop)).toEqual([kept]);
  await buy(shop, 'choublak');
});

test('wrong keys are refused with what is wrong, and nothing is stored', async ({ bare }) => {
  const { shop, admin } = bare;
  const reads = sandboxRestrictedKey(['payment_intents:read']);
  const wrong: [PastedKeys, RegExp][] = [
    [{ ...testKeys, STRIPE_SECRET_KEY: sandboxPublishableKey }, /this is the publishable key/],
    [{ ...testKeys, PUBLIC_STRIPE_PUBLISHABLE_KEY: sandboxSecretKey }, /begins with pk_/],
    [{ STRIPE_SECRET_KEY: sandboxSecretKey }, /The publishable key is missing/],
    [{ ...testKeys, STRIPE_SECRET_KEY: liveSandboxKeys.secret }, /One Stripe key is live/],
    [{ ...testKeys, STRIPE_SECRET_KEY: 'sk_test_invented' }, /does not accept the secret key/],
    [{ ...testKeys, STRIPE_SECRET_KEY: reads }, /without permissions .* Refunds/],
    [{ ...testKeys, STRIPE_SECRET_KEY: 'sk_tést' }, /English keyboard/],
  ];
  for (const [keys, words] of wrong) {
    const { status, body } = await paste(admin, 'stripe', keys);
    expect([status, body.error]).toEqual([400, expect.stringMatching(words)]);
  }
  await shop.setFault({ service: 'stripe', mode: 'down' });
  expect((await paste(admin, 'stripe', testKeys)).status).toBe(503);
  await shop.clearFaults();
  expect(sourcesOf((await look(admin, 'stripe')).keys)).toEqual(['nowhere', 'nowhere', 'nowhere']);
});

test('keys that cannot give an open order’s money back are refused until it is done', async ({
  bare,
}) => {
  const { shop, admin } = bare;
  await paste(admin, 'stripe', liveKeys);
  const { id } = await buy(shop, 'choublak');
  for (const keys of [testKeys, { STRIPE_SECRET_KEY: '', PUBLIC_STRIPE_PUBLISHABLE_KEY: '' }]) {
    const { status, body } = await paste(admin, 'stripe', keys);
    expect([status, body.error]).toEqual([409, expect.stringContaining(`Order ${id} was paid`)]);
  }
  expect((await paste(admin, 'stripe', liveKeys)).status, 'the same account').toBe(200);
  await admin.send('PATCH', `/api/admin/orders/${id}/status`, { status: 'delivered' });
  expect((await paste(admin, 'stripe', testKeys)).status).toBe(200);
});

test('from test keys to live ones a test order does not stop the shop, and one call removes it with its take (rule 66)', async ({
  bare,
}) => {
  const { shop, admin } = bare;
  await paste(admin, 'stripe', testKeys);
  const { id } = await buy(shop, 'choublak');
  const { status, body } = await paste(admin, 'stripe', liveKeys);
  expect(status, body.error).toBe(200);
  expect(await endpointsOf(shop, liveSandboxKeys.secret)).toHaveLength(1);
  const path = '/api/admin/orders/test';
  expect((await admin.send<TestOrders>('GET', path)).body.ids).toEqual([id]);
  expect((await admin.send<TestOrders>('DELETE', path)).body.ids).toEqual([id]);
  expect(await admin.listOrders()).toEqual([]);
  await buy(shop, 'choublak');
});

test('an endpoint whose signing secret was lost is replaced, and one without its events repaired', async ({
  bare,
}) => {
  const { shop, admin } = bare;
  const headers = { authorization: `Bearer ${sandboxSecretKey}` };
  const body = new URLSearchParams({ url: `${shop.url}/api/webhooks/stripe` });
  body.append('enabled_events[0]', 'payment_intent.succeeded');
  const call = (path: string, init: RequestInit) =>
    fetch(`${shop.sandboxUrl}/stripe/v1/webhook_endpoints${path}`, { headers, ...init });
  await call('', { method: 'POST', body });
  const [lost] = await endpointsOf(shop);
  await paste(admin, 'stripe', testKeys);
  const [made, ...others] = await endpointsOf(shop);
  expect([made!.id === lost!.id, others]).toEqual([false, []]);
  const disabled = new URLSearchParams({ disabled: 'true' });
  await call(`/${made!.id}`, { method: 'POST', body: disabled });
  expect(findingTexts((await look(admin, 'stripe')).findings)).toContain('ok Stripe tells');
  expect(await endpointsOf(shop)).toMatchObject([{ id: made!.id, status: 'enabled' }]);
  await call(`/${made!.id}`, { method: 'DELETE' });
  await look(admin, 'stripe');
  expect(await endpointsOf(shop)).toHaveLength(1);
  await buy(shop, 'choublak');
});

test('the mail server is asked before it is stored, and a mail that arrives at once counts at once', async ({
  bare: { admin },
}) => {
  const findDone = async () => (await admin.send<Opening>('GET', '/api/admin/opening')).body.done;
  expect(await findDone()).not.toContain('mail');
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) =>
      password === 'right word' ? done(null, { user: 'studio' }) : done(new Error('no')),
    onData: (stream, _session, done) => stream.resume().on('end', () => done()),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const urlOf = (password: string) =>
    `smtp://studio:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  const MAIL_FROM = 'Studio <studio@shop.example>';
  const wrong = await paste(admin, 'mail', { SMTP_URL: urlOf('wrong'), MAIL_FROM });
  expect([wrong.status, wrong.body.error]).toEqual([
    400,
    'The mail server refuses the name or the password.',
  ]);
  const nobody = await paste(admin, 'mail', { SMTP_URL: urlOf('right word'), MAIL_FROM: 'Ana' });
  expect([nobody.status, nobody.body.error]).toEqual([
    400,
    expect.stringMatching(/^The sender is not a mail address/),
  ]);
  const right = await paste(admin, 'mail', { SMTP_URL: urlOf('right word'), MAIL_FROM });
  expect(right.status, right.body.error).toBe(200);
  expect((await admin.send('POST', setupPath('mail'))).status, 'a test mail').toBe(200);
  const arrived = await admin.send('PATCH', '/api/admin/opening', { mailArrived: true });
  expect(arrived.status).toBe(200);
  expect(await findDone()).toContain('mail');
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

test('a build hook is one of Netlify’s, and Instagram’s token one that it accepts', async ({
  bare: { admin },
}) => {
  const internal = await paste(admin, 'build-hook', { BUILD_HOOK_URL: 'http://169.254.169.254/' });
  expect([internal.status, internal.body.error]).toEqual([
    400,
    'The address from Netlify (‘build hook’) begins with https://api.netlify.com/build_hooks/',
  ]);
  const token = { INSTAGRAM_ACCESS_TOKEN: 'IG-invented' };
  expect((await paste(admin, 'instagram', token)).body.error).toMatch(/no longer accepts/);
  const short = { INSTAGRAM_VERIFY_TOKEN: 'a-word' };
  expect((await paste(admin, 'instagram', short)).body.error).toMatch(/only 6 characters/);
  const right = await paste(admin, 'instagram', { INSTAGRAM_ACCESS_TOKEN: sandboxInstagramToken });
  expect(right.status, right.body.error).toBe(200);
  const status = await admin.send<{ isConnected: boolean }>('GET', '/api/instagram/status');
  expect(status.body.isConnected).toBe(true);
});

test('a stand-in of one machine is not replaced by pasting; keys are for their own row, and for the administrator', async ({
  shop,
  admin,
}) => {
  await admin.confirmPassword();
  const { status, body } = await paste(admin, 'stripe', testKeys);
  expect([status, body.error]).toEqual([
    409,
    expect.stringMatching(/^STRIPE_SECRET_KEY is a stand-in of this machine/),
  ]);
  expect(sourcesOf((await look(admin, 'stripe')).keys)).toEqual(Array(3).fill('stand-in'));
  expect((await paste(admin, 'samples', testKeys)).status).toBe(404);
  const { send } = newBuyer(shop);
  expect((await send('PATCH', setupPath('stripe'), { keys: testKeys })).status).toBe(401);
});
