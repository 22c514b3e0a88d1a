import { expect, type Locator } from '@playwright/test';
import type { Question } from '#shared/question';
import { kinds } from '../fixtures/artworks/long-wall.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { openAdmin } from './admin-page.ts';
import {
  expectAccessible,
  expectAccessibleEverywhere,
  expectFits,
  expectTabOrder,
} from './site-page.ts';

const phone = { width: 390, height: 844 };
const words = { name: 'Marie Joseph', email: 'marie@example.com', message: 'Is it framed?' };
const sent = 'Thank you. Your question has arrived, and the painter answers to marie@example.com.';

test('a collector asks about an artwork on a phone, with the keyboard; Back keeps what was typed, and the link to the form works without scripts and in another tab', async ({
  page,
  shop,
  admin,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`${shop.url}/art/jou-mache`, { waitUntil: 'networkidle' });
  const link = page.getByRole('link', { name: 'Ask about this work' });
  // A plain link: it works without scripts and in another tab.
  const plain = await page.request.get(`${shop.url}/contact?artworkId=jou-mache`);
  expect(await plain.text()).toMatch(/<noscript><p[^>]*>This form needs JavaScript\.</);
  const other = page.context().waitForEvent('page');
  await link.click({ modifiers: ['Control'] });
  await (await other).waitForURL(/\/contact\?artworkId=jou-mache$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await (await other).close();
  await link.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Ask about this work' });
  await expect(form).toContainText('About Jou Mache');
  await form.getByLabel('Name').focus();
  await expectTabOrder(page, ['Name', 'Email', 'Message', 'Send']);

  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Name')).toBeFocused();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Please give your name');
  await expect(form.getByLabel('Message')).toHaveAccessibleDescription(
    'Please write your question',
  );
  await expectAccessible(page);
  for (const text of [words.name, 'marie', words.message]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('@example.com');
  await page.goBack();
  await expect(form).toBeHidden();
  await link.press('Enter');
  await expectTyped(form);
  await form.getByLabel('Email').press('Enter');
  await expect(form.getByText(sent)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(link).toBeFocused();
  expect(await questionsOf(admin)).toMatchObject([{ ...words, artworkTitle: 'Jou Mache' }]);
});

test('/contact has the same form as HTML; React comes with the first sign of intent and keeps what was typed, which outlasts a reload, and is gone once it is sent; the first press sends, also when it is the first sign of intent', async ({
  page,
  shop,
  admin,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await page.route('**/*.js', async (route) => {
    if (/hydrate/.test(route.request().url())) await page.waitForTimeout(500);
    await route.continue();
  });
  await page.goto(`${shop.url}/contact?artworkId=tanbouye`, { waitUntil: 'networkidle' });
  await expectFits(page);
  await expect.poll(() => scripts.join()).not.toMatch(/mount|hydrate/);
  const form = page.getByRole('region', { name: 'Ask the painter' });
  await form.getByLabel('Name').focus();
  await page.keyboard.type(words.name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(words.email);
  await expect(form).toContainText('About Tanbouyè');
  await expect(form.getByLabel('Email')).toBeFocused();
  await form.getByLabel('Message').fill(words.message);
  await expectTyped(form);
  await page.reload({ waitUntil: 'networkidle' });
  await form.getByLabel('Name').focus();
  await expectTyped(form);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText(sent)).toBeFocused();
  await expectAccessible(page);
  expect(page.url()).not.toContain('marie');
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).not.toMatch(/Marie|marie|framed/);
  expect(await questionsOf(admin)).toMatchObject([{ ...words, artworkTitle: 'Tanbouyè' }]);

  await page.goto(`${shop.url}/contact`, { waitUntil: 'networkidle' });
  // As a browser fills a form, without a pointer or the focus.
  for (const [label, value] of [
    ['Name', words.name],
    ['Email', words.email],
    ['Message', words.message],
  ] as const) {
    await form
      .getByLabel(label)
      .evaluate((field: HTMLInputElement, text) => void (field.value = text), value);
  }
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText(sent)).toBeVisible();
  const second = expect.objectContaining({ ...words, artworkTitle: null });
  expect(await questionsOf(admin)).toContainEqual(second);
});

test('a work in stock without a price has ‘Ask the price’ on its page, on the wall, at home and in the gallery (rule 98)', async ({
  page,
  wallShop: shop,
}) => {
  await page.goto(`${shop.url}/fr/`);
  const works = page.getByRole('region', { name: 'Au mur en ce moment' }).getByRole('listitem');
  await expect(works.filter({ hasText: 'Prix sur demande' })).toHaveCount(1);
  await page.goto(`${shop.url}/ht/shop-art`, { waitUntil: 'networkidle' });
  // All but one that is sold, one that is not for sale and one that waits for its hour.
  await expect(page.getByText('Tablo ki disponib: 45 sou 48')).toBeVisible();
  const link = page.locator(`[data-artwork=${kinds.onRequest}]`).getByRole('link', {
    name: 'Mande pri a',
  });
  await expect(link).toHaveAttribute('href', `/ht/contact?artworkId=${kinds.onRequest}&price`);
  await link.click();
  const asked = page.getByRole('dialog', { name: 'Mande pri a' });
  await expect(asked).toContainText('W ap mande pri tablo Travay 4');
  await expect(asked.getByLabel('Mesaj (si ou vle)')).toBeVisible();

  await page.setViewportSize(phone);
  await page.goto(`${shop.url}/art/${kinds.onRequest}`, { waitUntil: 'networkidle' });
  await expectAccessibleEverywhere(page);
  expect(await page.content()).not.toMatch(/"Offer"|Add to Cart/);
  await page.getByRole('button', { name: /^View Work 4 full screen/ }).click();
  const room = page.getByRole('dialog', { name: 'Gallery' });
  await expect(room.getByText('Price on request')).toBeVisible();
  await expectAccessible(page);
  await room.getByRole('button', { name: 'Ask the price' }).click();
  const form = page.getByRole('dialog', { name: 'Ask the price' });
  await form.getByLabel('Name').fill(words.name);
  await form.getByLabel('Email').fill(words.email);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText(sent)).toBeFocused();
  const admin = await shop.admin();
  expect(await questionsOf(admin)).toMatchObject([{ message: '', artworkTitle: 'Work 4' }]);
  // The link, in another tab.
  await page.goto(`${shop.url}/contact?artworkId=${kinds.onRequest}&price`);
  await page.getByLabel('Name').click();
  await expect(page.getByLabel('Message (optional)')).toBeVisible();
  await openAdmin(page, shop, '/admin/questions');
  await expect(page.getByRole('article', { name: words.name })).toContainText('Asks the price');
});

