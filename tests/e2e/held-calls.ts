import type { Page } from '@playwright/test';

/** Holds a page's calls of these addresses; the returned function releases them. */
export async function holdCalls(page: Page, addresses: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}
