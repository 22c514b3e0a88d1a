import { expect, type Locator, type Page } from '@playwright/test';
import { sampleArtworks } from '#shared/samples/artworks';
import { artworkBody } from '../fixtures/artworks/artwork-input.ts';
import { newBuyer } from '../fixtures/buyers/buyers.ts';
import { test as base } from '../fixtures/shop.ts';
import { confirmPassword } from '../fixtures/signed-in.ts';
import { translatePages } from '../fixtures/translated-pages.ts';
import {
  expectToast,
  openAdmin,
  placeCardOrder,
  placeSentOrder,
  placeTransferOrder,
  rowOf,
} from './admin-page.ts';
import { sectionsOf } from './admin-content-page.ts';
import { cards, fillCard, fillCardForm, openCheckout } from './purchase-page.ts';

/** Every page is translated: its words are in capitals. Nothing fails (rule 80). */
const test = base.extend({
  page: async ({ page }, use) => {
    const failures = await translatePages(page);
    await use(page);
    expect(failures).toEqual([]);
  },
});

const buyer = { name: 'Marie Joseph', email: 'marie@example.com' };

test('gallery, cart and toasts of a translated page tell the artwork that they show (rule 80) @nightly', async ({
  page,
  shop,
  admin,
}) => {
  await page.clock.install();
  await page.route('**/shop-art', async (route) => {
    const response = await route.fetch();
    const technique = '"technique":"Acrylic on canvas","dimensions":"16 x 20 in"';
    const body = (await response.text()).replace(
      technique,
      '"technique":"","dimensions":"16 x 20 in"',
    );
    await route.fulfill({ response, body });
  });
  const told: Record<string, string> = {
    'Lannwit sou mòn yo': '$125.00',
    Choublak: '$225.00',
    Tanbouyè: '$175.00',
    'Bato anba Loraj': '$200.00',
    'Jou Mache': '$150.00',
  };
  await page.goto(`${shop.url}/shop-art`);
  await expect(page.getByText('5 OF 5 WORKS AVAILABLE')).toBeVisible();
  await page.getByRole('button', { name: 'View Choublak full screen' }).press('Enter');
  const room = page.getByRole('dialog', { name: 'Gallery' });
  await expectShown(room, 'Choublak', told['Choublak']!);
  const photographs = sampleArtworks.flatMap(({ images }) => images).length;
  const turn = async (way: RegExp) => {
    await room.getByRole('button', { name: way }).click();
    const title = await room.locator('#room-title').innerText();
    const shown = Object.keys(told).find((one) => one.toUpperCase() === title.toUpperCase())!;
    await expectShown(room, shown, told[shown]!);
  };
  for (let count = 0; count <= photographs; count += 1) await turn(/^Next /);
  for (let count = 0; count <= photographs; count += 1) await turn(/^Previous /);

  await placeCardOrder(shop, ['choublak']);
  await newBuyer(shop).orderByTransfer(['bato-anba-loraj']);
  await admin.send('PATCH', '/api/admin/artworks/tanbouye/visibility', { isHidden: true });
  const changed = { title: 'Jou Mache', imageUrl: '/samples/jou-mache.jpg', price: '155' };
  await admin.send('PATCH', '/api/admin/artworks/jou-mache', artworkBody(changed));
  Object.assign(told, { Choublak: 'SOLD', Tanbouyè: '', 'Jou Mache': '$155.00' });
  told['Bato anba Loraj'] = '$200.00 · RESERVED';
  await page.clock.fastForward(31_000);
  await expectShown(room, 'Choublak', 'SOLD');
  await expect(room.getByRole('button', { name: 'Buy Now' })).toHaveCount(0);
  for (let count = 0; count <= photographs; count += 1) await turn(/^Next /);
  await page.keyboard.press('Escape');
  for (const [title, words] of [
    ['Choublak', 'SOLD'],
    ['Bato anba Loraj', 'RESERVED UNTIL'],
  ] as const) {
    await expect(wallLabel(page, title)).toContainText(words);
  }

  for (const title of ['Jou Mache', 'Lannwit sou mòn yo']) {
    await wallLabel(page, title).hover();
    await wallLabel(page, title).getByRole('button', { name: 'Add to Cart' }).click();
    await expectToast(page, `${title} has been added to your cart.`.toUpperCase());
  }
  await page.getByRole('button', { name: 'See cart' }).click();
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(cart).toContainText(/JOU MACHE\s*\$155\.00/);
  await expect(cart).toContainText(/TOTAL\s*\$280\.00/);
  await cart.getByRole('button', { name: 'Remove Jou Mache' }).click();
  await expect(cart).toContainText(/TOTAL\s*\$125\.00/);
  await cart.getByRole('button', { name: 'Clear' }).click();
  await expectToast(page, 'CART CLEARED');
  await expect(cart).toContainText(/TOTAL\s*\$0\.00/);
  await expect(cart.getByRole('link', { name: 'See the works' })).toBeVisible();
});

