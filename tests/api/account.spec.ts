import { expect } from '@playwright/test';
import { hashSync } from 'bcryptjs';
import { accountKey, listRecords } from '../fixtures/records.ts';
import { readSecrets } from '../fixtures/shop-data.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { checkCookie, clientAt, sendLogin, type Client } from './admin-client.ts';

const path = '/api/admin/account';
const newPassword = 'penti ak lanmou';
const otherHash = Buffer.from(hashSync('another password', 4)).toString('base64');

test('a new name and password end all other sessions, are told by mail, and stand in the log', async ({
  shop,
}) => {
  const { call, cookie, first } = await signInFirst(shop);
  const other = await sendLogin(call, first);
  expect(await read(call, cookie)).toEqual({ username: 'admin', version: 1 });
  const edit = { username: 'Ana', newPassword, password: first };
  const saved = await change(call, cookie, edit, '1');
  expect(saved.status, saved.error).toBe(200);
  expect(JSON.parse(saved.body)).toEqual({ username: 'Ana', version: 2 });
  expect(saved.headers['set-cookie']?.[0]).toMatch(/^session=\S+; .*Max-Age=28\d{3}/);
  expect((await checkCookie(call, saved.cookie)).status).toBe(200);
  for (const old of [cookie, other.cookie]) {
    expect((await checkCookie(call, old)).status).toBe(401);
  }
  expect((await sendLogin(call, first)).status).toBe(401);
  expect((await sendLogin(call, newPassword)).status, 'the old name').toBe(401);
  expect((await sendLogin(call, newPassword, 'Ana')).status).toBe(200);

  await shop.waitUntilIdle();
  const [mail] = (await shop.state()).mails;
  expect(mail).toMatchObject({
    to: 'Atelye Solèy <studio@atelye.example>',
    subject: 'Your password was changed',
  });
  expect(mail!.text).toContain('Was it not you?');
  expect(mail!.text).toContain(`${shop.url}/admin/forgotten`);
  expect(mail!.text + mail!.html).not.toContain(newPassword);
  const headers = { cookie: saved.cookie };
  const log = await call({ path: '/api/admin/activity', headers });
  expect(log.body).toContain('Login changed: name and password');
});

test('a name alone keeps the password and ends other sessions; the name of before does not revive them', async ({
  shop,
}) => {
  const { call, cookie, first } = await signInFirst(shop);
  const other = await sendLogin(call, first);
  const renamed = await change(call, cookie, { username: 'Ana', password: first });
  const back = await change(call, renamed.cookie, { username: 'admin', password: first });
  expect(back.status, back.error).toBe(200);
  for (const old of [cookie, other.cookie, renamed.cookie]) {
    expect((await checkCookie(call, old)).status).toBe(401);
  }
  expect((await sendLogin(call, first)).status).toBe(200);
});

