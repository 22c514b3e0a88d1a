import { expect, test } from '@playwright/test';
import { findClaim, isLiveClaim, takeClaim } from '../../netlify/use-cases/pieces/claims.ts';
import { freeHeldPieces } from '../../netlify/use-cases/pieces/freeing.ts';
import { createOrder, findOrder } from '../../netlify/use-cases/orders/records.ts';
import { setOrderStatus } from '../../netlify/use-cases/orders/order-edits.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';

const piece = 'jou-mache';

giveOwnStore();

test('an order that comes back while its pieces are freed keeps the pieces that it took', async () => {
  const order = { ...transferOrder('RET-OUN', new Date()), status: 'cancelled' as const };
  await createOrder(order);
  await beforeWriteOf(
    order.id,
    async () => {
      const claim = (await findClaim(piece))!;
      await freeHeldPieces({ orderId: order.id, pieces: [piece], claim }, false);
    },
    () => setOrderStatus({ id: order.id, editor: 'admin' }, 'pending'),
  );
  expect(await findOrder(order.id)).toMatchObject({ status: 'pending', round: 1 });
  expect(await findClaim(piece)).toMatchObject({ orderId: order.id, isReleased: false });
});

test('a claim that a crash left behind is freed when it is older than a minute', async () => {
  const order = { ...transferOrder('KRA-SED', new Date()), status: 'cancelled' as const };
  await createOrder(order);
  const deadline = new Date(Date.now() + 3_600_000).toISOString();
  const hold = { orderId: order.id, buyer: order.buyer, deadline, round: 1 };
  const taken = (await takeClaim('tanbouye', hold, null))!;
  const seen = { ...taken, since: new Date(Date.now() - 61_000).toISOString() };
  await freeHeldPieces({ orderId: order.id, pieces: ['tanbouye'], claim: seen }, false);
  expect(isLiveClaim(await findClaim('tanbouye'))).toBe(false);
});

/** Does something right before an order is written for the first time by `work`. */
async function beforeWriteOf(
  id: string,
  before: () => Promise<void>,
  work: () => Promise<unknown>,
): Promise<void> {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const isWrite = /put/i.test(init?.method ?? '') && pathname.endsWith(`orders/${id}`);
    if (isWrite) {
      globalThis.fetch = fetch;
      await before();
    }
    return fetch(input, init);
  };
  await work().finally(() => {
    globalThis.fetch = fetch;
  });
}
