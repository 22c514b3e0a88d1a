import { expect, test } from '@playwright/test';
import { listMissingVariables } from '../../netlify/use-cases/admin/missing-variables.ts';
import { requireTransferInfo } from '../../netlify/use-cases/checkout/transfer-info.ts';
import { giveOwnStore } from '../fixtures/blobs/own-store.ts';

giveOwnStore();

test('without a recipient the shop does not offer transfers', async () => {
  await expect(requireTransferInfo()).rejects.toThrow(
    'Bank transfer is not offered at the moment.',
  );
});

test('the screens list the missing settings', () => {
  expect(listMissingVariables()).toEqual(['mail', 'build-hook']);
});
