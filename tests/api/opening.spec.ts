import { expect } from '@playwright/test';
import { sampleArtworks } from '#shared/samples/artworks';
import { openingSteps, type Opening, type OpeningStep } from '#shared/admin/opening';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import {
  artworkKey,
  inspirationKey,
  processKey,
  removeRecords,
  writeRecord,
} from '../fixtures/records.ts';
import { test, type Admin } from '../fixtures/shop.ts';
import { contentOf } from './content-client.ts';

const path = '/api/admin/opening';
const imageUrl = `/media/${'a'.repeat(40)}`;
const ownArtwork = { ...sampleArtworks[0]!, id: 'own', slug: 'own', imageUrl, images: [] };

test('each step is done by what the painter does, and the end of the list stays (rule 103)', async ({
  shop,
  admin,
}) => {
  const done = async () => (await find(admin)).done;
  // The purchase of a sample counts; the samples are in the way of everything else.
  const connected: OpeningStep[] = ['stripe', 'build-hook', 'instagram'];
  expect(await done()).toEqual(connected);
  const buyer = newBuyer(shop);
  const { clientSecret } = (await buyer.openCard(['jou-mache'])).body;
  await payByCard(shop, clientSecret);
  await buyer.outcomeOf(clientSecret);
  expect(await done()).toEqual([...connected, 'purchase']);

  const steps: [OpeningStep, () => Promise<unknown>][] = [
    ['work', async () => writeRecord(shop, artworkKey('own'), ownArtwork)],
    ['about', () => write(admin, 'about')],
    ['contact', () => write(admin, 'contact')],
    ['privacy', () => write(admin, 'privacy')],
    ['bank', () => set(admin, { offersTransfer: false })],
    ['shipping', () => set(admin, { shippingNote: 'Rolled in a tube' })],
    ['mail', () => admin.send('PATCH', path, { mailArrived: true })],
  ];
  const early = await admin.send('PATCH', path, { mailArrived: true });
  expect(early).toMatchObject({ status: 409, body: { error: 'Send yourself a test mail first.' } });
  await admin.send('POST', '/api/admin/setup-mail');
  for (const [step, act] of steps) {
    expect(await done(), step).not.toContain(step);
    await act();
    expect(await done(), step).toContain(step);
  }
  expect((await find(admin)).ownWork).toBe('own');
  await write(admin, 'terms');
  expect(await done()).not.toContain('terms');
  await set(admin, { termsNote: 'Returns within a week' });
  expect(await done()).toContain('terms');

  const samples = sampleArtworks.map(({ id }) => artworkKey(id));
  removeRecords(shop, ...samples, processKey(''), inspirationKey(''), 'content/');
  await write(admin, 'about');
  for (const page of ['contact', 'terms', 'privacy']) await write(admin, page);
  expect(await find(admin)).toMatchObject({ done: [...openingSteps], isFinished: true });
  // Orders and pages may go later: the list does not come back.
  removeRecords(shop, 'orders/', 'content/');
  expect(await find(admin)).toMatchObject({ done: [...openingSteps], isFinished: true });
});

test('a stranger and a bad body are refused', async ({ shop, admin }) => {
  expect((await fetch(`${shop.url}${path}`)).status).toBe(401);
  expect((await admin.send('PATCH', path, { mailArrived: false })).status).toBe(400);
});

async function find(admin: Admin): Promise<Opening> {
  return (await admin.send<Opening>('GET', path)).body;
}

function write(admin: Admin, page: string) {
  const sections = [{ id: 1, title: '', content: 'My own words.' }];
  return admin.send('PATCH', `/api/admin/content/${page}`, contentOf({ sections }));
}

function set(admin: Admin, settings: object) {
  return admin.send('PATCH', '/api/admin/settings', settings);
}
