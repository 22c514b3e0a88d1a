import { test } from 'node:test';
import { expect } from '@playwright/test';
import { getBuyerOrder } from '../../netlify/use-cases/orders/buyer/order-page.ts';
import { createOrFindOrder } from '../../netlify/use-cases/orders/record/records.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';

giveOwnStore();

test('a waiting transfer order shows the recipient that it had, also if the shop has none any more', async () => {
  const recipient = { email: 'studio@shop.example', name: 'Atelye' };
  const { id, accessKey } = await createOrFindOrder({
    ...transferOrder('WAI-TNG', new Date(Date.now() + 60_000)),
    recipient,
  });
  expect(await getBuyerOrder(`${id}.${accessKey}`)).toMatchObject({
    id,
    status: 'pending',
    transfer: recipient,
  });
});
