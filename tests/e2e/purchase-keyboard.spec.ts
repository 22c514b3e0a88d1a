import { expect, type Frame, type Page } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { expectToast } from './admin-page.ts';
import { expectCardForm } from './purchase-page.ts';

const mostPresses = 30;

const fields: [label: RegExp, typed: string][] = [
  [/Email/, 'marie@example.com'],
  [/Full name/, 'Marie Joseph'],
  [/Country/, 'Haiti'],
  [/Address line 1/, '12 Rue Capois'],
  [/City/, 'Jacmel'],
  [/Card number/, '4242424242424242'],
  [/Expiration/, '1234'],
  [/Security code/, '123'],
];

test('by keyboard a visitor comes from home to a paid order with few presses besides typing', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(shop.url, { waitUntil: 'networkidle' });
  let presses = await tabTo(page, /^\/shop-art/);
  presses += await enter(page);
  await expect(page).toHaveURL(/shop-art$/);
  presses += await tabTo(page, /^Buy Now/);
  presses += await enter(page);
  await expectCardForm(page);
  for (const [label, typed] of fields) {
    presses += await tabTo(page, label);
    await page.keyboard.type(typed);
  }
  presses += await tabTo(page, /^(Pay|Complete Purchase)/);
  presses += await enter(page);
  await expectToast(page, 'Payment SuccessfulThank you for your purchase!');
  expect(presses).toBeLessThanOrEqual(mostPresses);
  expect(await page.evaluate(() => sessionStorage.getItem('buyer'))).toBeNull();
});

async function enter(page: Page): Promise<number> {
  await page.keyboard.press('Enter');
  return 1;
}

/** Returns the number of presses. */
async function tabTo(page: Page, wanted: RegExp): Promise<number> {
  for (let presses = 0; presses <= mostPresses; presses++) {
    if (wanted.test(await nameFocused(page))) return presses;
    await page.keyboard.press('Tab');
  }
  throw new Error(`No Tab leads to ${String(wanted)}`);
}

/** Returns the address and the words of the focused element, in the frame that has the focus. */
async function nameFocused(page: Page): Promise<string> {
  let frame = page.mainFrame();
  for (let inner: Frame | null = frame; inner; inner = await frameIn(frame)) frame = inner;
  return frame.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.matches('main')) return '';
    const label = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
    const words = label ? element.labels?.[0]?.textContent : element.textContent;
    return `${element.getAttribute('href') ?? ''} ${words ?? ''}`.trim();
  });
}

async function frameIn(frame: Frame): Promise<Frame | null> {
  const focused = await frame.evaluateHandle(() => document.activeElement);
  return (await focused.asElement()?.contentFrame()) ?? null;
}
