import { expect } from '@playwright/test';
import type { SessionCheck } from '#shared/admin/session';
import { openStudio } from '../fixtures/instagram/instagram.ts';
import { test } from '../fixtures/instagram/studio.ts';
import { cutRecord } from '../fixtures/records.ts';
import type { Admin, RunningShop } from '../fixtures/shop.ts';

const day = 24 * 60;
const ended = 'Instagram no longer accepts the shop’s key to your posts (‘access token’).';

test('a dead token of Instagram is a line on the dashboard and one mail, until another token works (rule 100)', async ({
  shop,
  studio,
  admin,
}) => {
  await shop.setFault({ service: 'instagram', mode: 'down' });
  await studio.sync();
  await shop.runScheduled('reconcile');
  expect(await lines(admin), 'a moment of Instagram is no alarm').toEqual([]);
  await shop.clearFaults();
  await shop.passMinutes(10);
  await shop.setFault({ service: 'instagram', mode: 'token-dead' });
  await studio.sync();
  // The mail server is away at the first look.
  await shop.setFault({ service: 'mail', mode: 'error' });
  await shop.runScheduled('reconcile');
  await shop.clearFaults();
  await Promise.all([shop.runScheduled('reconcile'), shop.runScheduled('reconcile')]);
  await shop.passMinutes(day);
  await shop.runScheduled('reconcile');
  expect(await subjects(shop)).toEqual([ended]);
  const [mail] = (await shop.state()).mails;
  expect(mail!.text).toContain('Make a new one at Meta');
  expect(mail!.text).toContain(`${shop.url}/admin/setup`);
  const owner = await shop.admin();
  expect(await lines(owner)).toEqual([ended]);
  await openStudio(shop, owner).sync();
  expect(await lines(owner)).toEqual([]);
  cutRecord(shop, 'instagram/sync');
  expect(await lines(owner), 'nobody is signed out by it').toEqual([]);
});

test('a refusal of Instagram is a line and one mail, until a sync works (rule 100)', async ({
  shop,
  studio,
  admin,
}) => {
  const words = 'Instagram refuses to show the posts.';
  for (const times of [1, 2]) {
    await shop.setFault({ service: 'instagram', mode: 'refused' });
    await studio.sync();
    for (let look = 0; look < 2; look++) await shop.runScheduled('reconcile');
    expect(await subjects(shop)).toEqual(Array(times).fill(words));
    expect(await lines(admin)).toEqual([words]);
    await shop.clearFaults();
    await studio.sync();
    expect(await lines(admin)).toEqual([]);
  }
});

test('a trouble of any kind that lasts three days is a line and one mail, until a sync works (rule 100)', async ({
  shop,
  studio,
}) => {
  const words = 'Your posts have not come for three days. Instagram is down or cannot be reached.';
  await studio.sync();
  await shop.setFault({ service: 'instagram', mode: 'rate-limit' });
  await studio.sync();
  await shop.passMinutes(3 * day - 10);
  await shop.setFault({ service: 'instagram', mode: 'down' });
  for (let look = 0; look < 2; look++) await shop.runScheduled('reconcile');
  const owner = await shop.admin();
  const later = openStudio(shop, owner);
  expect((await later.settle()).trouble?.advice).toContain('There is nothing to do');
  expect(await lines(owner)).toEqual([]);
  await shop.passMinutes(20);
  for (let look = 0; look < 2; look++) await shop.runScheduled('reconcile');
  expect(await lines(owner)).toEqual([words]);
  expect(await subjects(shop)).toEqual([words]);
  expect((await shop.state()).mails[0]!.text).not.toContain('nothing to do');
  expect((await later.settle()).trouble?.advice).toContain('The shop goes on trying');
  await shop.clearFaults();
  await later.sync();
  expect(await lines(owner)).toEqual([]);
});

test('a token that Instagram does not renew is told 14 days before its end, once', async ({
  shop,
  studio,
}) => {
  await studio.sync();
  await shop.runScheduled('reconcile');
  await shop.passMinutes(1.1 * day);
  await shop.runScheduled('reconcile');
  await shop.setFault({ service: 'instagram', mode: 'down' });
  await shop.passMinutes(45 * day - 60);
  await shop.runScheduled('reconcile');
  expect(await subjects(shop)).toEqual([]);
  await shop.passMinutes(day);
  for (let look = 0; look < 2; look++) await shop.runScheduled('reconcile');
  const words = 'The shop’s access to Instagram ends in 14 days.';
  expect(await subjects(shop)).toEqual([words]);
  expect(await lines(await shop.admin())).toEqual([words]);
});

test('a mail server that refuses is a line on the dashboard until it takes a mail again', async ({
  shop,
  admin,
}) => {
  const sendTestMail = async () => (await admin.send('POST', '/api/admin/setup-mail')).status;
  await shop.setFault({ service: 'mail', mode: 'error' });
  expect(await sendTestMail()).toBe(503);
  expect(await lines(admin), 'its mails are sent again').toEqual([]);
  await shop.passMinutes(61);
  expect(await sendTestMail()).toBe(503);
  expect(await lines(admin)).toEqual([expect.stringMatching(/^No mails are sent\. /)]);
  await shop.clearFaults();
  await shop.passMinutes(2);
  expect(await sendTestMail()).toBe(200);
  expect(await lines(admin)).toEqual([]);
});

async function lines(admin: Admin): Promise<string[]> {
  const { body } = await admin.send<SessionCheck>('GET', '/api/admin/check-auth');
  return body.alarms.map(({ words }) => words);
}

async function subjects(shop: RunningShop): Promise<string[]> {
  await shop.waitUntilIdle();
  return (await shop.state()).mails.map(({ subject }) => subject);
}
