import { test } from 'node:test';
import { expect } from '@playwright/test';
import { sampleArtworks } from '#shared/samples/artworks';
import { writeJson } from '../../netlify/ports/blobs/records.ts';
import {
  placeTransfer,
  toTransferOrder,
} from '../../netlify/use-cases/checkout/transfer-orders.ts';
import { changeSettings } from '../../netlify/use-cases/settings.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';
import { withFreshModules } from '../fixtures/start/fresh-modules.ts';
import { least } from '../fixtures/start/least-environment.ts';
import { artworkKey } from '../fixtures/records.ts';

const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'studio@shop.example' };
const minute = 60_000;

giveOwnStore();

test('without mail a transfer order holds for its whole time from the start', async () => {
  expect(await firstHoldMs({})).toBe(72 * 60 * minute);
  expect(await firstHoldMs({ SMTP_URL: mail.SMTP_URL })).toBe(72 * 60 * minute);
});

test('without mail a new order waits for no confirmation', async () => {
  const [work] = sampleArtworks;
  const recipient = { transferEmail: 'studio@shop.example', transferName: 'Atelye' };
  await changeSettings(() => recipient);
  await writeJson(artworkKey(work!.id), { ...work!, price: '100.00' });
  await writeJson(artworkKey('another'), { ...work!, id: 'another' });
  const wish = { artworkId: work!.id, amount: 100 };
  const buyer = { customerName: 'Marie', customerEmail: 'marie@example.com' };
  const order = await placeTransfer({ ...wish, ...buyer }, 'a buyer');
  expect(order.awaitsConfirmation).toBe(false);
  const { hold, deadline } = toTransferOrder(order);
  expect(hold).toEqual({ until: deadline, confirmedUntil: null });
  expect(Date.parse(deadline) - Date.parse(order.createdAt)).toBe(72 * 60 * minute);
});

test('with mail it holds for the shorter of both times; fractions count', async () => {
  expect(await firstHoldMs(mail)).toBe(60 * minute);
  expect(await firstHoldMs({ ...mail, TRANSFER_CONFIRM_MINUTES: '0.5' })).toBe(minute / 2);
  expect(await firstHoldMs({ ...mail, TRANSFER_HOLD_HOURS: '0.5' })).toBe(30 * minute);
});

async function firstHoldMs(settings: Record<string, string>): Promise<number> {
  const blobs = process.env['NETLIFY_BLOBS_CONTEXT'] ?? '';
  return withFreshModules({ ...least, ...settings, NETLIFY_BLOBS_CONTEXT: blobs }, async () => {
    const { firstTransferHoldMs } =
      await import('../../netlify/use-cases/orders/transfer/transfer-hold.ts');
    return firstTransferHoldMs();
  });
}
