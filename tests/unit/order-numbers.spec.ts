import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { after, before, test } from 'node:test';
import { expect } from '@playwright/test';
import { sampleArtworks } from '#shared/samples/artworks';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import {
  placeTransfer,
  toTransferOrder,
} from '../../netlify/use-cases/checkout/transfer-orders.ts';
import { changeSettings } from '../../netlify/use-cases/settings.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { artworkKey } from '../fixtures/records.ts';

giveOwnStore();

const plainRandom = crypto.randomInt;
const works = sampleArtworks.slice(0, 2).map((work) => ({ ...work, price: '100.00' }));

before(async () => {
  await changeSettings(() => ({ transferEmail: 'studio@shop.example', transferName: 'Atelye' }));
  for (const work of works) await writeJson(artworkKey(work.id), work);
});
after(() => answerWith(plainRandom));

test('a number that exists is no second buyer’s order', async () => {
  // Both begin with the same six signs.
  const signs = [...Array<number>(12).fill(0), ...Array<number>(6).fill(1)];
  answerWith((() => signs.shift() ?? 2) as typeof plainRandom);
  const first = await order(works[0]!.id, 'marie@example.com', 'one-buyer');
  const second = await order(works[1]!.id, 'jean@example.com', 'other-buyer');
  expect(first.id).toBe('AAA-AAA');
  expect(second.id).toBe('CCC-CCC');
  expect(toTransferOrder(second).orderPage).not.toContain(first.accessKey);
  expect([second.customerEmail, second.items[0]!.id]).toEqual(['jean@example.com', works[1]!.id]);
});

function order(artworkId: string, customerEmail: string, buyer: string) {
  return placeTransfer({ artworkId, amount: 100, customerName: 'Marie', customerEmail }, buyer);
}

function answerWith(random: typeof plainRandom): void {
  crypto.randomInt = random;
  syncBuiltinESMExports();
}
