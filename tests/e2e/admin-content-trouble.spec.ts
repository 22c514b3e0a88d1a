import { expect } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { openContent, storedPage } from './admin-content-page.ts';
import { expectToast } from './admin-page.ts';

const unsaved = 'Not saved yet: no connection. What you typed is kept and will be sent.';

test('text typed without a connection survives a reload, which shows a warning', async ({
  page,
  shop,
}) => {
  await openContent(page, shop);
  await page.route('**/api/admin/content/*', (route) => route.abort());
  await page.getByLabel('Page Title').fill('Written in a tunnel');
  await expect(page.getByRole('alert')).toHaveText(unsaved);
  const warnings: string[] = [];
  page.on('dialog', (dialog) => {
    warnings.push(dialog.type());
    void dialog.accept();
  });
  await page.reload();
  await expect(page.getByLabel('Page Title')).toHaveValue('Written in a tunnel');
  expect(warnings).toEqual(['beforeunload']);
  await page.unroute('**/api/admin/content/*');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectToast(page, 'Content updated successfully');
  expect((await storedPage(page, shop, 'home')).content.title).toBe('Written in a tunnel');
  await page.reload();
  expect(warnings).toHaveLength(1);
});
