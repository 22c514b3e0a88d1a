import { expect } from '@playwright/test';
import { test } from '../fixtures/shop.ts';
import { expectSaved, openContent, storedPage } from './admin-content-page.ts';
import { expectToast } from './admin-page.ts';

const unsaved = 'Not saved yet: no connection. What you typed is kept and will be sent.';

test('without a network nothing is lost, and the edit is sent when the network is back @nightly', async ({
  page,
  shop,
}) => {
  await openContent(page, shop);
  await page.context().setOffline(true);
  await page.getByLabel('Page Title').fill('Written at sea');
  await expect(page.getByRole('alert')).toHaveText(unsaved);
  await expectToast(page, 'Failed to update content');
  await page.getByLabel('Description').fill('without a net');
  await page.context().setOffline(false);
  await expectSaved(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await storedPage(page, shop, 'home')).content).toMatchObject({
    title: 'Written at sea',
    description: 'without a net',
  });
});

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

test("two windows on one page: the second shows the first's version and a choice @nightly", async ({
  page,
  context,
  shop,
}) => {
  const other = await context.newPage();
  await openContent(page, shop);
  await openContent(other, shop);
  await page.getByLabel('Page Title').fill('From the first window');
  await expectSaved(page);

  await other.getByLabel('Page Title').fill('From the second');
  const alert = other.getByRole('alert');
  await expect(alert).toContainText('This page was changed in another window.');
  expect((await storedPage(page, shop, 'home')).content.title).toBe('From the first window');
  await other.getByRole('button', { name: 'Reload the other version' }).click();
  await expect(other.getByLabel('Page Title')).toHaveValue('From the first window');
  await expect(alert).toHaveCount(0);

  await other.getByLabel('Description').fill('The second goes on');
  await expectSaved(other);
  await page.getByLabel('Description').fill('The first insists');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expectSaved(page);
  expect((await storedPage(page, shop, 'home')).content.description).toBe('The first insists');
});

test('a session that ends during an edit loses no text @nightly', async ({ page, shop }) => {
  await openContent(page, shop);
  await page.context().clearCookies();
  await page.getByLabel('Page Title').fill('Half a sentence');
  await page.waitForURL('**/admin/login');
  await openContent(page, shop);
  await expect(page.getByLabel('Page Title')).toHaveValue('Half a sentence');
  await expectSaved(page);
  expect((await storedPage(page, shop, 'home')).content.title).toBe('Half a sentence');
});
