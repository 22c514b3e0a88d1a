import { expect, test } from '@playwright/test';
import { listKeys } from '../../netlify/ports/blobs/lists.ts';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { createOrder, type OrderRecord } from '../../netlify/use-cases/orders/records.ts';
import { reconcile } from '../../netlify/use-cases/reconciliation.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';

const plainFetch = globalThis.fetch;

giveOwnStore();
test.afterAll(() => {
  globalThis.fetch = plainFetch;
});

test('the write that cancels a lapsed transfer order also makes its mail due', async () => {
  const { id } = await createOrder(transferOrder('LAP-SED', new Date(Date.now() - 60_000)));
  const written = recordWrites(`/orders%2F${id}`, `/orders/${id}`);
  await reconcile();
  const cancelled = written().filter(({ status }) => status === 'cancelled');
  expect(cancelled.length).toBeGreaterThan(0);
  for (const { mails } of cancelled) expect(mails).toMatchObject([{ kind: 'lapsed' }]);
});

test('from where orders came is forgotten when nothing is limited by it any more', async () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const entry = { orderId: 'AAA-AAA', buyer: 'a buyer', pieces: 1 };
  const old = { ...entry, at: ago(61), deadline: ago(46) };
  await writeJson('addresses/silent', { entries: [old] });
  await writeJson('addresses/ordering', { entries: [{ ...old, at: ago(59), deadline: ago(44) }] });
  await writeJson('addresses/holding', { entries: [{ ...old, deadline: ago(-1) }] });
  // As the shop of before wrote it, for each transfer order.
  await writeJson('transfer-addresses/2026-01-31/a-network/AAA-AAA', {});
  await reconcile();
  expect(await listKeys('transfer-addresses/')).toEqual([]);
  expect(await listKeys('addresses/')).toEqual(['addresses/holding', 'addresses/ordering']);
});

/** Records writes to the store at these addresses, in order. */
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
