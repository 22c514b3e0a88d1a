import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Artwork } from '#shared/artwork';
import { photograph } from '../fixtures/artworks/artwork-input.ts';
import { hasRouter } from './in-page.ts';
import { test } from './journey.ts';
import type { Person } from './person.ts';

test('the gallery opens from a picture, shows another and closes', async ({ person }) => {
  await person.open('/shop-art');
  await person.press('View Tanbouyè full screen');
  await person.press('Show Choublak');
  await person.sees('Choublak');
  await person.press('Close');
  await expect.poll(() => person.driver.ask(countDialogs)).toBe(0);
  await person.isAt(/^\/shop-art$/);
});

test('Back closes gallery, cart and checkout, and stays', async ({ person }) => {
  await person.open('/about');
  await person.open('/shop-art');
  await expect.poll(() => person.driver.ask(hasRouter)).toBe(true);
  await person.driver.ask(markPage);
  for (const name of ['View Tanbouyè full screen', 'Cart']) {
    await person.press(name);
    await leaveDialog(person);
  }
  await person.press('View Tanbouyè full screen');
  await expect.poll(() => person.driver.ask(countDialogs)).toBe(1);
  await person.press('Add to Cart', '[role=dialog] button');
  await person.press('See cart');
  await person.press('Checkout');
  await person.sees('Complete Your Purchase');
  await leaveDialog(person);
  await person.press('Cart, 1 item');
  await expect.poll(() => person.driver.ask(depthOf)).toBe('1');
  await person.press('Close', '[role=dialog] button');
  await expect.poll(() => person.driver.ask(depthOf)).toBe('0');
  expect(await person.driver.ask(isMarked), 'no page was loaded anew').toBe(true);
  await person.driver.ask(leavePage);
  await person.isAt(/^\/about$/);
});

async function leaveDialog(person: Person): Promise<void> {
  await expect.poll(() => person.driver.ask(countDialogs)).toBe(1);
  await expect.poll(() => person.driver.ask(depthOf)).toBe('1');
  await person.driver.ask(leavePage);
  await expect.poll(() => person.driver.ask(countDialogs)).toBe(0);
  await person.isAt(/^\/shop-art$/);
}

test('links change the page in place, with back and forward, and the cart stays', async ({
  person,
}) => {
  await person.open('/shop-art');
  await expect.poll(() => person.driver.ask(hasRouter)).toBe(true);
  await person.driver.ask(markPage);
  await person.follow('Jou Mache');
  await person.isAt(/^\/art\/jou-mache$/);
  await person.press('Add to Cart');
  await person.sees('Jou Mache has been added to your cart.');
  await person.goBack();
  await person.isAt(/^\/shop-art$/);
  await person.sees('5 of 5 works available');
  await person.follow('Tanbouyè');
  await person.isAt(/^\/art\/tanbouye$/);
  await person.goBack();
  await person.isAt(/^\/shop-art$/);
  await person.sees('5 of 5 works available');
  await person.goForward();
  await person.isAt(/^\/art\/tanbouye$/);
  await person.sees('$175.00');
  await person.press('Cart, 1 item');
  await person.sees('Your Cart');
  expect(await person.driver.ask(isMarked), 'no page was loaded anew').toBe(true);
});

test('a page that is left while a part of it loads is not loaded again instead', async ({
  person,
}) => {
  await person.open('/about');
  await person.open('/art/jou-mache');
  await person.press('Add to Cart');
  await person.driver.ask(leavePage);
  await person.isAt(/^\/about$/);
});

test('the administrator signs in, adds an artwork with a photograph, and takes a backup', async ({
  person,
  shop,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'atelye-photograph-'));
  const file = join(folder, 'soley.jpg');
  writeFileSync(file, await photograph(900, 1200));
  await person.open('/admin/login');
  await person.fill('Username', 'admin');
  await person.fill('Password', shop.adminPassword);
  await person.press('Login');
  await person.isAt(/^\/admin\/dashboard$/);
  await person.sees('Waiting for a transfer');

  await person.open('/admin/artworks');
  await person.press('Add New Artwork');
  await person.fill('Title', 'Solèy Leve');
  await person.fill('Description', 'The first light on the bay.');
  await person.fill('Price', '310');
  await person.fill('Stock Quantity', '1');
  await person.upload('Photograph', file);
  await person.sees('The photograph is uploaded.');
  await person.press('Create Artwork');
  await person.sees('Artwork created successfully');
  const stored = (await (await fetch(`${shop.url}/api/artworks/soley-leve`)).json()) as Artwork;
  expect(stored).toMatchObject({ title: 'Solèy Leve', imageWidth: 900, imageHeight: 1200 });
  rmSync(folder, { recursive: true });

  await person.open('/admin/backup');
  await person.press('Download a backup');
  await person.fill('Password', shop.adminPassword);
  await person.press('Go on');
  await person.sees(/Last backup: .*\d+ records/s);
});

function depthOf(): string {
  return String(history.state?.layers ?? 0);
}

function countDialogs(): number {
  return document.querySelectorAll('[role=dialog]').length;
}

/** Goes back in the page. The drivers' own ways back wait for events that a kept page does not have. */
function leavePage(): void {
  history.back();
}

function markPage(): void {
  Object.assign(window, { journey: 'begun' });
}

function isMarked(): boolean {
  return 'journey' in window;
}
