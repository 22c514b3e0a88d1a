import type { Page } from '@playwright/test';

/** Returns the controls of the screen that a toast lies on. */
export function underToast(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const toast = document.querySelector('.toast');
    if (!toast) return ['There is no toast'];
    const list = toast.parentElement!;
    const { left, top, right, bottom } = toast.getBoundingClientRect();
    const names = new Set<string>();
    for (let x = left + 2; x < right; x += 8) {
      for (let y = top + 2; y < bottom; y += 8) {
        const under = document.elementsFromPoint(x, y).find((one) => !list.contains(one));
        const control = under?.closest('a, button, input, textarea, select, summary, iframe');
        if (control) names.add(control.textContent || control.outerHTML);
      }
    }
    return [...names];
  });
}
