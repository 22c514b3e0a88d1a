import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { setupPath } from '../fixtures/setup.ts';
import { writeMedium } from '../fixtures/media.ts';
import { newsletterForm } from '../fixtures/newsletter-codes.ts';
import { test, type Admin, type RunningShop } from '../fixtures/shop.ts';
import { clientAt, sendLogin, type Call, type Client } from './admin-client.ts';

const settings = '/api/admin/settings';
const fr = { transferInstructions: 'Notre compte a changé : voleur@example.com' };
const instructions = { transferInstructions: 'Our Zelle changed: send to thief@example.com' };
const keys = { STRIPE_SECRET_KEY: 'sk_test_thief' };
const exported: Call = { path: '/api/admin/orders/export' };
const backup: Call = { path: '/api/admin/backup/parts' };

/** What decides where money, mails, readers and keys go, and what has the data of all buyers. */
const protectedCalls: Call[] = [
  ...[
    { transferName: 'Thief' },
    { transferEmail: 'thief@example.com' },
    instructions,
    { translations: { fr } },
    { notifyEmail: 'thief@example.com' },
    { newsletterUrl: 'https://thief.example' },
    { newsletterForm },
    { answersEmail: 'thief@example.com' },
  ].map((body) => ({ method: 'PATCH', path: settings, body })),
  ...(['stripe', 'build-hook', 'instagram', 'mail'] as const).map((check) => ({
    method: 'PATCH',
    path: setupPath(check),
    body: { keys },
  })),
  exported,
  backup,
];

test('with a session alone nothing that decides about money, mails, readers or keys changes (rule 85)', async ({
  shop,
}) => {
  const call = clientAt(shop);
  const { cookie } = await sendLogin(call, shop.adminPassword);
  const before = await call({ path: settings, headers: { cookie } });
  for (const one of protectedCalls) {
    const refused = await call({ ...one, headers: { cookie } });
    expect([refused.status, refused.error], `${one.path} ${JSON.stringify(one.body)}`).toEqual([
      403,
      expect.stringMatching(/^Type your password, too: /),
    ]);
  }
  expect((await call({ path: settings, headers: { cookie } })).body).toBe(before.body);
  expect((await shop.state()).mails).toEqual([]);
});

test('one answer lasts ten minutes, in the browser that gave it; a thief of the session gains nothing', async ({
  shop,
}) => {
  const call = clientAt(shop);
  const { cookie } = await sendLogin(call, shop.adminPassword);
  const wrong = await confirm(call, cookie, 'not it');
  expect([wrong.status, wrong.error, wrong.cookie]).toEqual([403, 'The password is wrong.', '']);
  const right = await confirm(call, cookie, shop.adminPassword);
  expect(right.status).toBe(200);
  const [attributes = ''] = right.headers['set-cookie'] ?? [];
  for (const one of ['HttpOnly', 'SameSite=Strict', 'Path=/', 'Max-Age=600']) {
    expect(attributes).toContain(one);
  }
  const both = { cookie: `${cookie}; ${right.cookie}` };
  const change = { method: 'PATCH', path: settings, body: instructions };
  for (const one of [exported, backup, change]) {
    expect((await call({ ...one, headers: both })).status, one.path).toBe(200);
    expect((await call({ ...one, headers: { cookie: right.cookie } })).status).toBe(401);
  }
  const stolen = await sendLogin(call, shop.adminPassword);
  for (const thief of [cookie, `${stolen.cookie}; ${right.cookie}`, `${cookie}; confirmed=x`]) {
    expect((await call({ ...exported, headers: { cookie: thief } })).status).toBe(403);
  }
  await shop.passMinutes(11);
  expect((await call({ ...exported, headers: both })).status).toBe(403);
  await shop.resetClock();
});

test('one answer covers all parts of a backup, and no part is another session’s', async ({
  shop,
}) => {
  writeMedium(shop, 3_900_000);
  writeMedium(shop, 3_900_000);
  const call = clientAt(shop);
  const { cookie } = await sendLogin(call, shop.adminPassword);
  const right = await confirm(call, cookie, shop.adminPassword);
  const both = `${cookie}; ${right.cookie}`;
  const first = await call({ ...backup, headers: { cookie: both } });
  const path = `${backup.path}?${String(first.headers['backup-next'])}`;
  await shop.passMinutes(11);
  expect((await call({ path, headers: { cookie } })).status).toBe(200);
  const other = await sendLogin(call, shop.adminPassword);
  expect((await call({ path, headers: { cookie: other.cookie } })).status).toBe(400);
  await shop.resetClock();
});

test('what needed the password is mailed to the painter', async ({ shop, admin }) => {
  const body = { ...instructions, translations: { fr }, password: shop.adminPassword };
  expect((await admin.send('PATCH', settings, body)).status).toBe(200);
  expect((await admin.exportCsv())[0]).toContain('"Order"');
  expect((await admin.send('GET', backup.path)).status).toBe(200);
  await shop.waitUntilIdle();
  const { mails } = await shop.state();
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'Backup started: was it you?',
    'Important settings of your shop were changed',
    'Orders exported: was it you?',
  ]);
  const told = mails.find(({ subject }) => subject.startsWith('Important'))!;
  expect(told.text.replaceAll(/\s+/g, ' ')).toContain(`→ ${instructions.transferInstructions}`);
  expect(told.text.replaceAll(/\s+/g, ' ')).toContain(`Instructions (French)`);
});

test('a new mail server is told by the old one first, and a dead one does not stop it', async ({
  bareShop: shop,
}) => {
  const admin = await shop.admin();
  const [old, next, last] = await Promise.all([openServer(), openServer(), openServer()]);
  expect((await pasteServer(shop, admin, old.url)).status).toBe(200);
  expect(old.subjects()).toEqual(['Mail server changed: was it you?']);
  expect((await pasteServer(shop, admin, next.url)).status).toBe(200);
  expect(old.subjects()).toHaveLength(2);
  expect(next.subjects()).toEqual(['Mail server changed: was it you?']);
  await next.close();
  const { status, body } = await pasteServer(shop, admin, last.url);
  expect(status, body.error).toBe(200);
  expect(last.subjects()).toHaveLength(1);
  const hook = { BUILD_HOOK_URL: '' };
  const removed = { keys: hook, password: shop.adminPassword };
  expect((await admin.send('PATCH', setupPath('build-hook'), removed)).status).toBe(200);
  expect(last.subjects()[1]).toMatch(/removed: was it you\?$/);
  await Promise.all([old.close(), last.close()]);
});

function confirm(call: Client, cookie: string, password: string) {
  const path = '/api/admin/confirmation';
  return call({ method: 'POST', path, body: { password }, headers: { cookie } });
}

function pasteServer({ adminPassword }: RunningShop, admin: Admin, url: string) {
  const server = { SMTP_URL: url, MAIL_FROM: 'Studio <studio@shop.example>' };
  const body = { keys: server, password: adminPassword };
  return admin.send('PATCH', setupPath('mail'), body);
}

async function openServer() {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let letter = '';
      stream.on('data', (part: Buffer) => (letter += String(part)));
      stream.on('end', () => {
        received.push(/^Subject: (.*)$/m.exec(letter)?.[1]?.trim() ?? '');
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    subjects: () => received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
