import { expect, test } from '@playwright/test';
import { listMissing } from '../../netlify/use-cases/missing-settings.ts';
import { getTransferInfo } from '../../netlify/use-cases/transfer-info.ts';

test.beforeAll(() => {
  Object.assign(process.env, {
    SITE_URL: 'https://shop.example',
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD_HASH: 'x',
    JWT_SECRET: 'x'.repeat(32),
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  });
});

test('without a recipient the shop does not offer transfers', () => {
  expect(() => getTransferInfo()).toThrow('Bank transfer is not offered at the moment.');
});

test('the painter is told what the shop has to do without', () => {
  expect(listMissing()).toEqual(['mail', 'build-hook']);
});
