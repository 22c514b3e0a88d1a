import { expect, type Page } from '@playwright/test';

/** Goes back while a payment is on its way, and answers the question about it. */
export async function goBackAnd(page: Page, answer: 'accept' | 'dismiss'): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => history.back()));
  const question = await asked;
  expect(question.message()).toMatch(/^Your payment is on its way\./);
  await question[answer]();
}

/** Waits for the step back of a dialog that has closed: it would end the next load, or lead away from it. */
export async function settleHistory(page: Page): Promise<void> {
  await expect.poll(() => depthOf(page)).toBe(0);
}

/** Returns how many layers above the page have an entry of the history. */
export function depthOf(page: Page): Promise<number> {
  return page.evaluate(() => history.state?.layers ?? 0);
}
