import { expect, type Locator, type Page } from '@playwright/test';

/** Returns a work of the list. A role would be looked up for each element of the screen. */
export function cardOf(page: Page, title: string): Locator {
  const heading = page.locator('h2').getByText(title, { exact: true });
  return page.locator('article', { has: heading });
}

export async function openForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add New Artwork' }).click();
  return page.getByRole('dialog', { name: 'Add New Artwork' });
}

export function choosePhotograph(page: Page, name: string, buffer: Buffer): Promise<void> {
  const file = { name, mimeType: 'image/jpeg', buffer };
  return page.getByLabel('Photographs', { exact: true }).setInputFiles(file);
}

/** Returns the bytes of the photographs that the browser keeps for forms of new artworks. */
export function sizesKept(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const opened = indexedDB.open('keyval-store');
    await new Promise((done) => opened.addEventListener('success', done));
    const kept = opened.result.transaction('keyval').objectStore('keyval').getAll();
    await new Promise((done) => kept.addEventListener('success', done));
    opened.result.close();
    return (kept.result as { file: File }[][]).flat().map(({ file }) => file.size);
  });
}

/** Straightens a chosen photograph by the corners that are proposed: 8 % of each side go. `shape`: what the result says of its shape. */
export async function straighten(
  page: Page,
  form: Locator,
  name: string,
  shape = '',
): Promise<void> {
  await form.getByRole('button', { name: `Straighten ${name}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Straighten the photograph' });
  await dialog.getByRole('button', { name: 'Show the result' }).click();
  await expect(dialog).toContainText(shape);
  await dialog.getByRole('button', { name: 'Use it' }).click();
  await expect(dialog).toHaveCount(0);
}
