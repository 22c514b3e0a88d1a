import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { expectToast } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

const shared: unknown[] = [];

test.beforeEach(({ page }) => {
  shared.length = 0;
  return page.exposeFunction('noteShare', (data: unknown) => void shared.push(data));
});

test('an artwork is shared by the browser, and a closed question of the browser says nothing', async ({
  page,
  shop,
}) => {
  await page.addInitScript(stubShare, 'AbortError');
  await page.goto(`${shop.url}/art/choublak`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => shared)
    .toEqual([{ title: 'Choublak · Atelye Solèy · $225.00', url: `${shop.url}/art/choublak` }]);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expectToast(page, 'Added to Cart');
  expect(await readClipboard(page)).toBe('');
});

for (const refusal of [null, 'NotAllowedError']) {
  const how = refusal ? 'that refuses to share' : 'without sharing';
  test(`a browser ${how} copies the address, also by keyboard`, async ({ page, shop }) => {
    await page.addInitScript(stubShare, refusal);
    await page.goto(`${shop.url}/art/choublak?from=mail`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Share' }).press('Enter');
    await expectToast(page, 'Link copied');
    expect(await readClipboard(page)).toBe(`${shop.url}/art/choublak`);
    if (!refusal) await expectAccessibleEverywhere(page);
  });
}

test('a browser that cannot copy shows the address', async ({ page, shop }) => {
  await page.addInitScript(stubShare, null);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await page.goto(`${shop.url}/art/choublak`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Share' }).click();
  await expectToast(page, 'Please copy the link yourself');
  await expect(page.getByText(`${shop.url}/art/choublak`, { exact: true })).toBeVisible();
});

/** Runs in the page: replaces `navigator.share`. `refusal` names the error of it; without one there is no `navigator.share`. */
function stubShare(refusal: string | null): void {
  const share = async (data: ShareData) => {
    await (Reflect.get(window, 'noteShare') as (data: ShareData) => Promise<void>)(data);
    throw new DOMException('No', refusal!);
  };
  Object.defineProperty(navigator, 'share', { value: refusal ? share : undefined });
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
