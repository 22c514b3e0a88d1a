import { expect, type Locator, type Page } from '@playwright/test';

type Box = { left: number; top: number; right: number; bottom: number };
type Surface = 'page' | 'cart' | 'gallery' | 'checkout' | 'administration' | 'dialog';

/** Collects the boxes of toasts, one list for each surface. */
export function watchToasts(page: Page) {
  const boxes = new Map<Surface, Box[]>();

  /** Compares boxes. `press` brings the toast with these words, which may not meet `about`: what was pressed and what has changed. */
  async function look(
    surface: Surface,
    words: string,
    press: () => Promise<unknown>,
    ...about: Locator[]
  ): Promise<void> {
    await press();
    const toast = page.locator('.toast', { hasText: words });
    await expect(toast, words).toBeVisible();
    // In a window without the focus a toast stays until it is dismissed.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await page.locator('.toast').evaluate(endAnimations);
    const shown = await Promise.all(about.map((one) => one.elementHandles()));
    expect(await page.evaluate(findCovered, shown.flat()), words).toEqual([]);
    boxes.set(surface, [...(boxes.get(surface) ?? []), await boxOf(page)]);
  }

  async function dismiss(): Promise<void> {
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.locator('.toast')).toHaveCount(0);
  }

  /** Does the same as `look`, and dismisses the toast. */
  async function see(...seen: Parameters<typeof look>): Promise<void> {
    await look(...seen);
    await dismiss();
  }

  return { boxes, look, see, dismiss };
}

async function endAnimations(toast: Element): Promise<void> {
  const around = toast.closest('[role=dialog]') ?? toast;
  const all = around.getAnimations({ subtree: true });
  await Promise.allSettled(all.map(({ finished }) => finished));
}

function boxOf(page: Page): Promise<Box> {
  return page.locator('.toast').evaluate((toast) => {
    const { left, top, right, bottom } = toast.getBoundingClientRect();
    return { left, top, right, bottom };
  });
}

/** Names what a toast or its action meets of `about`, what has the focus, alerts, and the buttons that stay free. */
function findCovered(about: Node[]): string[] {
  const toast = document.querySelector('.toast')!;
  const action = toast.querySelector('.toast-action');
  const dialog = [...document.querySelectorAll('[role=dialog]')].at(-1);
  const screen = dialog ?? document.body;
  const elements = about.filter((one) => one instanceof Element);
  const focused = document.activeElement ?? document.body;
  const shown = [focused, ...screen.querySelectorAll('[role=alert]'), ...elements];
  if (dialog) shown.push(...dialog.querySelectorAll(':scope > header button, button.absolute'));
  else shown.push(...document.querySelectorAll('[data-menu-open]'));
  // 'See cart' lies on the cart's button.
  if (!dialog && !action) shown.push(...document.querySelectorAll('[data-cart]'));
  const over = [toast, action].flatMap((one) => (one ? [one.getBoundingClientRect()] : []));
  return shown
    .filter((one) => one !== document.body && one !== dialog)
    .filter((one) => !one.contains(toast) && !toast.contains(one))
    .filter((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return over.some(
        (box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      );
    })
    .map((one) => one.textContent || one.outerHTML.slice(0, 80));
}
