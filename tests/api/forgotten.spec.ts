import { expect } from '@playwright/test';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';
import { checkCookie, clientAt, sendLogin, type Client } from './admin-client.ts';

const password = 'penti ak lanmou';
const subject = 'A new password for your shop';

test('a mailed link sets a forgotten password once, ends all sessions and is told (rule 99)', async ({
  shop,
  admin,
}) => {
  await proveAddress(admin);
  const call = clientAt(shop);
  const { cookie } = await sendLogin(call, shop.adminPassword);
  const answer = await ask(call);
  expect([answer.status, answer.body]).toEqual([200, '{"ok":true}']);
  const [mail] = await linkMails(shop);
  expect(mail).toMatchObject({ to: 'Atelye Solèy <studio@atelye.example>' });
  expect(mail!.text).toContain('Your username is admin.');
  const secret = secretIn(mail!.text);
  expect(Buffer.from(secret, 'base64url')).toHaveLength(24);
  expect((await checkCookie(call, cookie)).status, 'asking ends nothing').toBe(200);

  for (const [refused, status] of [
    [{ secret, password: 'too short' }, 400],
    [{ secret, password: 'password1234' }, 400],
    // Made of the name of the login.
    [{ secret, password: 'adminadminadmin' }, 400],
    [{ secret: secret.slice(1), password }, 403],
  ] as const) {
    expect((await use(call, refused)).status, refused.password).toBe(status);
  }
  const twice = await Promise.all([
    use(call, { secret, password }),
    use(call, { secret, password }),
  ]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 403]);
  const done = twice.find(({ status }) => status === 200)!;
  expect((await checkCookie(call, done.cookie)).status).toBe(200);
  expect((await checkCookie(call, cookie)).status).toBe(401);
  expect((await sendLogin(call, shop.adminPassword)).status).toBe(401);
  expect((await sendLogin(call, password)).status).toBe(200);
  const again = await use(call, { secret, password: 'another painting' });
  expect([again.status, again.error]).toEqual([403, expect.stringContaining('works once')]);
  await shop.waitUntilIdle();
  const { mails } = await shop.state();
  expect(mails.at(-1)).toMatchObject({ subject: 'Your password was set anew' });
  expect(mails.at(-1)!.text).toContain('with the link that the shop mailed here');
  const headers = { cookie: done.cookie };
  const { body: log } = await call({ path: '/api/admin/activity', headers });
  expect(log).toContain('Had a link for a new password mailed');
  expect(log).toContain('Password set with a mailed link');
  expect(shop.output() + log).not.toContain(secret);
});

test('only the newest link works, for 15 minutes, and none after another change of the login', async ({
  shop,
  admin,
}) => {
  await proveAddress(admin);
  const call = clientAt(shop);
  await ask(call);
  await linkMails(shop);
  await ask(call);
  const [older, newer] = (await linkMails(shop)).map(({ text }) => secretIn(text));
  expect((await use(call, { secret: older!, password })).status).toBe(403);
  await shop.passMinutes(14);
  const { status: signedOut } = await admin.send('POST', '/api/admin/logout?devices=all');
  expect(signedOut).toBe(200);
  expect((await use(call, { secret: newer!, password })).status, 'signed out everywhere').toBe(403);
  await ask(call);
  const latest = secretIn((await linkMails(shop)).at(-1)!.text);
  await shop.passMinutes(16);
  expect((await use(call, { secret: latest, password })).status, 'too old').toBe(403);
  expect((await sendLogin(call, shop.adminPassword)).status).toBe(200);
});

