import { expect, type Locator, type Page } from '@playwright/test';

/** Counts what a finger does: presses, and fields that do not have the focus already. */
export function countPresses() {
  let count = 0;
  const covered: string[] = [];
  return {
    count: () => count,
    /** What a toast lay on when it was pressed. */
    covered: () => covered,
    async on(target: Locator): Promise<void> {
      count++;
      await target.scrollIntoViewIfNeeded();
      if (await target.evaluate(isUnderToast)) covered.push(String(target));
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

/** Returns whether a toast covers the element. A toast leaves what was scrolled beneath it with the second frame. */
async function isUnderToast(element: Element): Promise<boolean> {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  const { left, top, width, height } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there?.closest('.toast') != null;
}
