import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Download, type Page } from '@playwright/test';
import { backedUp, readShop, runBackup } from '../fixtures/backups.ts';
import { writeMedium } from '../fixtures/media.ts';
import { activityPrefix, lastBackupKey, writeRecord } from '../fixtures/records.ts';
import { test as base } from '../fixtures/shop.ts';
import { openAdmin, placeTransferOrder, typePassword } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

const parts = '**/api/admin/backup/parts*';
const day = 24 * 3600_000;

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'atelye-download-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
});

test('the keyboard leads from the reminder to a file that restores the shop; a backup that stops in the middle saves none, and one that is not noted says so @nightly', async ({
  page,
  shop,
  folder,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await placeTransferOrder(shop, ['jou-mache']);
  writeMedium(shop, 3_000_001);
  await openAdmin(page, shop, '/admin/dashboard');
  await expect(page.getByText('There are orders, and no backup yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Download a backup' }).press('Enter');
  await expect(page.getByText('There is no backup yet')).toBeVisible();

  const files: Download[] = [];
  page.on('download', (file) => files.push(file));
  await page.route(parts, (route) =>
    route.request().url().includes('store=')
      ? route.fulfill({ status: 409, json: { error: 'A picture was removed.' } })
      : route.continue(),
  );
  const button = page.getByRole('button', { name: 'Download a backup' });
  await button.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your password, please' })).toBeVisible();
  await expectAccessibleEverywhere(page, 'the question for the password');
  await typePassword(page, shop);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('no file was saved. A picture was removed.');
  expect(files).toEqual([]);
  await page.unroute(parts);
  await page.route('**/api/admin/backup', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { error: 'The store does not answer.' } })
      : route.continue(),
  );
  await button.press('Enter');
  await expect(alert).toContainText('The store does not answer.');
  await expect.poll(() => files.length).toBe(1);
  await expect(page.getByText('There is no backup yet')).toBeVisible();
  await page.unroute('**/api/admin/backup');

  await failOnce(page);
  await button.press('Enter');
  await expect.poll(() => files.length).toBe(2);
  const saved = files[1]!;
  expect(saved.suggestedFilename()).toMatch(/^atelye-[\d-]+\.jsonl\.gz$/);
  await expect(page.getByRole('status').filter({ hasText: /\d+ records, 3\.\d MB/ })).toBeVisible();
  await expect(page.getByText(/^Last backup: .* at \d\d:\d\d$/)).toBeVisible();
  await expect(button).toBeFocused();
  await expectAccessibleEverywhere(page);

  const before = backedUp(readShop(shop.dataDir));
  const restored = await runBackup('restore', folder, await saved.path());
  expect(restored, restored.output).toMatchObject({ code: 0 });
  const noted = (key: string) => key.startsWith(activityPrefix);
  expect(backedUp(readShop(folder)).filter(({ key }) => !noted(key))).toEqual(
    before.filter(({ key }) => !noted(key)),
  );

  await page.goto(`${shop.url}/admin/activity`);
  await expect(page.getByText(/^Backup downloaded: \d+ records, 3\.\d MB$/)).toBeVisible();
  await expect(page.getByText('Backup started')).toHaveCount(3);
  await page.goto(`${shop.url}/admin/dashboard`);
  await expect(page.getByText(/^Waiting for a transfer/)).toBeVisible();
  await expect(page.getByText(/backup yet|last backup/)).toBeHidden();

  const at = new Date(Date.now() - 31 * day).toISOString();
  writeRecord(shop, lastBackupKey, { at, records: 64, bytes: 300_000 });
  await page.reload();
  await expect(page.getByText(/^The last backup is of .*, and there were orders/)).toBeVisible();
});

/** Answers the first call of the second part with 503. */
async function failOnce(page: Page): Promise<void> {
  let failures = 0;
  await page.route(parts, (route) =>
    route.request().url().includes('store=') && failures++ === 0
      ? route.fulfill({ status: 503, json: { error: 'The store does not answer.' } })
      : route.continue(),
  );
}
