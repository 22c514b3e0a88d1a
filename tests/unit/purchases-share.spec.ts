import { expect, test } from '@playwright/test';
import { sampleArtworks } from '#shared/samples/artworks';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { listTakes } from '../../netlify/use-cases/purchases/takes.ts';
import { placeTransfer } from '../../netlify/use-cases/purchases/transfers.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';

giveOwnStore();

const works = Array.from({ length: 10 }, (_, index) => ({
  ...sampleArtworks[0]!,
  id: `work-${index}`,
  slug: `work-${index}`,
  price: '100.00',
  stockQuantity: 1,
  isHidden: false,
}));

test.beforeAll(async () => {
  for (const work of works) await writeJson(`artworks/${work.id}`, work);
});

test('a stranger with 100 invented mailboxes holds half of the works at most', async () => {
  const answers: string[] = [];
  for (let index = 0; index < 100; index++) {
    const placed = await order(
      `work-${index % 10}`,
      `nobody-${index}@example.com`,
      `b-${index}`,
    ).catch((error: Error) => error.message);
    if (typeof placed === 'string') answers.push(placed);
    else answers.push(placed.awaitsPainter ? 'awaits the painter' : 'held');
  }
  const takes = [...(await listTakes()).values()].flat();
  expect(takes).toHaveLength(5);
  expect(answers.filter((answer) => answer === 'held')).toHaveLength(5);
  expect(answers.filter((answer) => answer === 'awaits the painter')).toHaveLength(50);
  expect(answers.filter((answer) => answer.includes('is reserved for another buyer'))).toHaveLength(
    45,
  );
});

test('one inbox is one person: capital letters and a tag after a plus sign make no other', async () => {
  await order('work-9', 'Marie+one@example.com', 'first');
  const again = order('work-9', 'marie+two@EXAMPLE.com', 'second');
  await expect(again).rejects.toThrow('An order with this e-mail address is still waiting');
});

test('an order that is sent again is the same order', async () => {
  const first = await order('work-8', 'anna@example.com', 'anna');
  const second = await order('work-8', 'anna@example.com', 'anna');
  expect(second.id).toBe(first.id);
});

function order(artworkId: string, customerEmail: string, buyer: string) {
  return placeTransfer({ artworkId, amount: 100, customerName: 'Marie', customerEmail }, buyer);
}
