import { test } from 'node:test';
import { expect } from '@playwright/test';
import { requireTransferInfo } from '../../netlify/use-cases/checkout/transfer-info.ts';
import { listMissing } from '../../netlify/use-cases/missing.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';

giveOwnStore();

test('without a recipient the shop does not offer transfers', async () => {
  await expect(requireTransferInfo()).rejects.toThrow(
    'Bank transfer is not offered at the moment.',
  );
});

test('the screens list what is missing; terms once real money can come', async () => {
  const listAll = () => listMissing({ termsNote: '' });
  expect(await listAll()).toEqual(['mail', 'build-hook']);
  const key = process.env['STRIPE_SECRET_KEY'];
  process.env['STRIPE_SECRET_KEY'] = 'sk_live_x';
  expect(await listAll()).toEqual(['mail', 'build-hook', 'terms']);
  expect(await listMissing({ termsNote: 'Returns.' })).toEqual(['mail', 'build-hook']);
  process.env['STRIPE_SECRET_KEY'] = key;
});
