import { expect } from '@playwright/test';
import type { PastedKeys } from '#shared/admin/keys';
import type { Alarm, SessionCheck } from '#shared/admin/session';
import type { GoneAnswerInput } from '#shared/instagram';
import type { FeedPost } from '../../netlify/sandbox/instagram/feed.ts';
import { otherInstagramToken, sandboxInstagramToken } from '../../netlify/sandbox/keys.ts';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { newPost, openStudio } from '../fixtures/instagram/instagram.ts';
import { test } from '../fixtures/instagram/studio.ts';
import { setupPath } from '../fixtures/setup.ts';
import type { Admin, RunningShop } from '../fixtures/shop.ts';

const tags = ['process', 'inspiration', 'diary'];
const lists = ['/api/artworks', '/api/process', '/api/inspirations', '/api/diary'];

test('an empty feed hides and deletes nothing: a line and one mail ask; ‘Hide them’ hides works and removes entries, and posts that come back bring them again (rules 47 and 100)', async ({
  shop,
  studio,
  admin,
}) => {
  const posts = postsOfAllKinds();
  studio.write(posts);
  await studio.sync();
  const before = await listShown(shop);
  expect(before.filter((id) => isOf(id, posts))).toHaveLength(posts.length);
  studio.write([]);
  for (let look = 0; look < 2; look++) {
    const { result, trouble } = await studio.sync();
    expect(trouble).toBeNull();
    expect(result).toMatchObject({
      hidden: 0,
      changed: 0,
      notes: [`${words(posts.length)}${onDashboard}`],
    });
  }
  expect(await listShown(shop)).toEqual(before);
  for (let look = 0; look < 2; look++) await shop.runScheduled('reconcile');
  const [mail, ...others] = await mailsOf(shop);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe(words(posts.length));
  expect(mail!.text).toContain('What they brought stays in the shop until you answer.');
  expect(mail!.text).toContain(`${shop.url}/admin/dashboard`);
  const asked = await onlyLine(admin);
  expect(asked.words).toBe(words(posts.length));

  const stale = { since: new Date(0).toISOString(), answer: 'hide' as const };
  expect((await answer(admin, stale)).status).toBe(409);
  expect((await admin.send('POST', gonePath, { since: asked.since })).status).toBe(400);
  expect((await fetch(shop.url + gonePath, { method: 'POST' })).status).toBe(401);
  const hide = { since: asked.since, answer: 'hide' as const };
  expect((await answer(admin, hide)).status).toBe(202);
  expect(await lines(admin)).toEqual([]);
  expect((await studio.settle()).result).toMatchObject({ hidden: 4, changed: 6 });
  expect((await listShown(shop)).filter((id) => isOf(id, posts))).toEqual([]);
  expect((await answer(admin, hide)).status, 'it is done').toBe(409);

  studio.write(posts);
  expect((await studio.sync()).result).toMatchObject({ added: 6, changed: 4 });
  expect(await listShown(shop)).toEqual(before);
  expect(await lines(admin)).toEqual([]);
});

test('kept posts are like typed works and known again when they come back; later only what went since is asked about (rule 47)', async ({
  shop,
  studio,
  admin,
}) => {
  const posts = postsOfAllKinds();
  studio.write(posts);
  await studio.sync();
  const [work] = posts as [FeedPost];
  const before = await listShown(shop);
  const next = Array.from({ length: 9 }, (_, index) => newPost(`“Lòt ${index}” $90 #ArtForSale`));
  studio.write(next);
  expect((await studio.sync()).result, 'posts of the same account').toMatchObject({ added: 9 });
  expect(await listShown(shop)).toEqual(expect.arrayContaining(before));
  const { since } = await onlyLine(admin);
  await shop.runScheduled('reconcile');
  expect((await answer(admin, { since, answer: 'keep' })).status).toBe(202);
  expect((await studio.settle()).result).toMatchObject({ hidden: 0, changed: 0 });
  const asked = (await studio.asked()).length;
  expect((await studio.sync()).result).toMatchObject({ hidden: 0, changed: 0, notes: [] });
  expect((await studio.asked()).length - asked, 'nobody looks them up again').toBe(1);

  // Seven of nine go: only these are asked about.
  studio.write(next.slice(7));
  await studio.sync();
  const later = await onlyLine(admin);
  expect(later.words).toBe(words(7));
  await shop.runScheduled('reconcile');
  expect((await mailsOf(shop)).map(({ subject }) => subject)).toEqual([words(10), words(7)]);
  expect((await answer(admin, { since: later.since, answer: 'hide' })).status).toBe(202);
  expect((await studio.settle()).result).toMatchObject({ hidden: 7 });
  expect(await listShown(shop)).toEqual(expect.arrayContaining(before));

  const { id } = (await studio.workOf(work.id))!;
  studio.write([{ ...work, caption: work.caption.replace('$100', '$110') }, ...next.slice(7)]);
  expect((await studio.sync()).result).toMatchObject({ added: 0, changed: 1 });
  expect(await studio.workOf(work.id)).toMatchObject({ id, price: '110', isHidden: false });
  studio.write(next.slice(7));
  expect((await studio.sync()).result, 'one post that goes').toMatchObject({ hidden: 1 });
});

