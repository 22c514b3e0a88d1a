import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { serve } from '../../netlify/local/platform/web-server.ts';
import { artworkBody } from '../fixtures/artwork-input.ts';
import { countDuring, countRequests } from '../fixtures/blobs-requests.ts';
import { newBuyer } from '../fixtures/buyers.ts';
import { launchShop, test as base, type Admin, type RunningShop } from '../fixtures/shop.ts';

const price = 150;

/** Scheduled functions start at such times, and read the store too. */
const scheduleMs = 5 * 60_000;
const beforeMs = 20_000;
const afterMs = 5_000;

/** A shop without a builder, whose reads would count too, and with works that nobody ever held. */
const test = base.extend<object, { counted: { shop: RunningShop; works: string[] } }>({
  counted: [
    async ({}, use) => {
      const hook = await serve(0, () => new Response());
      const shop = await launchShop({ BUILD_HOOK_URL: `http://127.0.0.1:${hook.port}/` });
      const works = await addWorks(await shop.admin(), 10);
      await letSchedulesPass();
      await use({ shop, works });
      await shop.close();
      await hook.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('a first order by card asks the store seven times, and three times for each further piece', async ({
  counted: { shop, works },
}) => {
  const counts: number[] = [];
  for (const ids of [works.slice(0, 1), works.slice(1, 3), works.slice(3, 6)]) {
    const buy = () => newBuyer(shop).openCard(ids, price * ids.length);
    counts.push(await countDuring(shop, () => expectAnswer(buy(), 200)));
  }
  expect(counts).toEqual([7, 10, 13]);
});

test('who comes again, too late, or after somebody who let the piece go, costs the store little', async ({
  counted: { shop, works },
}) => {
  const buyer = newBuyer(shop);
  const openAs = (one: typeof buyer) => one.openCard([works[6]!], price);
  const { orderNumber } = (await openAs(buyer)).body;
  expect(await countDuring(shop, () => expectAnswer(openAs(buyer), 200))).toBe(5);
  expect(await countDuring(shop, () => expectAnswer(openAs(newBuyer(shop)), 409))).toBe(4);
  await (await shop.admin()).setStatus(orderNumber, 'cancelled');
  expect(await countDuring(shop, () => expectAnswer(openAs(newBuyer(shop)), 200))).toBe(11);
});

test('a transfer order asks eight times, three times for each further piece, and five for its mail', async ({
  counted: { shop, works },
}) => {
  const counts: number[] = [];
  for (const ids of [works.slice(7, 8), works.slice(8, 10)]) {
    const before = await countRequests(shop);
    const email = `${ids.length}@example.com`;
    await expectAnswer(newBuyer(shop).orderByTransfer(ids, email, price * ids.length), 200);
    await expect
      .poll(async () => (await shop.state()).mails.some(({ to }) => to === email))
      .toBe(true);
    await wait(300);
    counts.push((await countRequests(shop)) - before);
  }
  expect(counts).toEqual([13, 16]);
});

async function addWorks(admin: Admin, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number++) {
    const work = artworkBody({ title: `Study ${number}`, price: String(price) });
    ids.push((await admin.send<{ id: string }>('POST', '/api/admin/artworks', work)).body.id);
  }
  return ids;
}

async function letSchedulesPass(): Promise<void> {
  const since = (Date.now() + beforeMs) % scheduleMs;
  if (since < beforeMs + afterMs) await wait(beforeMs + afterMs - since);
}

async function expectAnswer(call: Promise<{ status: number }>, status: number): Promise<void> {
  expect((await call).status).toBe(status);
}
