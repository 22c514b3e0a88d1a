import { expect } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test } from '../fixtures/shop.ts';
import { openWithClock } from './availability-calls.ts';
import { cardOf } from './site-page.ts';

const minute = 60_000;

test('a page asks what is available after 30, 60 and 120 s, rests after ten minutes, and asks at the next sign', async ({
  page,
  shop,
}) => {
  const calls = await openWithClock(page, `${shop.url}/shop-art`);
  for (const [ms, count] of [
    [26_000, 1],
    [6000, 2],
    [52_000, 2],
    [8000, 3],
    [112_000, 3],
    [8000, 4],
    [2 * minute, 5],
  ] as const) {
    await page.clock.runFor(ms);
    expect(calls()).toBe(count);
  }
  await page.clock.runFor(60 * minute);
  expect(calls()).toBe(7);
  await newBuyer(shop).orderByTransfer(['jou-mache']);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect(cardOf(page, 'Jou Mache').getByText('Reserved')).toBeVisible();
  expect(calls()).toBe(8);
  await page.clock.runFor(30_000);
  expect(calls()).toBe(9);
});

test('a further page of a visit asks again only when the last answer is older than 30 s', async ({
  page,
  shop,
}) => {
  const calls = await openWithClock(page, `${shop.url}/art/choublak`);
  await page.clock.runFor(20_000);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Shop My Art').click();
  await expect(page).toHaveURL(/\/shop-art$/);
  await page.clock.runFor(5000);
  expect(calls()).toBe(1);
  await page.getByRole('navigation', { name: 'Main' }).getByText('About Me').click();
  await expect(page).toHaveURL(/\/about$/);
  await page.clock.runFor(5 * minute);
  expect(calls()).toBe(1);
  await page.getByRole('navigation', { name: 'Main' }).getByText('Shop My Art').click();
  await expect(page).toHaveURL(/\/shop-art$/);
  await expect.poll(calls).toBe(2);
});
