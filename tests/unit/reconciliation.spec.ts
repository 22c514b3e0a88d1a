import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { blobsContext } from '../../netlify/local/platform/blobs-server.ts';
import { listKeys } from '../../netlify/ports/blobs-lists.ts';
import { writeJson } from '../../netlify/ports/blobs.ts';
import { createOrder, type OrderRecord } from '../../netlify/use-cases/order-records.ts';
import { reconcile } from '../../netlify/use-cases/reconciliation.ts';
import { setLeastEnvironment } from '../fixtures/least-environment.ts';
import { access, startBlobs } from '../fixtures/platform-blobs.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'atelye-reconciliation-'));
const past = new Date(Date.now() - 60_000).toISOString();
const plainFetch = globalThis.fetch;
let blobs: Awaited<ReturnType<typeof startBlobs>>;

const lapsed: OrderRecord = {
  id: 'LAP-SED',
  createdAt: past,
  method: 'zelle',
  status: 'pending',
  customerName: 'Marie Joseph',
  customerEmail: 'marie@example.com',
  shippingAddress: null,
  items: [],
  totalAmount: '150.00',
  trackingNumber: null,
  customerNotes: null,
  deadline: past,
  paidAt: null,
  paymentIntentId: null,
  paymentRefusals: 0,
  refunds: [],
  mails: [],
  buyer: 'a buyer',
  round: 0,
  accessKey: 'a key',
  pieces: ['jou-mache'],
};

test.beforeAll(async () => {
  setLeastEnvironment();
  blobs = await startBlobs(dataDir);
  process.env['NETLIFY_BLOBS_CONTEXT'] = blobsContext(blobs.port, access);
});
test.afterAll(async () => {
  globalThis.fetch = plainFetch;
  delete process.env['NETLIFY_BLOBS_CONTEXT'];
  await blobs.close();
  rmSync(dataDir, { recursive: true });
});

test('a transfer order that lapses owes its buyer a mail from the very write that cancels it', async () => {
  await createOrder(lapsed);
  const written = recordWrites(`/orders%2F${lapsed.id}`, `/orders/${lapsed.id}`);
  await reconcile();
  const cancelled = written().filter(({ status }) => status === 'cancelled');
  expect(cancelled.length).toBeGreaterThan(0);
  for (const { mails } of cancelled) expect(mails).toMatchObject([{ kind: 'cancelled' }]);
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
