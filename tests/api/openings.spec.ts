import { expect } from '@playwright/test';
import ICAL from 'ical.js';
import { sampleArtworks } from '#shared/samples/artworks';
import { artworkKey, changeRecord } from '../fixtures/records.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';

const opensAt = '2126-11-27T18:00:00-05:00';
const guids = /<guid isPermaLink="false">(?<guid>[^<]+)<\/guid>/g;

async function read(shop: RunningShop, path: string): Promise<string> {
  const answer = await fetch(`${shop.url}${path}`);
  expect(answer.status, path).toBe(200);
  return answer.text();
}

test('an hour of sale is one file for calendars and one item of the feed; no edit and no sale changes the id of an item (rule 113)', async ({
  launch,
}) => {
  const shop = await launch();
  const hourSetAt = '2026-11-20T08:00:00.000Z';
  for (const id of ['jou-mache', 'choublak'])
    changeRecord(shop, artworkKey(id), (one) => ({ ...one, opensAt, hourSetAt }));
  await shop.buildNow();

  const page = await read(shop, '/art/choublak');
  const [path] = /\/calendar\/[^"]+/.exec(page)!;
  const calendar = new ICAL.Component(ICAL.parse(await read(shop, path)));
  const [component, ...others] = calendar.getAllSubcomponents('vevent');
  const event = new ICAL.Event(component!);
  expect(others).toEqual([]);
  expect(event.startDate.toJSDate()).toEqual(new Date(opensAt));
  expect(event.startDate.zone.tzid).toBe('UTC');
  expect(event.summary).toMatch(/^(Jou Mache, Choublak|Choublak, Jou Mache) · /);
  expect(event.description).toMatch(/^http.+\/shop-art$/);
  expect(event.uid).toMatch(/^opening-21261127T230000Z@/);

  const feed = await read(shop, '/works.xml');
  const items = feed.split('<item>').slice(1);
  const opening = items.filter((item) => item.includes('opening:'));
  expect(opening).toHaveLength(1);
  expect(opening[0]).toContain('<title>On sale Wednesday, November 27 at 11:00 PM (UTC)</title>');
  expect(opening[0]).toContain(`<pubDate>${new Date(hourSetAt).toUTCString()}</pubDate>`);
  const ids = [...feed.matchAll(guids)].map(({ groups }) => groups!['guid']!);
  expect(ids.sort()).toEqual(
    ['opening:21261127T230000Z', ...sampleArtworks.map(({ id }) => `work:${id}`)].sort(),
  );
  for (const item of items) {
    expect(item).toMatch(/<link>https?:\/\/[^<]+<\/link>/);
    expect(item).toMatch(/&lt;img src=&quot;https?:\/\//);
    expect(Date.parse(/<pubDate>(?<date>[^<]+)/.exec(item)!.groups!['date']!)).not.toBeNaN();
  }
  expect(feed).toContain(`<atom:link href="${new URL('/works.xml', shop.url).href}" rel="self"`);
});
