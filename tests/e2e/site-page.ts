import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { findViolations } from '../fixtures/axe.ts';

/** Few rules see a width, and an axe run takes a second. */
export const axeWidths = process.env['NIGHTLY'] ? [390, 1440] : [390];

/** Expects that axe finds nothing (WCAG 2.2 AA). */
export async function expectAccessible(page: Page, state = page.url()): Promise<void> {
  expect(await findViolations(page), state).toEqual([]);
}

/**
 * Expects that axe finds nothing on a phone, and in the nightly run also on a desktop, and that nothing is wider than the screen there and
 * on a tablet.
 */
export async function expectAccessibleEverywhere(page: Page, state = page.url()): Promise<void> {
  await expectAtWidths(page, state, axeWidths);
}

/** Expects that nothing is wider than a phone, a tablet and a desktop. Another test runs axe on the same parts. */
export async function expectFits(page: Page): Promise<void> {
  await expectAtWidths(page, page.url(), []);
}

async function expectAtWidths(page: Page, state: string, withAxe: number[]): Promise<void> {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (withAxe.includes(width)) await expectAccessible(page, `${state} at ${width} px`);
    expect(await measureOverflow(page), `${state} at ${width} px`).toBeLessThanOrEqual(0);
  }
}

function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Expects that axe finds nothing, that nothing is wider than the screen, and that there is one h1. */
export async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await measureOverflow(page)).toBeLessThanOrEqual(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

/** Returns a work on the wall. Roles would be looked for in the whole page. */
export function cardOf(page: Page, title: string) {
  return page.locator('.wall > li').filter({ has: page.locator('h2', { hasText: title }) });
}

/** Expects that Tab moves the focus through the dialog's controls in this order. */
export async function expectTabOrder(page: Page, names: readonly string[]): Promise<void> {
  for (const [place, name] of names.entries()) {
    if (place > 0) await page.keyboard.press('Tab');
    await expect(page.getByRole('dialog').locator(':focus')).toHaveAccessibleName(name);
  }
}

/** Points at an element until its page is fetched: the script that listens may come after the pointer. */
export async function pointAt(page: Page, target: Locator, address: RegExp): Promise<void> {
  const answers: Response[] = [];
  page.on('response', (answer) => address.test(answer.url()) && answers.push(answer));
  await expect(async () => {
    await page.mouse.move(0, 0);
    await target.hover();
    expect(answers).not.toEqual([]);
  }).toPass();
  await answers[0]!.finished();
}
