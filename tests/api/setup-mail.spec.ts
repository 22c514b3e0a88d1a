import { expect } from '@playwright/test';
import type { TestMailAnswer } from '#shared/admin/setup';
import { setupPath } from '../fixtures/setup.ts';
import { test, type Admin } from '../fixtures/shop.ts';

const press = (admin: Admin) => admin.send<TestMailAnswer>('POST', setupPath('mail'));

test('the test mail goes to the sender and is in the log, the next one a minute later', async ({
  shop,
  admin,
}) => {
  const first = await press(admin);
  expect(first.status).toBe(200);
  expect(first.body.sentTo).toContain('studio@atelye.example');
  const { mails } = await shop.state();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toContain('studio@atelye.example');
  const second = await press(admin);
  expect(second.status).toBe(429);
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
  await shop.passMinutes(1.1);
  expect((await press(admin)).status).toBe(200);
  expect((await shop.state()).mails).toHaveLength(2);
  const { body } = await admin.send<{ entries: { what: string }[] }>('GET', '/api/admin/activity');
  expect(body.entries.map(({ what }) => what)).toContain('Sent a test mail');
});

test('several parallel presses send one mail', async ({ shop, admin }) => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => press(admin)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.every(({ status }) => [200, 429, 503].includes(status))).toBe(true);
  expect((await shop.state()).mails).toHaveLength(1);
});

test("a mail server's refusal is shown, and the minute is used", async ({ shop, admin }) => {
  await shop.setFault({ service: 'mail', mode: 'error' });
  const refused = await press(admin);
  expect(refused.status).toBe(503);
  expect(refused.body.error).toContain('refuses the shop for the moment');
  await shop.clearFaults();
  expect((await press(admin)).status).toBe(429);
  expect((await shop.state()).mails).toHaveLength(0);
});
