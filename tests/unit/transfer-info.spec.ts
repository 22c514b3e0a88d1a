import { expect, test } from '@playwright/test';
import { getTransferInfo } from '../../netlify/use-cases/transfer-info.ts';

test('without a recipient the shop does not offer transfers', () => {
  Object.assign(process.env, {
    SITE_URL: 'https://shop.example',
    ADMIN_USERNAME: 'admin',
    ADMIN_PASSWORD_HASH: 'x',
    JWT_SECRET: 'x'.repeat(32),
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
  });
  expect(() => getTransferInfo()).toThrow('Bank transfer is not offered at the moment.');
});
