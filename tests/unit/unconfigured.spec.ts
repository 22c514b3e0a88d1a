import { expect, test } from '@playwright/test';
import { listMissing } from '../../netlify/use-cases/missing-settings.ts';
import { getTransferInfo } from '../../netlify/use-cases/transfer-info.ts';
import { giveLeastEnvironment } from '../fixtures/least-environment.ts';

giveLeastEnvironment();

test('without a recipient the shop does not offer transfers', () => {
  expect(() => getTransferInfo()).toThrow('Bank transfer is not offered at the moment.');
});

test('the painter is told what the shop has to do without', () => {
  expect(listMissing()).toEqual(['mail', 'build-hook']);
});