test('posts that come back end the question, those that do not stay until the answer; six are looked up, and a feed that was not whole asks nothing (rule 47)', async ({
  studio,
  admin,
}) => {
  const works = Array.from({ length: 12 }, (_, index) => newPost(`“No ${index}” $80 #ArtForSale`));
  studio.write(works);
  await studio.sync();
  studio.write(works.slice(8));
  const asked = (await studio.asked()).length;
  await studio.sync();
  const calls = (await studio.asked()).slice(asked).filter((path) => !path.includes('/me'));
  expect(calls).toHaveLength(6);
  expect((await onlyLine(admin)).words).toBe(words(8));
  studio.write(works.slice(2));
  expect((await studio.sync()).result).toMatchObject({ hidden: 0 });
  const { words: left, since } = await onlyLine(admin);
  expect(left).toBe(words(2));
  expect((await answer(admin, { since, answer: 'keep' })).status).toBe(202);
  await studio.settle();
  studio.write(works);
  await studio.sync();
  studio.write(works.slice(8));
  await studio.sync();
  await onlyLine(admin);
  studio.write(works);
  await studio.sync();
  expect(await lines(admin)).toEqual([]);

  // The list lacks their captions' times; each post is there.
  studio.write(works.map((post, at) => (at < 8 ? { ...post, without: ['timestamp'] } : post)));
  expect((await studio.sync()).result).toMatchObject({ hidden: 0, skipped: { odd: 8 } });
  expect(await lines(admin)).toEqual([]);
});

test('of a small shop more than half is asked about; the answer ‘Hide them’ also stands for a work that is held then (rule 47)', async ({
  shop,
  studio,
  admin,
}) => {
  const works = ['Wouj', 'Ble', 'Vèt', 'Jòn'].map((title) => newPost(`“${title}” $95 #ArtForSale`));
  studio.write(works);
  await studio.sync();
  studio.write(works.slice(2));
  expect((await studio.sync()).result, 'half').toMatchObject({ hidden: 2 });
  studio.write(works);
  await studio.sync();
  const ids = await Promise.all(works.map(async ({ id }) => (await studio.workOf(id))!.id));
  const orders: string[] = [];
  for (const id of ids.slice(0, 2)) {
    const { body } = await newBuyer(shop).orderByTransfer([id], `${id}@example.com`, 95);
    orders.push(body.orderId);
  }
  studio.write(works.slice(3));
  await studio.sync();
  const { since } = await onlyLine(admin);
  expect((await answer(admin, { since, answer: 'hide' })).status).toBe(202);
  expect((await studio.settle()).result).toMatchObject({
    hidden: 1,
    notes: expect.arrayContaining([
      '‘Wouj’ stays for now: somebody is buying it, but its post is gone from Instagram.',
    ]),
  });
  expect((await studio.sync()).result).toMatchObject({ hidden: 0 });
  expect(await lines(admin), 'nothing is asked again').toEqual([]);
  for (const id of orders) await admin.setStatus(id, 'cancelled');
  expect((await studio.sync()).result).toMatchObject({ hidden: 2 });
});

test('posts without a hashtag count, too; the answer is done where only the first page would be read (rule 47)', async ({
  studio,
  admin,
}) => {
  const old = ['Wouj', 'Ble'].map((title) => newPost(`“${title}” $95 #ArtForSale`));
  const others = Array.from({ length: 170 }, (_, index) => newPost(`No ${index} #opening`));
  studio.write([...old, ...others]);
  await studio.sync();
  studio.write(others.slice(60));
  expect((await studio.sync()).result).toMatchObject({ hidden: 0 });
  const { words: asked, since } = await onlyLine(admin);
  expect(asked).toBe(words(2));
  expect((await answer(admin, { since, answer: 'hide' })).status).toBe(202);
  expect((await studio.settle()).result).toMatchObject({ seen: 110, hidden: 2 });
});

