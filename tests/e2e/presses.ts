import { expect, type Locator, type Page } from '@playwright/test';

/** Counts what a finger does: presses, and fields that do not have the focus already. */
export function countPresses() {
  let count = 0;
  let deedAt: number | null = null;
  const covered: string[] = [];
  async function noteDeed(target: Locator) {
    deedAt ??= await target.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  }
  return {
    count: () => count,
    /** Begins a job: its first press that is not `onWay` is its first deed. */
    begin() {
      deedAt = null;
    },
    /** Pixels from the top of the screen to the first deed, before anybody scrolls; null: none yet. */
    deedAt: () => deedAt,
    /** Counts a press of the menu. */
    async onWay(target: Locator): Promise<void> {
      count++;
      await target.tap();
    },
    /** What a toast lay on when it was pressed. */
    covered: () => covered,
    async on(target: Locator): Promise<void> {
      count++;
      await noteDeed(target);
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
      await noteDeed(field);
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
