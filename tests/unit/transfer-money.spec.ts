import { test } from 'node:test';
import { expect } from '@playwright/test';
import { asCents } from '#shared/cents';
import { sampleArtworks } from '#shared/samples/artworks';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { createOrFindOrder } from '../../netlify/use-cases/orders/record/records.ts';
import { moveOrder } from '../../netlify/use-cases/orders/status/order-status.ts';
import { receiveMoney } from '../../netlify/use-cases/orders/transfer/transfer-money.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { artworkKey } from '../fixtures/records.ts';

giveOwnStore();

test('the status ‘processing’ says that what is to come has arrived, also if a part has come since the desk read the order (rule 23)', async () => {
  await writeJson(artworkKey('jou-mache'), sampleArtworks[0]!);
  const read = await createOrFindOrder(transferOrder('PAT-LA2', new Date(Date.now() + 60_000)));
  await receiveMoney(read, { id: 'dialog-0001', cents: asCents(10_000), way: 'hand' });
  const { status, money } = await moveOrder(read, 'processing');
  expect(status).toBe('processing');
  expect(money.map(({ cents, state }) => [cents, state])).toEqual([
    [10_000, 'done'],
    [5000, 'done'],
  ]);
});
