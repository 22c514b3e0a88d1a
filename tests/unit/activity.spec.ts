import { test } from 'node:test';
import { expect } from '@playwright/test';
import type { Artwork } from '#shared/artwork';
import { sampleArtworks } from '#shared/samples/artworks';
import { describeEdit, describeStatus } from '../../netlify/use-cases/admin/activity-words.ts';
import { recordActivity } from '../../netlify/use-cases/admin/activity.ts';
import { aRefund } from '../fixtures/buyers/money.ts';
import { transferOrder } from '../fixtures/buyers/transfer-order.ts';

test("An action stands if its entry cannot be written; the function's log has the entry", async () => {
  const nowhere = 'http://127.0.0.1:9';
  const access = { edgeURL: nowhere, uncachedEdgeURL: nowhere, siteID: 'local', token: 'none' };
  process.env['NETLIFY_BLOBS_CONTEXT'] = Buffer.from(JSON.stringify(access)).toString('base64');
  const said: string[] = [];
  const say = console.error;
  console.error = (...words: unknown[]) => void said.push(words.map(String).join(' '));
  await recordActivity('admin', 'Order K7M-4QX: pending → shipped').finally(() => {
    console.error = say;
    delete process.env['NETLIFY_BLOBS_CONTEXT'];
  });
  expect(said.join('\n')).toContain('"what":"Order K7M-4QX: pending → shipped"');
});

test('An edit is described by its old and new values', () => {
  const before: Artwork = { ...sampleArtworks[0]!, price: '450', technique: '' };
  const after = { ...before, price: '500', technique: 'Oil', description: 'New words', version: 2 };
  expect(describeEdit(before, after)).toEqual([
    'Price of Jou Mache: $450.00 → $500.00',
    'Technique of Jou Mache: none → Oil',
    'Description of Jou Mache changed',
  ]);
  expect(describeEdit(before, { ...before, framed: 'yes', signed: '', weight: '2.5' })).toEqual([
    'Framed of Jou Mache: no → yes',
    'Signed of Jou Mache: front → not said',
    'Weight of Jou Mache: 1.6 kg → 2.5 kg',
  ]);
  expect(describeEdit(before, { ...before, images: [...before.images], version: 2 })).toEqual([]);
  const plain = { ...before, translations: undefined };
  const translations = { fr: { description: 'Le jour.' }, ht: { technique: 'Akrilik' } };
  expect(describeEdit(plain, { ...before, translations })).toEqual([
    'French description of Jou Mache changed',
    'Kreyòl technique of Jou Mache changed',
  ]);
  const images = [before.images[0]!, { ...before.images[0]!, url: '/samples/choublak.jpg' }];
  expect(describeEdit(before, { ...before, images })).toEqual([
    'Further photographs of Jou Mache changed',
  ]);
});

test('A refund is described with the status that caused it', () => {
  const before = { ...transferOrder('K7M-4QX', new Date()), status: 'processing' as const };
  const after = { ...before, status: 'cancelled' as const, money: [aRefund()] };
  expect(describeStatus(before, after)).toBe(
    'Order K7M-4QX: processing → cancelled, refund of $150.00 done',
  );
});
