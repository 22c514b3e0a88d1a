import { expect } from '@playwright/test';
import type { FeedPost } from '../../netlify/sandbox/instagram/feed.ts';
import type { Fault } from '../../netlify/sandbox/faults.ts';
import { newPost } from '../fixtures/instagram/instagram.ts';
import { test } from '../fixtures/instagram/studio.ts';
import { cutRecord, listRecords } from '../fixtures/records.ts';

const minuteMs = 60_000;

const stops: [mode: Fault['mode'], message: RegExp, advice: RegExp, retries: boolean][] = [
  ['down', /down or cannot be reached/, /tries again by itself/, true],
  ['slow', /takes too long/, /tries again by itself/, true],
  ['token-dead', /no longer accepts/, /new one at Meta/, false],
];

for (const [mode, message, advice, retries] of stops) {
  test(`Instagram is ‘${mode}’: the screen shows reason and advice, the shop stays unchanged`, async ({
    shop,
    studio,
  }) => {
    const [known, next] = [
      newPost(`“${mode}”\n$90\n#ArtForSale`),
      newPost('“Apre”\n$91\n#ArtForSale'),
    ];
    studio.post(known);
    const good = await studio.sync();
    const before = await studio.workOf(known.id);
    studio.post(next);
    await shop.setFault({ service: 'instagram', mode });

    const first = await studio.sync();
    expect(first.trouble?.message).toMatch(message);
    expect(first.trouble?.advice).toMatch(advice);
    expect(first.lastSync).toBe(good.lastSync);
    expect(await studio.workOf(known.id)).toEqual(before);
    expect(first.trouble?.retryAt === null).toBe(!retries);
    expect(first.tokenDaysLeft).toBe(mode === 'token-dead' ? 0 : null);

    const asked = (await studio.asked()).length;
    await shop.runScheduled('reconcile');
    expect((await studio.settle()).trouble).toEqual(first.trouble);
    expect((await studio.asked()).length, 'nothing is hammered').toBe(asked);

    await shop.clearFaults();
    expect(await studio.sync()).toMatchObject({ trouble: null, result: { added: 1 } });
    expect(await studio.workOf(next.id)).toMatchObject({ price: '91' });
  });
}

test('retries have growing intervals, and the beginning of the failure is shown', async ({
  shop,
  studio,
}) => {
  await shop.setFault({ service: 'instagram', mode: 'down' });
  const pauses: number[] = [];
  let since = '';
  for (let turn = 0; turn < 3; turn++) {
    const { trouble } = await studio.sync();
    since ||= trouble!.since;
    expect(trouble?.since).toBe(since);
    pauses.push(Math.round((Date.parse(trouble!.retryAt!) - Date.now()) / minuteMs));
  }
  expect(pauses).toEqual([5, 10, 20]);
  await shop.clearFaults();
  studio.alter('instagram/sync', (sync) => ({
    ...sync,
    trouble: { ...sync['trouble'], retryAt: new Date().toISOString() },
  }));
  await shop.runScheduled('reconcile');
  expect((await studio.settle()).trouble).toBeNull();
});

test('a single failed request is not shown', async ({ shop, studio }) => {
  await shop.setFault({ service: 'instagram', mode: 'error', times: 1 });
  expect((await studio.sync()).trouble).toBeNull();
});

test('Instagram’s own pause is kept, also for the administrator', async ({ shop, studio }) => {
  for (const mode of ['rate-limit', 'budget-spent'] as const) {
    studio.post(...Array.from({ length: 51 }, () => newPost('A day #opening')));
    await shop.setFault({ service: 'instagram', mode });
    const { trouble } = await studio.sync();
    expect(trouble?.message).toContain('asks the shop to pause');
    const minutes = (Date.parse(trouble!.retryAt!) - Date.now()) / minuteMs;
    expect(minutes).toBeGreaterThan(28);
    await shop.clearFaults();
    const asked = (await studio.asked()).length;
    const again = await studio.press();
    expect(again.status).toBe(429);
    expect(again.body.error).toContain('asks for a pause');
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await studio.asked()).length).toBe(asked);
    studio.alter('instagram/sync', (sync) => ({ ...sync, trouble: null }));
    expect((await studio.sync()).trouble).toBeNull();
  }
});

test('a missing page is shown, and the next sync starts again and loses nothing', async ({
  shop,
  studio,
}) => {
  const last = newPost('“Dènye”\n$45\n#ArtForSale');
  studio.post(last, ...Array.from({ length: 51 }, () => newPost('A day #opening')));
  await shop.setFault({ service: 'instagram', mode: 'page-missing', times: 1 });
  expect((await studio.sync()).trouble?.message).toContain('could not find the next page');
  expect(await studio.sync()).toMatchObject({ trouble: null, result: { hidden: 0 } });
  expect(await studio.workOf(last.id)).toMatchObject({ price: '45' });
});

