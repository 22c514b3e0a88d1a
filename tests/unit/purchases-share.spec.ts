import { after, before, test } from 'node:test';
import { expect } from '@playwright/test';
import { asCents } from '#shared/cents';
import { sampleArtworks } from '#shared/samples/artworks';
import { mapConcurrently } from '../../netlify/concurrency.ts';
import { env, type Environment } from '../../netlify/env.ts';
import { listKeys } from '../../netlify/ports/blobs/lists.ts';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import { en } from '#words/en/refusals';
import { checkPurchase, openCardForm } from '../../netlify/use-cases/checkout/card.ts';
import { placeTransfer } from '../../netlify/use-cases/checkout/transfer-orders.ts';
import { changeSettings } from '../../netlify/use-cases/settings.ts';
import { listLiveTakes } from '../../netlify/use-cases/takes/takes.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { artworkKey } from '../fixtures/records.ts';
import { rounds } from '../fixtures/rounds.ts';

const settings = {
  TRANSFER_HOLD_SHARE: 0.5,
  STRIPE_API_URL: 'http://stripe.test',
};
let given: Environment;
let plainFetch: typeof fetch;
const blobs = giveOwnStore();

const works = Array.from({ length: 10 }, (_, index) => ({
  ...sampleArtworks[0]!,
  id: `work-${index}`,
  price: '100.00',
}));

before(async () => {
  // It is read once in a process, which other files share.
  given = { ...env() };
  plainFetch = globalThis.fetch;
  Object.assign(env(), settings);
  globalThis.fetch = (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input);
    if (hostname !== 'stripe.test') return plainFetch(input, init);
    return Promise.resolve(Response.json({ id: 'pi_1', client_secret: 'pi_1_secret_1' }));
  };
  const recipient = { transferEmail: 'studio@shop.example', transferName: 'Atelye' };
  await changeSettings(() => recipient);
  for (const work of works) await writeJson(artworkKey(work.id), work);
});
after(() => {
  globalThis.fetch = plainFetch;
  for (const name of Object.keys(settings)) Reflect.deleteProperty(env(), name);
  Object.assign(env(), given);
});

test('a stranger with 40 invented mailboxes holds half of the works at most', async () => {
  const answers = new Map<string, number>();
  for (let index = 0; index < 40; index++) {
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
    'awaits the painter': 20,
    refused: 15,
  });
});

test('above the share a network writes 20 orders an hour, and what is refused is not stored (rule 10)', async () => {
  const orders = async () => (await listKeys('')).filter((name) => /^(orders|due)\//.test(name));
  const place = (index: number, network: string) =>
    placeTransfer(
      {
        artworkId: `work-${5 + (index % 5)}`,
        amount: 100,
        customerName: 'Marie',
        customerEmail: `${network}-${index}@example.com`,
      },
      `of ${network}-${index}`,
      { network },
    );
  for (let index = 0; index < 20; index++) await place(index, 'a');
  const stored = await orders();
  for (let index = 20; index < 30; index++) {
    await expect(place(index, 'a')).rejects.toMatchObject({ status: 429, message: en.ordersWait });
  }
  expect(await orders()).toEqual(stored);
  expect(await place(0, 'b')).toMatchObject({ awaitsPainter: true });
});

test('after many opened card forms the store is as before, and half of the works can be bought', async () => {
  const changes = blobs().changes();
  await mapConcurrently([...Array(rounds(40, 1000)).keys()], 5, (index) =>
    openCardForm({ artworkId: `work-${5 + (index % 5)}`, amount: 100 }, `stranger-${index}`),
  );
  expect(blobs().changes()).toBe(changes);
  const buyable = await Promise.all(
    works.map(({ id }) =>
      checkPurchase({ artworkIds: [id], cents: asCents(100_00) }, 'honest').then(
        () => id,
        () => null,
      ),
    ),
  );
  expect(buyable.filter(Boolean)).toEqual(works.slice(5).map(({ id }) => id));
  expect([...(await listLiveTakes()).values()].flat()).toHaveLength(5);
});

function order(artworkId: string, customerEmail: string, buyer: string) {
  return placeTransfer({ artworkId, amount: 100, customerName: 'Marie', customerEmail }, buyer);
}