test('a change needs the present password, which is throttled as a login, and good input', async ({
  shop,
}) => {
  const { call, cookie, first } = await signInFirst(shop);
  for (const [body, error] of [
    [{ username: 'Ana', newPassword }, 'password: '],
    [{ username: ' ', newPassword, password: first }, 'username: Type a name'],
    [{ username: 'Ana', newPassword: 'elevenchars', password: first }, 'At least 12 characters'],
    [{ username: 'Ana', newPassword: 'é'.repeat(37), password: first }, 'At most 72 bytes'],
    [[], ''],
  ] as const) {
    const refused = await change(call, cookie, body);
    expect([refused.status, refused.error]).toEqual([400, expect.stringContaining(error)]);
  }
  const wrong = { username: 'Ana', newPassword, password: 'not it' };
  const statuses: number[] = [];
  for (let attempt = 1; attempt <= 11; attempt++) {
    statuses.push((await change(call, cookie, wrong)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429]);
  expect((await checkCookie(call, cookie)).status, 'nothing was changed').toBe(200);
});

test('of two devices at once one changes the login; a stale version is refused', async ({
  shop,
}) => {
  const { call, cookie, first } = await signInFirst(shop);
  const stale = await change(call, cookie, { username: 'Ana', password: first }, '7');
  expect(stale.status).toBe(412);
  const devices = await Promise.all([cookie, (await sendLogin(call, first)).cookie]);
  const edits = devices.map((device, number) =>
    change(call, device, { username: `device ${number}`, newPassword, password: first }),
  );
  const replies = await Promise.all(edits);
  const statuses = replies.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  const winner = statuses.indexOf(200);
  expect([401, 403, 412]).toContain(statuses[1 - winner]);
  expect((await sendLogin(call, newPassword, `device ${winner}`)).status).toBe(200);
});

test('signing out everywhere keeps the login; a new cookie of the same second is valid', async ({
  shop,
}) => {
  const { call, cookie, first } = await signInFirst(shop);
  const headers = { cookie };
  await call({ method: 'POST', path: '/api/admin/logout?devices=all', headers });
  const next = await sendLogin(call, first);
  expect((await checkCookie(call, next.cookie)).status).toBe(200);
  expect((await checkCookie(call, cookie)).status).toBe(401);
});

test('SHOP_SECRET sets a new login, ends all sessions and tells the painter; a wrong one does nothing', async ({
  shop,
}) => {
  const { call, cookie, first } = await signInFirst(shop);
  const recover = (secret: string, client = call) =>
    client({
      method: 'POST',
      path: '/api/admin/recovery',
      body: { secret, username: 'Ana', password: newPassword },
    });
  const wrong = await recover('x'.repeat(43), clientAt(shop, '127.0.3.1'));
  expect([wrong.status, wrong.error, wrong.cookie]).toEqual([
    403,
    'This is not the shop’s secret, ‘SHOP_SECRET’.',
    '',
  ]);
  expect((await checkCookie(call, cookie)).status).toBe(200);
  const done = await recover(readSecrets(shop).shopSecret);
  expect(done.status, done.error).toBe(200);
  expect((await checkCookie(call, done.cookie)).status).toBe(200);
  expect((await checkCookie(call, cookie)).status).toBe(401);
  expect((await sendLogin(call, first)).status).toBe(401);
  await shop.waitUntilIdle();
  expect((await shop.state()).mails.map(({ subject }) => subject)).toEqual([
    'Your password was set anew',
  ]);
  const log = await call({ path: '/api/admin/activity', headers: { cookie: done.cookie } });
  expect(log.body).toContain('Login set with the shop’s secret');
  const visit = await call({
    method: 'POST',
    path: '/api/admin/first-visit',
    body: { secret: readSecrets(shop).shopSecret, username: 'Bo', password: newPassword },
  });
  expect(visit.status, 'there is an account').toBe(409);
});

test('the first visit makes the account, once, and its password counts as typed (rule 85)', async ({
  launch,
}) => {
  const shop = await launch({ ADMIN_PASSWORD_HASH: '', FIRST_VISIT: 'true' });
  const call = clientAt(shop);
  const headers = { 'time-zone': 'America/Port-au-Prince' };
  const visit = (body: object) =>
    call({ method: 'POST', path: '/api/admin/first-visit', body, headers });
  const input = { secret: readSecrets(shop).shopSecret, username: 'Ana', password: newPassword };
  expect((await sendLogin(call, 'x')).status, 'nobody can sign in').toBe(401);
  expect(JSON.parse((await call({ path: '/api/admin/first-visit' })).body)).toEqual({
    account: 'none',
    lacksTimeZone: true,
  });
  expect((await visit({ ...input, password: 'too short' })).status).toBe(400);
  expect((await visit({ ...input, secret: 'a guess' })).status).toBe(403);
  const made = await visit({ ...input, isLong: true, secret: ` ${input.secret}\n` });
  expect(made.status, made.error).toBe(200);
  const cookies = made.headers['set-cookie']!.map((one) => one.split(';')[0]);
  const hook = await call({
    method: 'PATCH',
    path: '/api/admin/setup/build-hook',
    body: { keys: { BUILD_HOOK_URL: 'http://169.254.169.254/' } },
    headers: { cookie: cookies.join('; ') },
  });
  expect(hook.status, 'asked without the password').toBe(400);
  await shop.waitUntilIdle();
  const session = await checkCookie(call, made.cookie);
  expect(JSON.parse(session.body), 'the zone of the device').toMatchObject({
    timeZone: 'America/Port-au-Prince',
  });
  expect((await visit(input)).status).toBe(409);
  expect((await sendLogin(call, newPassword, 'Ana')).status).toBe(200);
  await shop.passMinutes(9 * 60);
  expect((await checkCookie(call, made.cookie)).status, 'it was to stay signed in').toBe(200);
});

test('the store takes the login over from the variables, sessions go on, and then only the administration changes it (rule 57)', async ({
  launch,
}) => {
  const shop = await launch();
  const call = clientAt(shop);
  const first = shop.adminPassword;
  const { cookie } = await sendLogin(call, first);
  expect(listRecords(shop, accountKey)).toEqual([]);
  await shop.runScheduled('reconcile');
  expect(listRecords(shop, accountKey)).toEqual([accountKey]);
  expect((await checkCookie(call, cookie)).status).toBe(200);
  Object.assign(shop.environment, { ADMIN_USERNAME: 'Bo', ADMIN_PASSWORD_HASH: otherHash });
  await shop.restart();
  expect(shop.output()).toContain('admin / the password was changed in the administration');
  expect((await checkCookie(call, cookie)).status, 'after a restart').toBe(200);
  expect((await sendLogin(call, first)).status).toBe(200);
  expect((await sendLogin(call, 'another password', 'Bo')).status).toBe(401);
  const edit = { username: 'Ana', newPassword, password: first };
  const saved = await change(call, cookie, edit);
  expect(saved.status, saved.error).toBe(200);
  await shop.runScheduled('reconcile');
  expect((await sendLogin(call, newPassword, 'Ana')).status).toBe(200);
  Object.assign(shop.environment, { ADMIN_USERNAME: '', ADMIN_PASSWORD_HASH: '' });
  await shop.restart();
  expect(shop.output()).toContain(
    'The administrator: Ana / the password was changed in the administration',
  );
  expect(shop.output()).not.toContain(readSecrets(shop).adminPassword);
  expect((await checkCookie(call, saved.cookie)).status, 'after a restart').toBe(200);
  const body = { secret: readSecrets(shop).shopSecret, username: 'Eve', password: newPassword };
  const recovered = await call({ method: 'POST', path: '/api/admin/recovery', body });
  expect(recovered.status, recovered.error).toBe(200);
});

async function signInFirst(shop: RunningShop) {
  const call = clientAt(shop);
  const first = shop.adminPassword;
  const { cookie, status } = await sendLogin(call, first);
  expect(status).toBe(200);
  return { call, cookie, first };
}

async function read(call: Client, cookie: string): Promise<unknown> {
  return JSON.parse((await call({ path, headers: { cookie } })).body);
}

function change(call: Client, cookie: string, body: unknown, version?: string) {
  const headers = { cookie, ...(version && { 'if-match': version }) };
  return call({ method: 'PATCH', path, body, headers });
}
