import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { expectToast } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test('an artwork is shared by the browser; one that cannot share copies the address, also by keyboard, and one that cannot copy shows it', async ({
  page,
  shop,
}) => {
  const shared: unknown[] = [];
  await page.exposeFunction('noteShare', (data: unknown) => void shared.push(data));
  await page.goto(`${shop.url}/art/choublak?from=mail`, { waitUntil: 'networkidle' });
  const share = page.getByRole('button', { name: 'Share' });
  const address = `${shop.url}/art/choublak`;

  // The visitor closes the browser's question.
  await page.evaluate(stubShare, 'AbortError');
  await share.click();
  await expect
    .poll(() => shared)
    .toEqual([{ title: 'Choublak · Atelye Solèy · $225.00', url: address }]);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expectToast(page, 'Added to Cart');
  expect(await readClipboard(page)).toBe('');

  for (const refusal of [null, 'NotAllowedError']) {
    await page.evaluate(stubShare, refusal);
    await share.press('Enter');
    await expectToast(page, 'Link copied');
    expect(await readClipboard(page)).toBe(address);
    if (refusal) await expectAccessibleEverywhere(page);
    else await page.getByRole('button', { name: 'Dismiss' }).click();
  }

  await page.evaluate(stubShare, null);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await share.click();
  await expectToast(page, 'Please copy the link yourself');
  await expect(page.getByText(address, { exact: true })).toBeVisible();
});

/** Runs in the page: replaces `navigator.share`. `refusal` names the error of it; without one there is no `navigator.share`. */
function stubShare(refusal: string | null): void {
  const share = async (data: ShareData) => {
    await (Reflect.get(window, 'noteShare') as (data: ShareData) => Promise<void>)(data);
    throw new DOMException('No', refusal!);
  };
  const value = refusal ? share : undefined;
  Object.defineProperty(navigator, 'share', { value, configurable: true });
  let text = '';
  const clipboard = {
    writeText: async (copied: string) => void (text = copied),
    readText: async () => text,
  };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
