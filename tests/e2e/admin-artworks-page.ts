import { expect, type Locator, type Page } from '@playwright/test';

export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title, exact: true });
}

export async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add New Artwork' }).click();
  return page.getByRole('dialog', { name: 'Add New Artwork' });
}

/** Straightens a chosen photograph by the corners that are proposed: 8 % of each side go. */
export async function straighten(page: Page, form: Locator, name: string): Promise<void> {
  await form.getByRole('button', { name: `Straighten ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Straighten the photograph' });
  await dialog.getByRole('button', { name: 'Show the result' }).click();
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect(dialog).toHaveCount(0);
}