test('both checkouts, the order and the certificate of a translated page go on (rule 80) @nightly', async ({
  page,
  shop,
  admin,
}) => {
  await page.goto(`${shop.url}/art/choublak`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await openCheckout(page);
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await fillCardForm(page, cards.declined);
  await dialog.getByRole('tab', { name: 'Pay with Zelle' }).click();
  await dialog.getByLabel('Name').fill(buyer.name);
  await dialog.getByLabel('Email').fill(buyer.email);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'ORDER CREATED');
  const [transfer] = await admin.listOrders();
  await expect(dialog.getByRole('heading', { name: `Order #${transfer!.id}` })).toBeVisible();
  await expect(dialog.locator('[translate=no]', { hasText: transfer!.id })).toBeVisible();
  await shop.waitUntilIdle();
  const again = dialog.getByRole('button', { name: 'send it again' });
  await again.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('WE HAVE JUST SENT THIS E-MAIL');
  await shop.passMinutes(1);
  await again.press('Enter');
  await expect(dialog.getByText('WE HAVE SENT IT AGAIN.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy' }).first().click();
  await dialog.getByRole('link', { name: /order.s page/i }).click();
  await expect(page.getByText('WAITING FOR YOUR TRANSFER.')).toBeVisible();
  await page.getByRole('button', { name: 'I have sent the money' }).click();
  await expect(page.getByText(/^YOU TOLD US ON /)).toBeVisible();

  await page.goto(`${shop.url}/checkout?artworkId=tanbouye`);
  await fillCardForm(page, cards.declined);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await expect(page.getByRole('alert')).toContainText('YOUR CARD WAS DECLINED.');
  await fillCard(page, cards.good);
  await page.getByRole('button', { name: 'Complete Purchase' }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await page.getByRole('link', { name: /order.s page/i }).click();
  await expect(page.getByText('PAID. WE ARE PACKING IT BY HAND.')).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabel('City').fill('');
  await page.getByRole('button', { name: 'Save Delivery' }).click();
  await page.getByLabel('City').fill('Jacmel');
  await page.getByRole('button', { name: 'Save Delivery' }).click();
  await expect(page.getByText('SAVED. THANK YOU.')).toBeVisible();

  const paid = (await admin.listOrders()).find(({ method }) => method === 'card')!;
  const { body } = await admin.setStatus(paid.id, 'shipped');
  await page.reload();
  await expect(page.getByText(/ON ITS WAY/i).first()).toBeVisible();
  await page.getByRole('button', { name: 'Print the certificate' }).click();
  await expect(page.getByRole('article')).toContainText('TANBOUYÈ, 2024');
  await page.goto(`${shop.url}/verify`);
  const field = page.getByRole('textbox', { name: 'Number and code' });
  await field.fill('K7M');
  await field.press('Enter');
  await expect(page.getByText(/^THIS IS NOT A NUMBER/)).toBeVisible();
  await field.fill(body.items[0]!.certificate!);
  await field.press('Enter');
  await expect(page.getByText('GENUINE', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Check another certificate' }).click();
  await expect(field).toBeVisible();
});

test('both forms for a question keep what was typed on a translated page (rule 80) @nightly', async ({
  page,
  shop,
}) => {
  await page.goto(`${shop.url}/art/jou-mache`);
  await page.getByRole('link', { name: 'Ask about this work' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask about this work' });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('PLEASE GIVE YOUR NAME')).toBeVisible();
  await ask(dialog, 'Is it framed?');

  await page.goto(`${shop.url}/contact?artworkId=tanbouye`);
  const form = page.getByRole('region', { name: 'Ask the painter' });
  await expect(form.getByText('MESSAGE')).toBeVisible();
  await form.getByLabel('Name').evaluate((input: HTMLInputElement) => (input.value = 'Ana'));
  await form.getByLabel('Email').focus();
  await expect(form).toContainText('ABOUT TANBOUYÈ');
  await expect(form.getByLabel('Name')).toHaveValue('Ana');
  await expect(form.getByLabel('Email')).toBeFocused();
  await ask(form, 'And its depth?');

  await page.goto('about:blank');
  await page.goto(`${shop.url}/contact`);
  await expect(form.getByText('MESSAGE')).toBeVisible();
  for (const name of ['Name', 'Email', 'Message']) {
    await form
      .getByLabel(name)
      .evaluate((input: HTMLInputElement) => (input.value = 'a@b.example'));
  }
  await form.getByRole('button', { name: 'Send' }).locator('font font').dispatchEvent('click');
  await expect(form.getByText(/^THANK YOU\. YOUR QUESTION HAS ARRIVED/)).toBeVisible();
});

test('the screens of a translated administration go on (rule 80) @nightly', async ({
  page,
  shop,
}) => {
  const paid = await placeCardOrder(shop, ['jou-mache', 'lannwit-sou-mon-yo']);
  const waiting = await placeTransferOrder(shop, ['tanbouye']);
  await placeSentOrder(shop, ['bato-anba-loraj']);
  await openAdmin(page, shop, '/admin/dashboard');
  await expect(page.getByText('RECENT ORDERS')).toBeVisible();

  await page.goto(`${shop.url}/admin/orders`);
  await rowOf(page, waiting).getByLabel('Status').selectOption('cancelled');
  await expectToast(page, 'ORDER STATUS UPDATED SUCCESSFULLY');
  await rowOf(page, waiting).getByLabel('Status').selectOption('pending');
  await expect(rowOf(page, waiting)).toContainText('HELD UNTIL');
  await rowOf(page, paid)
    .getByRole('button', { name: /^Give back/i })
    .click();
  await page.keyboard.press('Escape');
  await rowOf(page, paid).getByLabel('Status').selectOption('cancelled');
  const cancel = page.getByRole('dialog');
  await expect(cancel).toContainText('A FULL REFUND OF $275.00');
  await cancel.getByRole('button', { name: /^Cancel and refund/i }).click();
  await expect(rowOf(page, paid)).toContainText('REFUNDED $275.00');
  const find = page.getByLabel('Find');
  await find.fill('nobody');
  await expect(page.getByText(/^NO ORDERS/)).toBeVisible();
  await page.getByRole('button', { name: 'Show all orders' }).click();
  await expect(rowOf(page, paid)).toBeVisible();

  await page.goto(`${shop.url}/admin/artworks`);
  const card = page.getByRole('article', { name: 'Choublak' });
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect(card.getByText('HIDDEN')).toBeVisible();
  await card.getByRole('button', { name: 'Show' }).click();
  await expect(card.getByText('HIDDEN')).toBeHidden();
  await card.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Artwork' });
  await form.getByLabel('Price').fill('12.3456');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText(/^PRICE MUST BE AN AMOUNT/)).toBeVisible();
  await form.getByLabel('Price').fill('230');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card).toContainText('$230.00');
  await card.getByRole('button', { name: 'Sold elsewhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'It is sold' }).click();
  await expect(card.getByText('SOLD', { exact: true })).toBeVisible();

  await page.goto(`${shop.url}/admin/content`);
  for (const tab of ['Artist', 'Process', 'Inspirations', 'News & Blog', 'Home']) {
    await page.getByRole('tab', { name: tab }).click();
  }
  await page.getByRole('tab', { name: 'News & Blog' }).click();
  await page.getByRole('button', { name: 'Add New Section' }).click();
  await sectionsOf(page).first().getByLabel('Section Title').fill('Rain');
  await page.getByRole('button', { name: 'Delete Rain' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('EVERYTHING IS SAVED')).toBeVisible();

  await page.goto(`${shop.url}/admin/settings`);
  await page.getByRole('checkbox').first().click();
  await page.goto(`${shop.url}/admin/instagram-settings`);
  await page.getByRole('button', { name: 'Sync Now' }).click();
  await expectToast(page, 'INSTAGRAM CONTENT SYNC STARTED');
  await page.goto(`${shop.url}/admin/backup`);
  await confirmPassword(page.request, shop);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a backup' }).click();
  await download;
  await expect(page.getByText(/^YOUR BROWSER SAVES THE FILE/)).toBeVisible();
  for (const screen of ['labels', 'questions', 'setup', 'activity', `packing-slip#${paid}`]) {
    await page.goto(`${shop.url}/admin/${screen}`);
    const loading = page.getByText(/^(Loading|Asking|Checking)/i).filter({ visible: true });
    await expect(loading).toHaveCount(0);
  }
});

async function ask(form: Locator, message: string): Promise<void> {
  await form.getByLabel('Name').fill(buyer.name);
  await form.getByLabel('Email').fill(buyer.email);
  await form.getByLabel('Message').fill(message);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText(/^THANK YOU\. YOUR QUESTION HAS ARRIVED/)).toBeVisible();
}

/** The whole caption: title, facts, then price and state. */
async function expectShown(room: Locator, title: string, told: string): Promise<void> {
  const lines = room.locator('#room-title').locator('xpath=../p');
  await expect(lines.first()).toHaveText(title.toUpperCase());
  await expect(lines.nth(1)).toHaveText(
    /^(ACRYLIC ON CANVAS · |OIL ON CANVAS · )?\d\d X \d\d IN · 2024$/,
  );
  await expect(lines.last()).toHaveText(told);
}

function wallLabel(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
}
