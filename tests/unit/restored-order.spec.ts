import { beforeEach, test } from 'node:test';
import { expect } from '@playwright/test';
import { sampleArtworks } from '#shared/samples/artworks';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { freeArtwork } from '../../netlify/use-cases/orders/status/release.ts';
import { setOrderStatus } from '../../netlify/use-cases/orders/edits/order-edits.ts';
import {
  createOrFindOrder,
  findOrderByNumber,
} from '../../netlify/use-cases/orders/record/records.ts';
import { readLiveTakes } from '../../netlify/use-cases/takes/takes.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';
import { artworkKey } from '../fixtures/records.ts';

const [artwork] = sampleArtworks;
const artworkId = artwork!.id;

giveOwnStore();
beforeEach(() => writeJson(artworkKey(artworkId), artwork!));

test('an order that is opened again while its artwork is freed is open with its artwork, or stays cancelled without it', async () => {
  const order = { ...transferOrder('RET-OUN', new Date()), status: 'cancelled' as const };
  await createOrFindOrder(order);
  const free = () => freeArtwork({ artworkId, editor: 'admin' });
  const opening = () => setOrderStatus({ id: order.id, editor: 'admin' }, 'pending');
  await beforeWriteOf(order.id, free, opening).catch(() => undefined);
  await expectWhole(order.id);
  await opening();
  expect(await findOrderByNumber(order.id)).toMatchObject({ status: 'pending' });
  await expectWhole(order.id);
});

async function expectWhole(id: string): Promise<void> {
  const order = await findOrderByNumber(id);
  const takes = await readLiveTakes(artworkId);
  expect(takes.map((take) => take.orderId)).toEqual(order?.status === 'cancelled' ? [] : [id]);
}

/** Does something right before an order is written for the first time by `work`. */
async function beforeWriteOf(
  id: string,
  before: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<void> {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const isWrite = /put/i.test(init?.method ?? '') && pathname.endsWith(id);
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
