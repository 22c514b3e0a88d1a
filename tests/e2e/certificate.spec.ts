import { expect, type Page } from '@playwright/test';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { readQr } from '../fixtures/read-qr.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { expectAccessibleEverywhere, expectFits } from './site-page.ts';

const sheets = ['A4', 'Letter'] as const;
const millimetresOfQr = 35;
const dotsPerInch = 200;
const pixelsPerInch = 96;
const buyerWords = /Marie|Capois|Jacmel|example\.com|\$/;

test('the order page leads to a sheet for each work, whose code leads to the answer of the shop (rule 71); a cancelled order prints nothing (rule 35)', async ({
  page,
  browser,
  shop,
  admin,
}) => {
  const { orderNumber, orderPage } = await payFor(shop, ['jou-mache', 'tanbouye']);
  await page.goto(`${shop.url}${orderPage}`);
  const print = page.getByRole('button', { name: 'Print the certificate' });
  await expect(page.getByText(/^The certificate of authenticity is issued when/)).toBeVisible();
  await expect(print).toHaveCount(0);
  await admin.setStatus(orderNumber, 'shipped');
  await page.reload();
  await expect(print).toBeVisible();
  const [name, street] = await page
    .getByRole('region', { name: 'Delivery' })
    .getByText(/^(Marie Joseph|12 Rue Capois)$/)
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect()));
  expect(street!.top, 'an address has no empty lines').toBeCloseTo(name!.bottom, 0);
  await print.click();
  await expect(page).toHaveURL(/\/certificate#/);
  const sheet = page.getByRole('article', { name: 'Certificate of authenticity: Jou Mache' });
  for (const words of [
    'Jou Mache, 2024',
    'Acrylic on canvas',
    '(61 x 46 cm)',
    'PainterAtelye Solèy',
  ]) {
    await expect(sheet).toContainText(words);
  }
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(sheet).toContainText('The signed sheet travels with the painting');
  await expect(sheet).not.toContainText('Signature and date');
  await expectAccessibleEverywhere(page, 'a certificate');
  expect(await countSheets(page)).toEqual([2, 2]);
  expect(await page.getByRole('main').innerText()).not.toMatch(buyerWords);
  expect(await page.content()).not.toContain(orderNumber);
  await expectPrintedWithoutSecret(page, shop);

  const printer = await browser.newPage({
    deviceScaleFactor: dotsPerInch / pixelsPerInch,
    viewport: { width: 820, height: 1100 },
  });
  await printer.goto(page.url());
  await printer.emulateMedia({ media: 'print' });
  const code = printer
    .getByRole('article')
    .first()
    .getByRole('img', { name: /^QR code/ });
  const { width } = (await code.boundingBox())!;
  expect((width / pixelsPerInch) * 25.4).toBeCloseTo(millimetresOfQr, 0);
  const address = await readQr(await code.screenshot());
  expect(address).toMatch(/\/verify#C-\d{4}-0001-[A-Z0-9]{8}$/);
  expect(new URL(address!).origin).toBe(shop.url);

  await printer.emulateMedia({ media: null });
  await printer.goto(`${page.url()}.sign`);
  await expect(printer.getByText('Signature and date')).toHaveCount(2);
  await expect(printer.getByText(/^The signed sheet/)).toHaveCount(0);
  await printer.goto(address!);
  const main = printer.getByRole('main');
  await expect(main.getByText('Genuine', { exact: true })).toBeVisible();
  await expect(main.getByRole('img', { name: 'Jou Mache by Atelye Solèy' })).toBeVisible();
  await expect(main.getByText(/^This is the painter’s word/)).toBeVisible();
  await expect(printer.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await main.innerText()).not.toMatch(buyerWords);
  await expectAccessibleEverywhere(printer, 'a genuine certificate');
  await printer.close();

  await admin.setStatus(orderNumber, 'cancelled');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'There is no certificate here' })).toBeVisible();
  await expectFits(page);
  await page.goto(`${shop.url}${orderPage}`);
  await expect(page.getByText('This order is cancelled.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Print/ })).toHaveCount(0);
  await expect(page.locator('.receipt')).toHaveCount(0);
});

/** Expects that the address with the secret of the order is not there while the page is printed. */
async function expectPrintedWithoutSecret(page: Page, shop: RunningShop): Promise<void> {
  const address = page.url();
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      document.title = location.href;
      dispatchEvent(new Event('afterprint'));
    };
  });
  await page.getByRole('button', { name: 'Print the certificate' }).press('Enter');
  await expect(page).toHaveTitle(`${shop.url}/certificate`);
  await expect(page).toHaveURL(address);
}

async function payFor(shop: RunningShop, ids: string[]) {
  const buyer = newBuyer(shop);
  const { clientSecret } = (await buyer.openCard(ids)).body;
  await payByCard(shop, clientSecret);
  const { orderNumber, orderPage } = (await buyer.outcomeOf(clientSecret)).body;
  return { orderNumber, orderPage: orderPage! };
}

/** Returns how many pages the PDF of each paper format has. */
async function countSheets(page: Page): Promise<number[]> {
  const counts: number[] = [];
  for (const format of sheets) {
    const pdf = (await page.pdf({ format })).toString('latin1');
    counts.push(pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0);
  }
  return counts;
}
