import { expect, type Locator, type Page } from '@playwright/test';
import type { ContentPage } from '#shared/content';
import type { RunningShop } from '../fixtures/shop.ts';
import { openAdmin } from './admin-page.ts';

/** Opens the content screen on one of its tabs. */
export async function openContent(page: Page, shop: RunningShop, tab = 'Home'): Promise<void> {
  await openAdmin(page, shop, '/admin/content');
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByLabel('Page Title')).toBeVisible();
}

/** Returns the sections as they stand on the screen. */
export function sectionsOf(page: Page): Locator {
  return page.getByRole('tabpanel').getByRole('listitem');
}

export async function storedPage(page: Page, shop: RunningShop, id: string): Promise<ContentPage> {
  const response = await page.request.get(`${shop.url}/api/admin/content`);
  const pages = (await response.json()) as ContentPage[];
  return pages.find((one) => one.id === id)!;
}

/** Waits until all that was typed is stored, by what the screen says. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Everything is saved')).toBeVisible();
}
