import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { previewFunctions } from './real-folders.ts';
import { openRealShop, password, type RealShop } from './real-shop.ts';

let shop: RealShop;

test.beforeAll(async () => {
  shop = await openRealShop({ context: 'deploy-preview', prepare: useBundleOfPreview });
});
test.afterAll(() => shop.close());

test('A preview shows the artworks and accepts no order, payment, login or webhook @nightly', async () => {
  const before = shop.blobs.writes();
  const buyer = newBuyer(shop);
  expect((await buyer.send<unknown[]>('GET', '/api/artworks')).body).toHaveLength(5);
  const login = { username: 'admin', password };
  const answers = [
    await buyer.openCard(['jou-mache']),
    await buyer.orderByTransfer(['jou-mache']),
    await buyer.send('POST', '/api/admin/login', login),
  ];
  for (const { status, body } of answers) {
    expect({ status, error: body.error }).toEqual({ status: 403, error: 'This is a preview' });
  }
  expect(shop.blobs.writes()).toBe(before);
  expect(shop.hook.calls()).toBe(0);
  const state = await shop.state<{ paymentIntents: unknown[]; mails: unknown[] }>();
  expect(state).toMatchObject({ paymentIntents: [], mails: [] });
});

/** Replaces the bundle in the zip by the preview's, under the same bootstrap. */
function useBundleOfPreview(folder: string, name: string): void {
  copyFileSync(join(previewFunctions, `${name}.mjs`), join(folder, `${name}.mjs`));
}
