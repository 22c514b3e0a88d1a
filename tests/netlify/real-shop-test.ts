import { test as base } from '@playwright/test';
import { openRealShop, type RealShop } from './real-shop.ts';

/** Gives each test a shop of its own, run as in production. */
export const test = base.extend<{ shop: RealShop }>({
  shop: async ({}, use) => {
    const shop = await openRealShop({ context: 'production' });
    await use(shop);
    await shop.close();
  },
});
