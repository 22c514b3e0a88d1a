import { expect, test } from '@playwright/test';
import { getBuyerOrder } from '../../netlify/use-cases/orders/order-page.ts';
import { createOrder } from '../../netlify/use-cases/orders/records.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';

giveOwnStore();

test('a waiting transfer order has its page even if the shop offers no transfers any more', async () => {
  const { id, accessKey } = await createOrder(
    transferOrder('WAI-TNG', new Date(Date.now() + 60_000)),
  );
  expect(await getBuyerOrder(`${id}.${accessKey}`)).toMatchObject({
    id,
    status: 'pending',
    transfer: null,
  });
});
