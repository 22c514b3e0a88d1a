import { after, before, test } from 'node:test';
import { expect } from '@playwright/test';
import { saleInput } from '#shared/offer';
import { sampleArtworks } from '#shared/samples/artworks';
import { createJson } from '../../netlify/ports/blobs/records.ts';
import { exportMoney } from '../../netlify/use-cases/orders/lists/export-money.ts';
import { exportOrders } from '../../netlify/use-cases/orders/lists/export.ts';
import { listAllOrders } from '../../netlify/use-cases/orders/lists/listing.ts';
import { recordSale } from '../../netlify/use-cases/offers/making.ts';
import { reconcile } from '../../netlify/use-cases/reconciliation.ts';
import { changeSettings } from '../../netlify/use-cases/settings.ts';
import { readLiveTakes } from '../../netlify/use-cases/takes/takes.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { moveDate, type MovedDate } from '../fixtures/moved-date.ts';
import { duePrefix, ordersPrefix, takenKey } from '../fixtures/records.ts';

const plainFetch = globalThis.fetch;
const artwork = sampleArtworks[0]!;
const input = saleInput.parse({ items: [{ artworkId: artwork.id }], day: '2026-12-24' });
const line = { title: 'A portrait', price: '100' };
const sell = () => recordSale({ input, key: 'a form', editor: 'admin' });

giveOwnStore();
let date: MovedDate;
before(async () => {
  date = moveDate('2026-12-31T23:59:00.000Z');
  await createJson(`artworks/${artwork.id}`, artwork);
});
after(() => {
  globalThis.fetch = plainFetch;
  date.restore();
});

test('a sale elsewhere that crashed before its take is finished by reconciliation, and its form makes no second order (rule 70)', async () => {
  const changes: string[] = [];
  globalThis.fetch = (request, init) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request);
    const [, key = ''] = decodeURIComponent(pathname).split('site:shop/');
    if (key && (init?.method ?? 'GET').toUpperCase() === 'PUT') {
      changes.push(key);
      if (key.startsWith('taken/')) return Promise.reject(new Error('The function ends here.'));
    }
    return plainFetch(request, init);
  };
  await expect(sell()).rejects.toThrow();
  globalThis.fetch = plainFetch;
  expect(changes[0]).toContain(duePrefix);
  expect(changes[1]).toContain(ordersPrefix);
  expect(changes.slice(2).some((key) => key === takenKey(artwork.id))).toBe(true);
  expect(await listAllOrders()).toMatchObject([{ status: 'pending', paidAt: null }]);
  expect(await readLiveTakes(artwork.id)).toEqual([]);

  date.pass(10 * 60_000);
  await reconcile();
  const [order] = await listAllOrders();
  expect(order).toMatchObject({ status: 'processing', totalAmount: '', mails: [] });
  expect(order!.paidAt, 'the day of the sale').toBe('2026-12-24T12:00:00.000Z');
  expect(await readLiveTakes(artwork.id)).toMatchObject([{ orderId: order!.id, until: null }]);
  expect(await sell()).toMatchObject({ id: order!.id, createdAt: order!.createdAt });
  expect(await listAllOrders()).toHaveLength(1);
});

test('‘today’ of a sale elsewhere, and its day in both files, are those of the shop’s time zone (rules 70, 82)', async () => {
  const timeZone = 'America/Port-au-Prince';
  await changeSettings(() => ({ timeZone }));
  // There it is 23:30 on December 31.
  date.pass(Date.parse('2027-01-01T04:30:00.000Z') - date.now());
  const now = new Date().toISOString();
  const sellLine = (key: string, day?: string) =>
    recordSale({ input: saleInput.parse({ items: [line], day }), key, editor: 'admin' });
  const [today, unsaid] = [await sellLine('today', '2026-12-31'), await sellLine('unsaid')];
  expect([today.paidAt, unsaid.paidAt]).toEqual([now, now]);
  await expect(sellLine('tomorrow', '2027-01-01')).rejects.toMatchObject({ status: 400 });
  const rowsOf = (csv: string) => csv.split('\n').filter((row) => row.includes(today.id));
  expect(rowsOf(await exportMoney('point'))).toEqual([expect.stringContaining('2026-12-31')]);
  expect(rowsOf(await exportOrders('point'))).toEqual([
    expect.stringContaining('December 31, 2026'),
  ]);
  date.pass(60 * 60_000);
  expect(await sellLine('today', '2026-12-31'), 'after midnight').toMatchObject({ id: today.id });
});
