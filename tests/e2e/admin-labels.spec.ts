import { expect, type Page } from '@playwright/test';
import type { AdminArtwork } from '#shared/artwork';
import { readQr } from '../fixtures/read-qr.ts';
import { test } from '../fixtures/shop.ts';
import { openAdmin, placeCardOrder, rowOf } from './admin-page.ts';
import { expectAccessibleEverywhere } from './site-page.ts';

const papers = ['A4', 'Letter'] as const;

test('the packing slip has sender, address, works and the words of a customs form (rule 105); labels of chosen works are printed on as many sheets as they need, nothing is cut, and their code leads to the work @nightly', async ({
  page,
  shop,
  admin,
}) => {
  await admin.send('PATCH', '/api/admin/settings', { shipsFrom: 'Florida' });
  const id = await placeCardOrder(shop, ['jou-mache']);
  await openAdmin(page, shop, '/admin/orders');
  await rowOf(page, id).getByRole('link', { name: 'Packing slip' }).click();
  const slip = page.getByRole('article', { name: `Packing slip of order ${id}` });
  for (const words of [
    '12 Rue Capois',
    'Jou Mache',
    'CN23',
    '9701.91',
    '$150.00 (USD)',
    'originUnited States',
    'in lb',
  ])
    await expect(slip).toContainText(words);
  await expect(slip).not.toContainText('Florida');
  await expectAccessibleEverywhere(page);
  expect(await countSheets(page)).toBe(1);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper).toContain('/MediaBox [0 0 612 792]');
  await admin.send('PATCH', '/api/admin/settings', { shipsFrom: 'Jacmel, Haiti' });
  await page.reload();
  await expect(slip).toContainText('Jou Mache');
  await expect(slip).not.toContainText('CN23');

  await page.goto(`${shop.url}/admin/labels#tanbouye`);
  const code = await readQr(await page.locator('.label-code').screenshot());
  expect(new URL(code!).pathname).toBe('/art/tanbouye');
  await showWorks(page, 22);
  await page.goto(`${shop.url}/admin/labels`);
  const count = page.getByLabel('Labels', { exact: true });
  await expect(page.getByRole('button', { name: 'Print labels' })).toBeDisabled();
  await page.getByRole('button', { name: 'All for sale' }).click();
  await expect(page.locator('.label')).toHaveCount(22);
  await expectAccessibleEverywhere(page, 'labels');
  const sheets: Record<string, number> = {};
  for (const [size, amounts] of [
    ['8 on a sheet', [22, 9, 8]],
    ['21 on a sheet', [22, 21]],
    ['One large', [2, 1]],
  ] as const) {
    await count.selectOption(size);
    for (const amount of amounts) {
      await chooseFirst(page, amount);
      for (const sheet of papers) {
        await page.getByLabel('Paper').selectOption(sheet);
        sheets[`${amount}, ${size}, ${sheet}`] = await countSheets(page);
        expect(await findCut(page)).toEqual([]);
      }
    }
  }
  expect(sheets).toEqual({
    '22, 8 on a sheet, A4': 3,
    '22, 8 on a sheet, Letter': 3,
    '9, 8 on a sheet, A4': 2,
    '9, 8 on a sheet, Letter': 2,
    '8, 8 on a sheet, A4': 1,
    '8, 8 on a sheet, Letter': 1,
    '22, 21 on a sheet, A4': 2,
    '22, 21 on a sheet, Letter': 2,
    '21, 21 on a sheet, A4': 1,
    '21, 21 on a sheet, Letter': 1,
    '2, One large, A4': 2,
    '2, One large, Letter': 2,
    '1, One large, A4': 1,
    '1, One large, Letter': 1,
  });
});

/** Shows so many artworks, every third with the longest title. */
async function showWorks(page: Page, amount: number): Promise<void> {
  await page.route('**/api/admin/artworks', async (route) => {
    const response = await route.fetch();
    const [first] = (await response.json()) as AdminArtwork[];
    const works = Array.from({ length: amount }, (_, index) => ({
      ...first!,
      id: `work-${index}`,
      title: index % 3 ? `Work ${index}` : 'Lannwit sou mòn yo '.repeat(11).slice(0, 200),
      technique: index % 2 ? first!.technique : 'Oil and sand on canvas '.repeat(9).slice(0, 200),
      state: 'available',
    }));
    await route.fulfill({ response, json: works });
  });
}

async function chooseFirst(page: Page, amount: number): Promise<void> {
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    Array.from({ length: amount }, (_, index) => `work-${index}`).join(','),
  );
  await expect(page.locator('.label')).toHaveCount(amount);
}

/** Returns how many pages the PDF has. */
async function countSheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Returns the texts on paper that are taller or wider than their label. */
async function findCut(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const cut = await page
    .locator('.label, .label-sheet')
    .evaluateAll((elements) =>
      elements
        .filter((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)
        .map((one) => one.textContent.slice(0, 80)),
    );
  await page.emulateMedia({ media: null });
  return cut;
}
