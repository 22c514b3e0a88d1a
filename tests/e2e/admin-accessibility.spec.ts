import { expect } from '@playwright/test';
import { screens, visited } from '../fixtures/pages.ts';
import { test } from '../fixtures/shop.ts';
import { signIn } from '../fixtures/signed-in.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

test('axe finds nothing on the screens that no other test visits with axe', async ({
  page,
  shop,
}) => {
  await signIn(page.request, shop);
  for (const screen of screens.filter((name) => !(name in visited))) {
    await page.goto(`${shop.url}${screen}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const waiting = page.getByText(/^(Loading|Asking|Checking)/).filter({ visible: true });
    await expect(waiting).toHaveCount(0);
    await expectAccessibleEverywhere(page);
  }
});
