import { expect } from '@playwright/test';
import ICAL from 'ical.js';
import { formatHour } from '#shared/hour';
import { languages, pathIn } from '#shared/language';
import { siteTexts } from '../../src/words/site-words.ts';
import { addSeries } from '../fixtures/artworks/more-works.ts';
import { brokenFeedRules } from '../fixtures/feed-rules.ts';
import { artworkKey, changeRecord } from '../fixtures/records.ts';
import { launchShop, test as base, type RunningShop } from '../fixtures/shop.ts';

const opensAt = '2126-11-27T18:00:00-05:00';
const hourSetAt = '2026-11-20T08:00:00.000Z';
const action = 'https://news.example/join?u=1';
const parts = {
  upcoming: '/art/choublak',
  sold: '/art/tanbouye',
  series: '/series/lanme',
  foot: '/contact',
  paid: '/payment-confirmation',
};

/**
 * Its newsletter has a form. 'Jou Mache' and 'Choublak' wait for an hour, each in the series 'lanme', and 'Tanbouyè' was renamed and sold.
 * `before`: the items of its feed before that.
 */
const test = base.extend<{}, { openingShop: RunningShop & { before: string[] } }>({
  openingShop: [
    async ({}, use) => {
      const shop = await launchShop('still');
      const before = guidsIn(await read(shop, '/works.xml'));
      const newsletterForm = { action, method: 'post', email: 'EMAIL', hidden: [], empty: ['b_1'] };
      const changes = { newsletterForm, password: shop.adminPassword };
      await (await shop.admin()).send('PATCH', '/api/admin/settings', changes);
      for (const id of ['jou-mache', 'choublak'])
        changeRecord(shop, artworkKey(id), (one) => ({ ...one, opensAt, hourSetAt }));
      changeRecord(shop, artworkKey('tanbouye'), (one) => ({
        ...one,
        title: 'Tanbou',
        stockQuantity: 0,
      }));
      addSeries(shop, 'lanme', ['jou-mache', 'choublak']);
      await shop.buildNow();
      await use({ ...shop, before });
      await shop.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

async function read(shop: RunningShop, path: string): Promise<string> {
  const answer = await fetch(`${shop.url}${path}`);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

for (const language of languages) {
  test(`the form of the newsletter and the calendar's link stand in each of their places: ${language} (rules 110 and 113)`, async ({
    openingShop: shop,
  }) => {
    const { frame, artwork, states } = siteTexts[language];
    const readPart = (part: keyof typeof parts) => read(shop, pathIn(language, parts[part]));
    const calendar = new RegExp(
      `href="/calendar/21261127T230000Z.ics"[^>]*>\\s*${artwork.calendar}`,
    );
    const hour = states.upcoming.replace('{hour}', formatHour(opensAt, 'UTC', language));

    const upcoming = await readPart('upcoming');
    expect(labelsIn(upcoming)).toEqual([frame.join.label, frame.join.opening, frame.join.label]);
    expect(upcoming).toMatch(calendar);
    const series = await readPart('series');
    expect(labelsIn(series.replace(/<footer.*/s, ''))).toEqual([frame.join.label]);
    expect(series.match(new RegExp(calendar, 'g'))).toHaveLength(1);
    expect(series.split(hour)).toHaveLength(4);
    const sold = await readPart('sold');
    expect(labelsIn(sold)).toEqual([frame.join.label, frame.join.label]);
    expect(sold).not.toContain('/calendar/');
    expect(labelsIn(await readPart('foot'))).toEqual([frame.join.label]);
    const [, answer = ''] = (await readPart('paid')).split('<template id="payment-succeeded">');
    expect(labelsIn(answer.split('</template>')[0]!)).toEqual([frame.join.label]);
    expect(upcoming).toContain(`>${frame.join.button}</button>`);
  });
}

test('pages allow forms to the host of the newsletter, and load nothing from it (rule 110)', async ({
  openingShop: shop,
}) => {
  const policyOf = async (path: string) =>
    (await fetch(`${shop.url}${path}`)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/contact')).toMatch(
    /form-action 'self' [^;]*https:\/\/news\.example(;|$)/,
  );
  expect((await policyOf('/contact')).split('news.example')).toHaveLength(2);
  expect(await policyOf('/admin/settings')).not.toContain('news.example');
});

test('an hour of sale is one file for calendars and one item of the feed; an edit or a sale makes no new item (rule 113)', async ({
  openingShop: shop,
}) => {
  const file = await read(shop, '/calendar/21261127T230000Z.ics');
  // Each line ends so (RFC 5545, 3.1), the last one too.
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file).toMatch(/END:VCALENDAR\r\n$/);
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  const event = new ICAL.Event(component!);
  expect(others).toEqual([]);
  expect(event.startDate.toJSDate()).toEqual(new Date(opensAt));
  expect(event.startDate.zone.tzid).toBe('UTC');
  expect(event.summary).toMatch(/^(Jou Mache, Choublak|Choublak, Jou Mache) · /);
  expect(event.description).toMatch(/^http.+\/shop-art$/);
  expect(event.uid).toMatch(/^opening-21261127T230000Z@/);

  const feed = await read(shop, '/works.xml');
  for (const path of ['/works.xml', '/rss.xml'])
    expect(brokenFeedRules(await read(shop, path), `${shop.url}${path}`), path).toEqual([]);
  const items = feed.split('<item>').slice(1);
  const opening = items.filter((item) => item.includes('opening:'));
  expect(opening).toHaveLength(1);
  expect(opening[0]).toContain('<title>On sale Wednesday, November 27 at 11:00 PM (UTC)</title>');
  expect(opening[0]).toContain(`<pubDate>${new Date(hourSetAt).toUTCString()}</pubDate>`);
  for (const item of items) expect(item).toMatch(/&lt;img src=&quot;https?:\/\//);
  expect(guidsIn(feed)).toEqual(
    [...shop.before, 'opening:21261127T230000Z', 'series:lanme'].sort(),
  );
});

function guidsIn(feed: string): string[] {
  const found = feed.matchAll(/<guid isPermaLink="false">(?<guid>[^<]+)<\/guid>/g);
  return [...found].map(({ groups }) => groups!['guid']!).sort();
}

/** Returns the labels of the newsletter's forms, in their order. */
function labelsIn(html: string): string[] {
  const forms = html.matchAll(/<form action="(?<action>[^"]*)"[^>]*>\s*<p[^>]*>(?<label>[^<]*)/g);
  return [...forms].map(({ groups }) => {
    expect(groups!['action']).toBe(action);
    return groups!['label']!;
  });
}