test('an open question has a quiet way to what to do before a painting is sent, and says so if it reads like a known scam (rule 69)', async ({
  page,
  shop,
}) => {
  const scam = 'I pay by certified check, and my shipper will pick it up.';
  await ask(shop, { ...words, name: 'Marie' });
  await ask(shop, { ...words, name: 'Richard', message: scam });
  await openAdmin(page, shop, '/admin/questions');
  const [honest, strange] = ['Marie', 'Richard'].map((name) => page.getByRole('article', { name }));
  const way = { name: 'Before you send a painting' };
  await expect(strange!).toContainText(
    'This reads like a known scam: a check and a shipper of their own. It may still be honest.',
  );
  await expect(honest!.getByRole('link', way)).toBeVisible();
  await expect(honest!).not.toContainText('scam');
  await expectAccessibleEverywhere(page);
  await strange!.getByRole('button', { name: /^Mark as answered/ }).click();
  await expect(strange!).toContainText('Answered');
  await expect(strange!).not.toContainText('scam');
  await expect(strange!.getByRole('link', way)).toHaveCount(0);

  await honest!.getByRole('link', way).click();
  await expect(page.getByRole('heading', { level: 1, ...way })).toBeVisible();
  expect((await page.locator('main:visible').innerText()).split(/\s+/).length).toBeLessThan(600);
  const addresses = await page
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .map((link) => (link as HTMLAnchorElement).href)
        .filter((href) => href.startsWith('https:')),
    );
  expect(addresses.length).toBeGreaterThan(5);
});

async function expectTyped(form: Locator): Promise<void> {
  await expect(form.getByLabel('Name')).toHaveValue(words.name);
  await expect(form.getByLabel('Email')).toHaveValue(words.email);
  await expect(form.getByLabel('Message')).toHaveValue(words.message);
}

type Send = {
  send<Body>(method: string, path: string): Promise<{ body: Body }>;
};

async function ask(shop: RunningShop, body: typeof words): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: shop.url };
  const sending = { method: 'POST', headers, body: JSON.stringify(body) };
  expect((await fetch(`${shop.url}/api/questions`, sending)).status).toBe(200);
}

async function questionsOf(admin: Send): Promise<Question[]> {
  return (await admin.send<Question[]>('GET', '/api/admin/questions')).body;
}
