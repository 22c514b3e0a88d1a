import { expect, test } from '@playwright/test';
import { getBuyerOrder } from '../../netlify/use-cases/order-page.ts';
import { createOrder } from '../../netlify/use-cases/order-records.ts';
import { giveOwnStore } from '../fixtures/own-store.ts';
import { transferOrder } from '../fixtures/transfer-order.ts';

giveOwnStore();

test('an order that waits for its transfer has its page, also when the shop offers none any more', async () => {
  const { id, accessKey } = await createOrder(
    transferOrder('WAI-TNG', new Date(Date.now() + 60_000)),
  );
  expect(await getBuyerOrder(`${id}.${accessKey}`)).toMatchObject({
    id,
    status: 'pending',
    transfer: null,
  });
});
