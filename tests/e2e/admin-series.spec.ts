import { expect, type Locator, type Page } from '@playwright/test';
import type { Artwork } from '#shared/artwork';
import type { Series } from '#shared/series';
import { addWorks } from '../fixtures/artworks/more-works.ts';
import { artworkKey, readRecord } from '../fixtures/records.ts';
import { test } from '../fixtures/shop.ts';
import { openAdmin } from './admin-page.ts';
import { expectAccessible } from './site-page.ts';

// The clocks of the device show the day before.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  timezoneId: 'America/Los_Angeles',
});

const mostPresses = 30;
const titles = [
  'Work 2',
  'Jou Mache',
  'Tanbouyè',
  'Work 1',
  'Choublak',
  'Bato anba Loraj',
  'Lannwit sou Mòn yo',
];

test('on a phone three works are on the clipboard for a letter with five presses; the painter makes a series of seven with an hour of sale in 30 presses at most, copies it for a letter with two, changes its order and deletes it (rules 106, 114)', async ({
  page,
  shop,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  addWorks(shop, 2);
  await openAdmin(page, shop, '/admin/artworks');
  let presses = 0;
  const press = async (control: Locator) => {
    presses++;
    await control.tap();
  };
  const button = (name: string) => page.getByRole('button', { name });
  const stored = () => readRecord<Series>(shop, 'series/lanme');

  await press(button('Series or letter'));
  for (const title of titles.slice(0, 3)) await press(button(title));
  await press(button('Copy for a letter'));
  await expect(page.getByText('Copied for a letter', { exact: true })).toBeVisible();
  expect(presses).toBe(5);
  const letter = await readClipboard(page);
  expectOrder(letter.html, titles.slice(0, 3));
  expectOrder(letter.text, titles.slice(0, 3));
  expect(letter.html).toMatch(/<table[^>]*>.*<img [^>]*src="http[^"]*w=800/s);
  expect(letter.html.length).toBeLessThan(10_000);
  await expect(button('Work 2')).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'choice');
  for (const title of titles.slice(3)) await press(button(title));
  await press(button('Hang 7 works together'));
  const dialog = page.getByRole('dialog', { name: 'A new series' });
  for (const [label, words, pressed] of [
    ['Title', 'Lanmè', 1],
    ['Text', 'Seen from the wall of the customs house.', 1],
    // The field, a month, a day, 'Set'; for a moment an hour and its minutes, too.
    ['Day', '2026-11-20', 4],
    ['Hour of sale', '2031-11-27T18:00', 6],
  ] as const) {
    await dialog.getByLabel(label, { exact: true }).fill(words);
    presses += pressed;
  }
  await press(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();
  // One of them was for the letter.
  expect(presses - 1).toBeLessThanOrEqual(mostPresses);
  expect(stored()).toMatchObject({ title: 'Lanmè', date: '2026-11-20' });
  expect(stored().artworkIds).toEqual([
    'work-2',
    'jou-mache',
    'tanbouye',
    'work-1',
    'choublak',
    'bato-anba-loraj',
    'lannwit-sou-mon-yo',
  ]);

  const hourOf = (id: string) => readRecord<Artwork>(shop, artworkKey(id)).opensAt;
  for (const id of stored().artworkIds) expect(hourOf(id)).toMatch(/^2031-11-27T18:00:00/);

  const series = page.getByRole('region', { name: 'Series' });
  await expect(series.getByText('November 20, 2026 · 7 works')).toBeVisible();
  presses = 0;
  await press(button('Edit the series Lanmè'));
  const edit = page.getByRole('dialog', { name: 'Edit the series' });
  await edit.getByLabel('Language of the letter').selectOption('fr');
  await press(edit.getByRole('button', { name: 'Copy for a letter' }));
  expect(presses).toBe(2);
  const addresses = stored().artworkIds.map((id) => `/fr/art/${id}`);
  // The clipboard may change while it is read.
  await expect(async () => expectOrder((await readClipboard(page)).html, addresses)).toPass();
  await expectAccessible(page, 'series');
  await edit.getByRole('button', { name: 'Move Jou Mache up' }).tap();
  await edit.getByRole('button', { name: 'Take Tanbouyè out' }).tap();
  await edit.getByRole('button', { name: 'Choose others' }).tap();
  await button('Work 1').tap();
  await button('Hang 5 works together').tap();
  await expect(edit.getByLabel('Hour of sale')).toHaveValue('2031-11-27T18:00');
  await edit.getByRole('button', { name: 'Save' }).tap();
  await expect(edit).toBeHidden();
  expect(stored().artworkIds).toEqual([
    'jou-mache',
    'work-2',
    'choublak',
    'bato-anba-loraj',
    'lannwit-sou-mon-yo',
  ]);

  await button('Delete the series Lanmè').tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the series' }).tap();
  await expect(series).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Artworks' }).locator('article')).toHaveCount(7);
  await expect(button('Series or letter')).toBeFocused();
});

function readClipboard(page: Page): Promise<{ html: string; text: string }> {
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item!.getType(type)).text();
    return { html: await read('text/html'), text: await read('text/plain') };
  });
}

function expectOrder(text: string, words: string[]): void {
  const places = words.map((word) => text.indexOf(word));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
}
