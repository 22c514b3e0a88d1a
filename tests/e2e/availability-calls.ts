import { expect, type Page } from '@playwright/test';

/** Returns the count of calls of `/api/availability`, after the first one. */
export async function openWithClock(page: Page, url: string): Promise<() => number> {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/availability') calls += 1;
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(url);
  await page.clock.runFor(2000);
  await expect.poll(() => calls).toBe(1);
  return () => calls;
}

/** Returns to the tab a minute later, and waits for the answer about availability. */
export async function lookAgain(page: Page): Promise<void> {
  const asked = page.waitForRequest('**/api/availability');
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await (await asked).response();
}
