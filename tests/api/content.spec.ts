import { expect } from '@playwright/test';
import { pageNames } from '#shared/content';
import type { ActivityPage } from '#shared/admin/activity';
import type { DiaryEntry } from '#shared/journal';
import { newBrowser } from '../fixtures/buyers/buyers.ts';
import { contentKey, removeRecords } from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { contentOf, openPages } from './content-client.ts';

const section = { id: Date.UTC(2026, 0, 2), title: 'Rain', content: 'All day.' };
const withSection = (fields: object) => contentOf({ sections: [{ ...section, ...fields }] });

test('a shop has each page, an edit raises the version, and the log names the page', async ({
  shop,
  admin,
}) => {
  const desk = await openPages(shop);
  expect((await desk.pages()).map(({ pageName }) => pageName)).toEqual(pageNames);
  const { version } = await desk.find('home');
  const { status, page } = await desk.send('home', contentOf({ title: 'A' }), String(version));
  expect(status).toBe(200);
  expect(page).toMatchObject({ version: version + 1, content: { title: 'A' } });
  expect(await desk.find('home')).toMatchObject({ version: version + 1, content: { title: 'A' } });
  await desk.send('about', contentOf({ title: '' }));
  const { body } = await admin.send<ActivityPage>('GET', '/api/admin/activity');
  expect(body.entries.map(({ what }) => what)).toEqual(
    expect.arrayContaining(["Page 'A' edited", "Page 'about' edited"]),
  );
});

test('a page without a record is empty, and its first edit creates it once', async ({ shop }) => {
  const desk = await openPages(shop);
  removeRecords(shop, contentKey('about'));
  const empty = { title: '', description: '', sections: [] };
  expect(await desk.find('about')).toMatchObject({ version: 0, content: empty });
  const send = (title: string) => desk.send('about', contentOf({ title }), '0');
  const replies = await Promise.all(['a', 'b', 'c'].map(send));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  expect(await desk.find('about')).toMatchObject({ version: 1 });
});

test('a page keeps the translations that an edit does not send, and a diary entry has its own', async ({
  shop,
}) => {
  const desk = await openPages(shop);
  const fr = { title: 'La pluie', content: 'Toute la journée.' };
  const translated = withSection({ translations: { fr } });
  const translations = { ht: { description: 'Paj yo' } };
  await desk.send('news-blog', { content: { ...translated.content, translations } });
  const older = withSection({ content: 'All night.' });
  expect(await desk.send('news-blog', older)).toMatchObject({
    status: 200,
    page: {
      content: { translations, sections: [{ content: 'All night.', translations: { fr } }] },
    },
  });
  const entries = async () => (await newBrowser(shop)<DiaryEntry[]>('GET', '/api/diary')).body;
  expect(await entries()).toMatchObject([{ content: 'All night.', translations: { fr } }]);
  await desk.send('news-blog', withSection({ translations: { fr: { title: '', content: '' } } }));
  expect((await entries())[0]).not.toHaveProperty('translations');
});

test('an edit that is repeated with its key is stored once, also after a lost answer', async ({
  shop,
}) => {
  const desk = await openPages(shop);
  const { version } = await desk.find('home');
  const send = (title: string, key: string) =>
    desk.send('home', contentOf({ title }), String(version), key);
  const replies = await Promise.all(['one', 'one', 'one'].map((key) => send('mine', key)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await send('mine', 'one')).page).toMatchObject({ version: version + 1 });
  expect((await send('theirs', 'two')).status).toBe(412);
  const next = String(version + 1);
  expect((await desk.send('home', contentOf({ title: 'next' }), next, 'two')).status).toBe(200);
  // Somebody wrote after it: the first edit is not the stored one any more.
  expect((await send('mine', 'one')).status).toBe(412);
});

