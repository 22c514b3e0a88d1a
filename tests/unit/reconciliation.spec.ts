import { expect, test } from '@playwright/test';
import { listKeys } from '../../netlify/ports/blobs-lists.ts';
import { writeJson } from '../../netlify/ports/blobs.ts';
import { createOrder, type OrderRecord } from '../../netlify/use-cases/order-records.ts';
import { reconcile } from '../../netlify/use-cases/reconciliation.ts';
import { giveOwnStore } from '../fixtures/own-store.ts';
import { transferOrder } from '../fixtures/transfer-order.ts';

const plainFetch = globalThis.fetch;

giveOwnStore();
test.afterAll(() => {
  globalThis.fetch = plainFetch;
});

test('a transfer order that lapses owes its buyer a mail from the very write that cancels it', async () => {
  const { id } = await createOrder(transferOrder('LAP-SED', new Date(Date.now() - 60_000)));
  const written = recordWrites(`/orders%2F${id}`, `/orders/${id}`);
  await reconcile();
  const cancelled = written().filter(({ status }) => status === 'cancelled');
  expect(cancelled.length).toBeGreaterThan(0);
  for (const { mails } of cancelled) expect(mails).toMatchObject([{ kind: 'lapsed' }]);
});

test('who ordered by transfer from where is forgotten when the day is over', async () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const day of ['2026-01-31', today]) {
    await writeJson(`transfer-addresses/${day}/a-network/AAA-AAA`, {});
  }
  await reconcile();
  expect(await listKeys('transfer-addresses/')).toEqual([
    `transfer-addresses/${today}/a-network/AAA-AAA`,
  ]);
});

/** What is written to the store at these addresses from now on, in order. */
function recordWrites(...endings: string[]): () => OrderRecord[] {
  const bodies: string[] = [];
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const isOurs = endings.some((ending) => pathname.endsWith(ending));
    if (isOurs && init?.method?.toLowerCase() === 'put') bodies.push(String(init.body));
    return plainFetch(input, init);
  };
  return () => bodies.map((body) => JSON.parse(body) as OrderRecord);
}
