import type { Locator, Page } from '@playwright/test';

export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title, exact: true });
}

export async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add New Artwork' }).click();
  return page.getByRole('dialog', { name: 'Add New Artwork' });
}
