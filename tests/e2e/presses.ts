import { expect, type Locator, type Page } from '@playwright/test';

/** Counts what a finger does: presses, and fields that do not have the focus already. */
export function countPresses() {
  let count = 0;
  return {
    count: () => count,
    async on(target: Locator): Promise<void> {
      count++;
      await target.tap();
    },
    async at(page: Page, x: number, y: number): Promise<void> {
      count++;
      await page.touchscreen.tap(x, y);
    },
    async fill(field: Locator, text: string): Promise<void> {
      await expect(field).toBeVisible();
      if (!(await field.evaluate((element) => element === element.ownerDocument.activeElement))) {
        count++;
      }
      await field.fill(text);
    },
    async choose(field: Locator, buffer: Buffer): Promise<void> {
      count++;
      await field.setInputFiles({ name: 'lakay.jpg', mimeType: 'image/jpeg', buffer });
    },
  };
}