test('a post without a picture is skipped with a note; an item with its picture keeps it', async ({
  shop,
  studio,
}) => {
  const known = newPost('“Foto”\n$20\n#ArtForSale');
  studio.post(known);
  await studio.sync();
  const { imageUrl } = (await studio.workOf(known.id))!;
  const [bare, page] = [
    newPost('“San foto”\n$21\n#ArtForSale'),
    newPost('Mizik\n\nTande.\n#diary'),
  ];
  studio.post(bare, page);
  studio.edit(known.id, '“Foto”\n$25\n#ArtForSale');
  await shop.setFault({ service: 'instagram', mode: 'media-missing' });
  expect((await studio.sync()).result?.skipped).toMatchObject({ 'no-picture': 1 });
  expect(await studio.workOf(bare.id)).toBeUndefined();
  expect(await studio.workOf(known.id)).toMatchObject({ imageUrl, price: '25' });
  const diary = await (await fetch(`${shop.url}/api/diary`)).json();
  expect(diary).toContainEqual(expect.objectContaining({ id: `ig-${page.id}`, imageUrl: null }));
  await shop.clearFaults();
  await studio.sync();
  expect(await studio.workOf(bare.id)).toMatchObject({ price: '21' });
  expect(await studio.workOf(known.id)).toMatchObject({ imageUrl });
});

test('an expired address is requested again; one that stays invalid is retried later', async ({
  shop,
  studio,
}) => {
  const first = newPost('“Ekspire”\n$30\n#ArtForSale');
  studio.post(first);
  await shop.setFault({ service: 'instagram', mode: 'address-expired', times: 1 });
  expect((await studio.sync()).result).toMatchObject({ added: 1 });
  const second = newPost('“Mouri”\n$31\n#ArtForSale');
  studio.post(second);
  await shop.setFault({ service: 'instagram', mode: 'address-expired' });
  expect((await studio.sync()).result?.skipped).toMatchObject({ unreachable: 1 });
  await shop.clearFaults();
  const media = (await shop.state()).instagram.requests.length;
  expect((await studio.sync()).result?.skipped).toMatchObject({ unreachable: 1 });
  expect((await shop.state()).instagram.requests.length - media).toBeLessThanOrEqual(2);
});

test('with unreadable settings no sync hides anything, until they are saved (rule 84)', async ({
  shop,
  studio,
  admin,
}) => {
  const work = newPost('“Mango”\n$90\n#VANN');
  studio.post(work);
  const settings = { syncFrequency: '60', highlightCollection: 'VANN' };
  const save = () => admin.send('PATCH', '/api/admin/instagram/settings', settings);
  await save();
  await studio.sync();
  const shown = await studio.workOf(work.id);
  expect(shown?.isHidden).toBe(false);
  cutRecord(shop, 'instagram/settings');
  const stopped = await studio.sync();
  expect(stopped.settings).toMatchObject({ highlightCollection: '', clearPosts: 'look-first' });
  expect(stopped.trouble?.message).toContain('cannot read its Instagram Settings');
  await shop.runScheduled('reconcile');
  expect(await studio.workOf(work.id)).toEqual(shown);
  expect((await save()).status).toBe(200);
  expect(await studio.sync()).toMatchObject({ trouble: null });
  expect(await studio.workOf(work.id)).toEqual(shown);
});

test('a post whose record is unreadable is left out and named, and the others go on (rule 84)', async ({
  shop,
  studio,
}) => {
  const [kept, gone, other] = ['Kenbe', 'Ale', 'Lòt'].map((title) =>
    newPost(`“${title}”\n$90\n#ArtForSale`),
  ) as [FeedPost, FeedPost, FeedPost];
  // Of a feed with few posts it would be asked about.
  const more = [1, 2, 3].map((day) => newPost(`Jou ${day}\n$50\n#ArtForSale`));
  studio.post(kept, gone, other, ...more);
  await studio.sync();
  for (const { id } of [kept, gone]) {
    const key = listRecords(shop, 'instagram/posts/').find((one) => one.endsWith(id));
    cutRecord(shop, key!);
  }
  studio.edit(kept.id, '“Kenbe”\n$95\n#ArtForSale');
  studio.remove(gone.id);
  studio.remove(other.id);
  const { result, trouble } = await studio.sync();
  expect(trouble).toBeNull();
  expect(result?.skipped).toMatchObject({ failed: 1 });
  expect(result?.notes.join()).toMatch(new RegExp(`The record instagram/posts/\\S+${gone.id}`));
  expect(await studio.workOf(kept.id)).toMatchObject({ price: '90', isHidden: false });
  expect(await studio.workOf(gone.id)).toMatchObject({ isHidden: false });
  expect(await studio.workOf(other.id)).toMatchObject({ isHidden: true });
});