test('the answer is the same without a mail server and for an address that nobody has proven; a stranger floods no mailbox', async ({
  shop,
  admin,
  bareShop,
}) => {
  await ask(clientAt(shop));
  expect(await linkMails(shop), 'nobody has pressed It arrived').toEqual([]);
  await proveAddress(admin);
  const headers = { origin: 'https://evil.example' };
  const foreign = { method: 'POST', path: '/api/admin/forgotten', headers };
  expect((await clientAt(shop)(foreign)).status).toBe(403);
  const strangers = Array.from({ length: 5 }, (_, number) =>
    clientAt(shop, `127.0.9.${number + 1}`),
  );
  const presses = strangers.flatMap((call) => Array.from({ length: 6 }, () => ask(call)));
  const answers = await Promise.all(presses);
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`))).toEqual(
    new Set(['200 {"ok":true}']),
  );
  // Ten a day for all networks; one was taken above.
  expect((await linkMails(shop)).length).toBeLessThanOrEqual(9);
  await shop.runScheduled('reconcile');
  const sent = (await linkMails(shop)).length;
  await shop.passMinutes(23 * 60);
  await ask(clientAt(shop, '127.0.9.99'));
  expect(await linkMails(shop)).toHaveLength(sent);
  await shop.passMinutes(61);
  await ask(clientAt(shop, '127.0.9.99'));
  expect(await linkMails(shop)).toHaveLength(sent + 1);

  const silent = await ask(clientAt(bareShop));
  expect([silent.status, silent.body]).toEqual([200, '{"ok":true}']);
});

test('a mail that was refused is sent by the clock with another secret, for an hour', async ({
  shop,
  admin,
}) => {
  await proveAddress(admin);
  const call = clientAt(shop);
  await shop.setFault({ service: 'mail', mode: 'error' });
  await ask(call);
  expect(await linkMails(shop)).toEqual([]);
  await shop.clearFaults();
  await shop.runScheduled('reconcile');
  const [mail] = await linkMails(shop);
  expect((await use(call, { secret: secretIn(mail!.text), password })).status).toBe(200);

  await shop.setFault({ service: 'mail', mode: 'error' });
  await ask(call);
  await shop.waitUntilIdle();
  await shop.clearFaults();
  await shop.passMinutes(61);
  await shop.runScheduled('reconcile');
  expect(await linkMails(shop)).toHaveLength(1);
});

test('a thief of a session can neither choose the address nor prove one', async ({
  shop,
  admin,
}) => {
  await proveAddress(admin);
  const call = clientAt(shop);
  const { cookie } = await sendLogin(call, shop.adminPassword);
  const headers = { cookie };
  const notifyEmail = 'eve@evil.example';
  const theft = { method: 'PATCH', path: '/api/admin/settings', body: { notifyEmail }, headers };
  expect((await call(theft)).status).toBe(403);
  // The painter chooses another address: until its test mail arrives no link is mailed.
  const body = { notifyEmail: 'ana@shop.example', password: shop.adminPassword };
  expect((await call({ ...theft, body })).status).toBe(200);
  await ask(call);
  expect(await linkMails(shop)).toEqual([]);
  const early = await admin.send('PATCH', '/api/admin/opening', { mailArrived: true });
  expect(early.status, 'the test mail went to the old address').toBe(409);
  await shop.passMinutes(2);
  await proveAddress(admin);
  await ask(call);
  expect(await linkMails(shop)).toMatchObject([{ to: 'ana@shop.example' }]);
});

async function proveAddress(admin: Admin): Promise<void> {
  expect((await admin.send('POST', '/api/admin/setup-mail')).status).toBe(200);
  const answer = await admin.send('PATCH', '/api/admin/opening', { mailArrived: true });
  expect(answer.status).toBe(200);
}

function ask(call: Client) {
  return call({ method: 'POST', path: '/api/admin/forgotten' });
}

function use(call: Client, body: { secret: string; password: string }) {
  return call({ method: 'POST', path: '/api/admin/new-password', body });
}

async function linkMails(shop: RunningShop) {
  await shop.waitUntilIdle();
  const { mails } = await shop.state();
  return mails.filter((mail) => mail.subject === subject);
}

function secretIn(text: string): string {
  return /\/admin\/forgotten#[\da-f]+\.([\w-]{31}[A-Za-z\d])\n/.exec(text)![1]!;
}
