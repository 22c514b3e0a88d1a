import { expect } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { expectSound } from './site-page.ts';

test.use({ reducedMotion: 'no-preference' });

test('the universe shows films and inspirations, and loads no film before play, and no poster before its film is near; a film at rest has one play button, and the controls come with playing', async ({
  page,
  shop,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(`${shop.url}/universe`, { waitUntil: 'networkidle' });
  const last = page.getByRole('region', { name: 'Inspirations' }).locator('video');
  await expect(last).not.toHaveAttribute('poster');
  await page.setViewportSize({ width: 1280, height: 720 });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('poster', /study-lanme/);
  const films = page.getByRole('region', { name: 'My Process' }).locator('video[poster]');
  await expect(films).toHaveCount(2);
  const inspirations = page.getByRole('region', { name: 'Inspirations' });
  await expect(page.getByRole('region', { name: 'My Process' }).locator('.in-columns')).toHaveCSS(
    'grid-template-columns',
    /^\S+ \S+$/,
  );
  await expect(inspirations.locator('.in-columns')).toHaveCSS(
    'grid-template-columns',
    /^\S+ \S+ \S+$/,
  );
  await expect(inspirations.locator('video')).toHaveCount(1);
  await expect(inspirations.getByRole('img')).toHaveCount(2);
  await expect(page.locator('track[kind=captions][srclang=en][label=English]')).toHaveCount(3);
  expect(asked.filter((path) => /\.(mp4|vtt)$/.test(path))).toEqual([]);

  const film = page.getByLabel('Limen Lannwit', { exact: true });
  const play = page.getByRole('button', { name: 'Play: Limen Lannwit' });
  await expect(page.locator('video[controls]')).toHaveCount(0);
  await play.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(play).toBeFocused();
  expect(await play.evaluate((button) => getComputedStyle(button).outlineStyle)).toBe('solid');
  const loaded = page.waitForResponse('**/process-lannwit.mp4');
  await page.keyboard.press('Enter');
  expect((await loaded).ok()).toBe(true);
  await expect(film).toHaveAttribute('controls');
  await expect(film).toBeFocused();
  await expect(play).toBeHidden();
  await expectSound(page);

  await film.evaluate((video) => video.dispatchEvent(new Event('ended')));
  await expect(film).not.toHaveAttribute('controls');
  await expect(play).toBeFocused();
});

test('the News Center merges artworks, films and inspirations, newest first', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/news-center`);
  const cards = page.locator('a.entry');
  await expect(cards).toHaveCount(10);
  const dates = await page
    .locator('a.entry time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toEqual(dates.toSorted().reverse());
  for (const [badge, count] of [
    ['Artwork', 5],
    ['Process', 2],
    ['Inspiration', 3],
  ] as const) {
    await expect(cards.getByText(badge, { exact: true })).toHaveCount(count);
  }
  await expect(cards.first()).toHaveAttribute('href', '#');
});