test('an edit of a stale version is refused and changes nothing, one without a version is stored', async ({
  shop,
}) => {
  const desk = await openPages(shop);
  const { version } = await desk.find('home');
  await desk.send('home', contentOf({ title: 'theirs' }), `"${version}"`);
  const stale = await desk.send('home', contentOf({ title: 'mine' }), `"${version}"`);
  expect(stale).toMatchObject({ status: 412, error: expect.stringMatching(/another window/) });
  expect((await desk.find('home')).content.title).toBe('theirs');
  expect((await desk.send('home', contentOf({ title: 'last' }))).status).toBe(200);
  expect((await desk.find('home')).content.title).toBe('last');
});

test('of ten parallel edits of one version, one is stored', async ({ shop }) => {
  const desk = await openPages(shop);
  const version = String((await desk.find('home')).version);
  const titles = Array.from({ length: 10 }, (_, number) => `window ${number}`);
  const replies = await Promise.all(
    titles.map((title) => desk.send('home', contentOf({ title }), version)),
  );
  const statuses = replies.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, ...Array<number>(9).fill(412)]);
  const winner = replies.find(({ status }) => status === 200)!;
  expect(await desk.find('home')).toMatchObject({
    version: Number(version) + 1,
    content: { title: winner.page.content.title },
  });
});

test('a page may have ten years of diary', async ({ shop }) => {
  const desk = await openPages(shop);
  const sections = Array.from({ length: 300 }, (_, day) => ({
    ...section,
    id: section.id + day * 86_400_000,
    content: 'Three words again. '.repeat(100),
  }));
  expect((await desk.send('news-blog', contentOf({ sections }))).status).toBe(200);
  expect((await desk.find('news-blog')).content.sections).toHaveLength(300);
});

const long = 'x'.repeat(301);

const refusals: [name: string, body: unknown, status: number, says: RegExp][] = [
  ['no JSON', '{"content":', 400, /valid JSON/],
  ['nothing', {}, 400, /content/],
  ['no sections', { content: { title: '', description: '' } }, 400, /sections/],
  ['a long title', contentOf({ title: 'x'.repeat(10_000) }), 400, /Page Title .* 300 characters/],
  ['a long section', withSection({ content: 'x'.repeat(50_001) }), 400, /Section Content/],
  ['a script as picture', withSection({ imageUrl: 'javascript:alert(1)' }), 400, /a valid URL/],
  ['a path as picture', withSection({ imageUrl: '/../etc' }), 400, /Must be a valid URL/],
  ['a lost picture', withSection({ imageUrl: '/media/abc' }), 400, /no picture/],
  ['a picture at home', withSection({ imageUrl: 'http://127.0.0.1/a.jpg' }), 400, /not public/],
  ['an id as text', withSection({ id: '1' }), 400, /id/],
  ['a moment after all time', withSection({ id: 9e15 }), 400, /id/],
  ['a long translation', withSection({ translations: { fr: { title: long } } }), 400, /300 char/],
  ['German', contentOf({ translations: { de: {} } as object }), 400, /Haitian Creole/],
  ['one id twice', contentOf({ sections: [section, section] }), 400, /the same id/],
];

test('a bad edit is refused with the reason, and changes nothing', async ({ shop }) => {
  const desk = await openPages(shop);
  const before = await desk.find('home');
  for (const [name, body, status, says] of refusals) {
    const error = expect.stringMatching(says);
    expect(await desk.send('home', body), name).toMatchObject({ status, error });
  }
  expect(await desk.find('home')).toEqual(before);
});

test('an unknown page and an invalid version get different refusals', async ({ shop }) => {
  const desk = await openPages(shop);
  expect(await desk.send('nowhere', contentOf({}))).toMatchObject({
    status: 404,
    error: 'There is no such page any more. Reload to see what is there.',
  });
  expect((await desk.send('..%2Forders', contentOf({}))).status).toBe(404);
  expect(await desk.send('home', contentOf({}), 'latest')).toMatchObject({
    status: 400,
    error: 'If-Match must be the version that was read',
  });
});

