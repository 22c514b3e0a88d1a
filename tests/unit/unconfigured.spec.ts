import { expect, test } from '@playwright/test';
import { listMissingVariables } from '../../netlify/use-cases/admin/missing-variables.ts';
import { getTransferInfo } from '../../netlify/use-cases/checkout/transfer-info.ts';
import { giveLeastEnvironment } from '../fixtures/start/least-environment.ts';

giveLeastEnvironment();

test('without a recipient the shop does not offer transfers', () => {
  expect(() => getTransferInfo()).toThrow('Bank transfer is not offered at the moment.');
});

test('the screens list the missing settings', () => {
  expect(listMissingVariables()).toEqual(['mail', 'build-hook']);
});
