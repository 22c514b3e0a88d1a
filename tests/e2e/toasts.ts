import { expect, type Page } from '@playwright/test';

type Box = { left: number; top: number; right: number; bottom: number };
type Surface = 'page' | 'cart' | 'checkout' | 'administration';

/** Collects where toasts stand, one box for each surface. `press` does what brings the toast with these words. */
export function watchToasts(page: Page, { except = '' } = {}) {
  const boxes = new Map<Surface, Box[]>();
  return {
    boxes,
    async see(surface: Surface, words: string, press: () => Promise<unknown>): Promise<void> {
      await press();
      const toast = page.getByRole('listitem').filter({ hasText: words });
      await expect(toast, words).toBeVisible();
      // Without the focus of the window its clock stands still.
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
      expect(await coveredByToast(page, except), words).toEqual([]);
      boxes.set(surface, [...(boxes.get(surface) ?? []), await boxOf(page)]);
      await page.getByRole('button', { name: 'Dismiss' }).click();
      await expect(toast).toHaveCount(0);
    },
  };
}

function boxOf(page: Page): Promise<Box> {
  return page.locator('.toast').evaluate((toast) => {
    const { left, top, right, bottom } = toast.getBoundingClientRect();
    return { left, top, right, bottom };
  });
}

/** Names what the toast meets of what has the focus, alerts and the × of the dialog. */
function coveredByToast(page: Page, except: string): Promise<string[]> {
  return page.evaluate((allowed) => {
    const toast = document.querySelector('.toast')!;
    const box = toast.getBoundingClientRect();
    const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
    const screen = dialog ?? document.body;
    const shown = [document.activeElement, ...screen.querySelectorAll('[role=alert]')];
    if (dialog) shown.push(...dialog.querySelectorAll(':scope > header button'));
    return shown
      .filter((one) => one && !one.contains(toast) && !toast.contains(one))
      .filter((one) => !allowed || !one!.matches(allowed))
      .filter((one) => {
        const { left, top, right, bottom } = one!.getBoundingClientRect();
        const isBeside = left >= box.right || right <= box.left;
        return !isBeside && top < box.bottom && bottom > box.top;
      })
      .map((one) => one!.textContent || one!.outerHTML.slice(0, 80));
  }, except);
}