test('a section of News & Blog is a diary entry, except an empty new one', async ({ shop }) => {
  const desk = await openPages(shop);
  const blank = { id: Date.UTC(2026, 0, 3), title: '', content: '' };
  const imageUrl = '/samples/choublak.jpg';
  const sections = [{ ...section, imageUrl, imageAlt: 'A flower' }, blank];
  expect((await desk.send('news-blog', contentOf({ sections }))).status).toBe(200);
  const { body } = await newBrowser(shop)<DiaryEntry[]>('GET', '/api/diary');
  expect(body).toMatchObject([
    {
      id: String(section.id),
      title: 'Rain',
      imageUrl,
      imageAlt: 'A flower',
      imageWidth: 1800,
      publishedAt: '2026-01-02T00:00:00.000Z',
    },
  ]);
});

test("an edit during the hook's answer for an earlier edit is built, too, also when reconciliation asks", async ({
  shop,
  hook,
}) => {
  const desk = await openPages(shop);
  hook.break();
  await desk.send('home', contentOf({ title: 'first' }));
  await expect.poll(hook.calls).toBe(1);
  hook.repair();
  hook.hold();
  const reconciled = shop.runScheduled('reconcile');
  await expect.poll(hook.calls).toBe(2);
  await desk.send('home', contentOf({ title: 'second' }));
  hook.release();
  await reconciled;
  await expect.poll(hook.calls).toBe(3);

  hook.hold();
  await desk.send('home', contentOf({ title: 'third' }));
  await expect.poll(hook.calls).toBe(4);
  await desk.send('home', contentOf({ title: 'last' }));
  hook.release();
  await expect.poll(hook.calls).toBe(5);
});

test('any text is stored unchanged but for signs that nobody sees, and no markup in it gets into the site @nightly', async ({
  launch,
}) => {
  const shop = await launch();
  const desk = await openPages(shop);
  const title = '<script>alert(1)</script> 🌺 שלום ';
  const typed = `${title}\u0000\u0007\u202E`;
  await desk.send('home', contentOf({ title: typed, description: '<img src=x onerror=alert(2)>' }));
  expect((await desk.find('home')).content.title).toBe(title);
  const content = `${typed}\n\n*Rain* at [sea](https://sea.example), [bad](javascript:alert(3))`;
  for (const id of ['process', 'news-blog', 'artist', 'inspirations', 'about']) {
    const sections = [{ ...section, title: typed, content }];
    await desk.send(id, contentOf({ title: 'Long rain', description: title, sections }));
  }
  const admin = await shop.admin();
  const description = '</script><script>alert(4)</script> شمس 🌅 \u0007';
  await admin.send('POST', '/api/admin/artworks', artworkBody({ isFeatured: true, description }));
  await shop.buildNow();
  expect(await homeOf(shop.url)).toContain('🌺');
  for (const path of ['/', '/art/soley-leve', '/shop-art', '/news-center', '/works.xml']) {
    const page = await (await fetch(`${shop.url}${path}`)).text();
    expect(page, path).toMatch(/soley-leve|Solèy Leve/);
    expect(page.replaceAll(/="[^"]*"/g, ''), path).not.toContain('<script>alert');
  }
  for (const path of ['/process', '/blog', '/artist', '/inspirations', '/about', '/rss.xml']) {
    const page = await (await fetch(`${shop.url}${path}`)).text();
    expect(page, path).toContain('Long rain');
    const text = page.replaceAll(/="(?!https:)[^"]*"/g, '');
    expect(decode(text), path).toContain('<em>Rain</em> at <a href="https://sea.example">sea</a>');
    expect(text, path).not.toMatch(/<script>alert|javascript:/);
    for (const sign of ['\0', '\u0007', '\u202E']) expect(text, path).not.toContain(sign);
  }
  const html = (await homeOf(shop.url)).replaceAll(/="[^"]*"/g, '');
  expect(html).not.toContain('<script>alert(1)');
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('&lt;script&gt;');
});

async function homeOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** Decodes entities: a feed carries its HTML escaped. */
function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
}
