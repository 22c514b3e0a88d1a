import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { openAdmin } from './admin-page.ts';
import { expectCardForm, openCheckout } from './purchase-page.ts';

test('in forced colours each button has an edge, and what is chosen a thick one @nightly', async ({
  page,
  shop,
}) => {
  const bare: string[] = [];
  const look = async () => void bare.push(...(await findBareButtons(page)));
  for (const path of ['/', '/shop-art', '/universe', '/contact', '/no-such-page']) {
    await page.goto(`${shop.url}${path}`);
    await look();
  }
  await page.goto(`${shop.url}/art/choublak`);
  await look();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'See cart' }).waitFor();
  await look();
  await openCheckout(page);
  await expectCardForm(page);
  await look();
  const tab = page.getByRole('tab', { selected: true });
  expect(await edgeOf(tab)).toBe(3);
  expect(await edgeOf(page.getByRole('tab', { selected: false }))).toBe(1);

  await page.goto(`${shop.url}/shop-art`);
  await page.getByRole('button', { name: 'View Choublak full screen' }).press('Enter');
  const room = page.getByRole('dialog');
  await expect(room.getByRole('button', { name: 'Buy Now' })).toBeVisible();
  await look();
  expect(await edgeOf(room.getByRole('button', { name: 'Show Choublak' }))).toBe(3);
  expect(await edgeOf(room.getByRole('button', { name: 'Show Tanbouyè' }))).toBe(1);

  await openAdmin(page, shop, '/admin/artworks');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await look();
  for (const screen of ['dashboard', 'content', 'settings', 'setup', 'labels']) {
    await page.goto(`${shop.url}/admin/${screen}`);
    await expect(
      page.getByText(/^(Loading|Asking|Checking)/).filter({ visible: true }),
    ).toHaveCount(0);
    await look();
  }
  expect(bare).toEqual([]);
});

function edgeOf(button: ReturnType<Page['locator']>): Promise<number> {
  return button.evaluate((element) => parseFloat(getComputedStyle(element).borderLeftWidth));
}

/** Returns buttons without an edge on each side, and links that a ground makes look like buttons. */
async function findBareButtons(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' });
  await page.evaluate(() => {
    for (const link of document.querySelectorAll<HTMLElement>('a[href]')) {
      const hasGround = getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)';
      if (hasGround) link.dataset['looksLikeButton'] = '';
    }
  });
  await page.emulateMedia({ forcedColors: 'active' });
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, [data-looks-like-button]')]
      .filter((button) => button.checkVisibility() && !button.classList.contains('skip-link'))
      .filter((button) => {
        const style = getComputedStyle(button);
        return ['Top', 'Right', 'Bottom', 'Left'].some((side) => {
          const width = style[`border${side}Width` as 'borderTopWidth'];
          const line = style[`border${side}Style` as 'borderTopStyle'];
          return width === '0px' || line === 'none';
        });
      })
      .map((button) => `${location.pathname}: ${button.outerHTML.slice(0, 160)}`),
  );
}