test('with the key of another account nothing comes in and nothing goes; the right key ends it, an answer takes the account (rules 47 and 100)', async ({
  bareShop: shop,
}) => {
  const admin = await shop.admin();
  const studio = openStudio(shop, admin);
  const posts = postsOfAllKinds();
  const others = ['Lòt Kont', 'Twazyèm'].map((title) => newPost(`“${title}” $200 #ArtForSale`));
  /** Changes key and feed, and syncs. */
  const use = async (token: string, feed: FeedPost[]) => {
    await admin.confirmPassword();
    const keys: PastedKeys = { INSTAGRAM_ACCESS_TOKEN: token };
    expect((await admin.send('PATCH', setupPath('instagram'), { keys })).status).toBe(200);
    // Functions keep keys for a minute.
    await shop.passMinutes(2);
    studio.write(feed);
    return (await studio.sync()).result;
  };
  expect(await use(sandboxInstagramToken, posts)).toMatchObject({ added: 10 });
  const before = await listShown(shop);
  const other =
    'The key to Instagram is of @lot.kont, but the shop has 10 posts of @atelye.sample. Was the account changed?';
  expect(await use(otherInstagramToken, others)).toMatchObject({
    seen: 0,
    notes: [other + onDashboard],
  });
  const first = await onlyLine(admin);
  expect(first.words).toBe(other);
  expect((await studio.sync()).result).toMatchObject({
    seen: 0,
    hidden: 0,
    notes: [other + onDashboard],
  });
  expect(await onlyLine(admin), 'it is the same question').toEqual(first);
  expect(await listShown(shop)).toEqual(before);

  const back = await use(sandboxInstagramToken, posts.slice(1));
  expect(back, 'one post that goes').toMatchObject({ seen: 9, hidden: 1 });
  expect(await lines(admin)).toEqual([]);
  expect((await answer(admin, { since: first.since, answer: 'hide' })).status).toBe(409);

  await use(otherInstagramToken, others);
  const left = await listShown(shop);
  expect(left).toHaveLength(before.length - 1);
  const { since } = await onlyLine(admin);
  expect((await answer(admin, { since, answer: 'keep' })).status).toBe(202);
  expect((await studio.settle()).result).toMatchObject({ seen: 2, added: 2, hidden: 0 });
  expect(await listShown(shop)).toEqual(expect.arrayContaining(left));
  expect((await studio.sync()).result).toMatchObject({ hidden: 0, notes: [] });
  expect(await lines(admin)).toEqual([]);
});

const onDashboard = ' Answer on the dashboard.';
const gonePath = '/api/admin/instagram/gone';

function answer(admin: Admin, body: GoneAnswerInput) {
  return admin.send('POST', gonePath, body);
}

/** Returns four works and two posts of each other kind. */
function postsOfAllKinds(): FeedPost[] {
  return [
    ...['Panye', 'Kolibri', 'Tanbou', 'Vwal'].map((title) =>
      newPost(`“${title}” oil on canvas, 18 x 24 in, $100 #ArtForSale`),
    ),
    ...tags.flatMap((tag) => [newPost(`Maten\n#${tag}`), newPost(`Aswè\n#${tag}`)]),
  ];
}

function words(count: number): string {
  return `${count} posts are gone from Instagram at once. Was the account changed?`;
}

/** Returns what visitors see, by the posts' ids where there are some. */
async function listShown(shop: RunningShop): Promise<string[]> {
  const items = await Promise.all(
    lists.map(async (path) => {
      const answered = await fetch(shop.url + path);
      return (await answered.json()) as { id: string; instagramPostId?: string | null }[];
    }),
  );
  return items
    .flat()
    .map(({ id, instagramPostId }) => instagramPostId ?? id)
    .sort();
}

function isOf(id: string, posts: FeedPost[]): boolean {
  return posts.some((post) => id.endsWith(post.id));
}

async function lines(admin: Admin): Promise<Alarm[]> {
  return (await admin.send<SessionCheck>('GET', '/api/admin/check-auth')).body.alarms;
}

async function onlyLine(admin: Admin): Promise<{ words: string; since: string }> {
  const [line, ...others] = await lines(admin);
  expect(others).toEqual([]);
  return { words: line!.words, since: line!.asks!.since };
}

async function mailsOf(shop: RunningShop) {
  await shop.waitUntilIdle();
  return (await shop.state()).mails;
}
