import { expect, test } from '@playwright/test';
import { sampleArtworks } from '#shared/samples/artworks';
import { env, type Environment } from '../../netlify/env.ts';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { placeTransfer } from '../../netlify/use-cases/checkout/transfer-orders.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { artworkKey } from '../fixtures/records.ts';

const settings = {
  TRANSFER_HOLD_SHARE: 0.5,
  ZELLE_EMAIL: 'studio@shop.example',
  ZELLE_NAME: 'Atelye',
};
let before: Environment;
giveOwnStore();

const works = Array.from({ length: 10 }, (_, index) => ({
  ...sampleArtworks[0]!,
  id: `work-${index}`,
  price: '100.00',
}));

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // It is read once in a process, which other files share.
  before = { ...env() };
  Object.assign(env(), settings);
  for (const work of works) await writeJson(artworkKey(work.id), work);
});
test.afterAll(() => {
  for (const name of Object.keys(settings)) Reflect.deleteProperty(env(), name);
  Object.assign(env(), before);
});

test('a stranger with 100 invented mailboxes holds half of the works at most', async () => {
  const answers = new Map<string, number>();
  for (let index = 0; index < 100; index++) {
    const answer = await order(
      `work-${index % 10}`,
      `nobody-${index}@example.com`,
      `b-${index}`,
    ).then(
      ({ awaitsPainter }) => (awaitsPainter ? 'awaits the painter' : 'held'),
      (error: Error) => (/is reserved for another buyer/.test(error.message) ? 'refused' : error),
    );
    answers.set(String(answer), (answers.get(String(answer)) ?? 0) + 1);
  }
  expect(Object.fromEntries(answers)).toEqual({
    held: 5,
    'awaits the painter': 50,
    refused: 45,
  });
});

function order(artworkId: string, customerEmail: string, buyer: string) {
  return placeTransfer({ artworkId, amount: 100, customerName: 'Marie', customerEmail }, buyer);
}
