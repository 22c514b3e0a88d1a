import { expect, type Locator, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { serviceOfForm } from '#shared/newsletter-form';
import type { ReadCode } from '../../src/admin/settings/newsletter/read-code.ts';
import { addSeries } from '../fixtures/artworks/more-works.ts';
import { usableCodes, unusableCodes } from '../fixtures/newsletter-codes.ts';
import { project } from '../fixtures/start/platform-template.ts';
import { test } from '../fixtures/shop.ts';
import { openAdmin } from './admin-page.ts';
import { addFromWall, cards, fillCardForm, openCheckout } from './purchase-page.ts';
import { expectAccessible, expectAccessibleEverywhere } from './site-page.ts';

const { Mailchimp } = usableCodes;
const newsletterForm = {
  action:
    'https://galri.us14.list-manage.com/subscribe/post?u=0a1b2c3d4e5f&id=6a7b8c9d0e&f_id=00f1e2d3c4',
  method: 'post',
  email: Mailchimp.email,
  hidden: [{ name: 'tags', value: '4221' }],
  empty: Mailchimp.empty,
};

type Reader = { reader: { readCode(html: string): ReadCode } };

test('a browser reads the codes of services, and refuses in words what cannot be used (rule 110)', async ({
  page,
}) => {
  const { outputFiles } = await build({
    entryPoints: [`${project}/src/admin/settings/newsletter/read-code.ts`],
    bundle: true,
    format: 'iife',
    globalName: 'reader',
    write: false,
  });
  await page.addScriptTag({ content: outputFiles[0]!.text });
  const read = (html: string) =>
    page.evaluate((code) => (globalThis as unknown as Reader).reader.readCode(code), html);
  for (const [service, code] of Object.entries(usableCodes)) {
    const { form, problem } = await read(code.html);
    expect(problem, service).toBeNull();
    const { email, empty, hidden } = form!;
    expect({ email, empty, hidden: hidden.map(({ name }) => name) }, service).toEqual({
      email: code.email,
      empty: code.empty,
      hidden: code.hidden,
    });
    expect(form!.name, service).toBe('name' in code ? code.name : undefined);
    expect(serviceOfForm(form!), service).toBe(code.joins);
    expect(JSON.stringify(form), service).not.toContain('<');
  }
  for (const [name, { html, says }] of Object.entries(unusableCodes))
    expect(await read(html), name).toEqual({ form: null, problem: says });
});

test('the administrator pastes a form with three presses, and reads why another one is refused (rule 110)', async ({
  page,
  shop,
  admin,
}) => {
  await openAdmin(page, shop, '/admin/settings');
  const field = page.getByRole('textbox', { name: 'Form or address of your newsletter' });
  const card = page.locator('form', { has: field });
  const { press, presses } = countPresses();
  await press(page.locator('summary', { hasText: 'Newsletter' }));
  await press(field);
  const { html, says } = unusableCodes['a captcha'];
  await field.fill(html);
  await expect(field).toHaveAccessibleDescription(new RegExp(says.replace(/[.?]/g, '\\$&')));
  await expectAccessible(page);
  await field.fill(Mailchimp.html);
  await expect(card.getByRole('status')).toHaveText('Joins at list-manage.com');
  await press(card.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Settings updated successfully', { exact: true })).toBeVisible();
  expect(presses()).toBe(3);
  const { body } = await admin.send('GET', '/api/admin/settings');
  expect(body).toMatchObject({ newsletterUrl: '', newsletterForm });
});

test('a visitor joins in a new tab and keeps the cart, and joins after a payment, in the dialog and on its page (rule 110)', async ({
  page,
  launch,
}) => {
  const shop = await launch();
  await (await shop.admin()).send('PATCH', '/api/admin/settings', { newsletterForm });
  await shop.buildNow();
  const reached = await standInForService(page);
  await page.goto(`${shop.url}/shop-art`);
  for (const title of ['Jou Mache', 'Choublak']) await addFromWall(page, title);
  expect(reached).toEqual([]);
  await join(page, page.getByRole('contentinfo'));
  expect(reached).toEqual([
    `POST ${newsletterForm.action} EMAIL=collector%40example.com&tags=4221&b_0a1b2c3d4e5f_6a7b8c9d0e=`,
  ]);
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();

  await openCheckout(page);
  await fillCardForm(page, cards.good);
  await page.getByRole('button', { name: /^Pay/ }).click();
  const panel = page.getByRole('region', { name: 'Thank you for your purchase!' });
  await join(page, panel);
  await expectAccessibleEverywhere(page, 'the panel after a payment');

  const outcome = {
    state: 'succeeded',
    cents: 0,
    orderNumber: 'K7M-4QX',
    artworkIds: [],
    items: [],
  };
  await page.route('**/api/orders/payment', (route) => route.fulfill({ json: outcome }));
  await page.goto(`${shop.url}/payment-confirmation?payment_key=key&payment_intent=pi_1`);
  await join(page, page.getByRole('main'));
  expect(reached).toHaveLength(3);
});

test('three works are on the clipboard for a letter with five presses, and a series with two (rule 114)', async ({
  page,
  shop,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const titles = ['Jou Mache', 'Choublak', 'Tanbouyè'];
  addSeries(shop, 'lanme', ['tanbouye', 'choublak']);
  await openAdmin(page, shop, '/admin/artworks');
  const { press, presses } = countPresses();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await press(button('Series or letter'));
  for (const title of titles) await press(button(title));
  await press(button('Copy for a letter'));
  await expect(page.getByText('Copied for a letter', { exact: true })).toBeVisible();
  expect(presses()).toBe(5);
  const letter = await readClipboard(page);
  expectOrder(letter.html, titles);
  expectOrder(letter.text, titles);
  expect(letter.html).toMatch(/<table[^>]*>.*<img [^>]*src="http[^"]*w=800/s);
  expect(letter.html.length).toBeLessThan(10_000);
  await expectAccessible(page, 'choice');

  await button('Cancel').click();
  await press(button('Edit the series Series lanme'));
  await page.getByLabel('Language of the letter').selectOption('fr');
  await press(button('Copy for a letter'));
  await expect.poll(async () => (await readClipboard(page)).text).toContain('/fr/art/tanbouye');
  expectOrder((await readClipboard(page)).html, ['Tanbouyè', 'Choublak']);
  expect(presses()).toBe(7);
  await expectAccessible(page, 'series');
});

/** Answers for the service; returns what reached it. */
async function standInForService(page: Page): Promise<string[]> {
  const reached: string[] = [];
  await page.context().route(`${new URL(newsletterForm.action).origin}/**`, (route) => {
    const request = route.request();
    reached.push(`${request.method()} ${request.url()} ${request.postData()}`);
    return route.fulfill({ contentType: 'text/html', body: '<h1>Almost there</h1>' });
  });
  return reached;
}

async function join(page: Page, place: Locator): Promise<void> {
  await place
    .getByRole('textbox', { name: 'Email: Hear of new paintings first' })
    .fill('collector@example.com');
  const answer = page.waitForEvent('popup');
  await place.getByRole('button', { name: 'Join' }).click();
  const tab = await answer;
  await expect(tab.getByRole('heading', { name: 'Almost there' })).toBeVisible();
  await tab.close();
}

function countPresses() {
  let count = 0;
  return {
    presses: () => count,
    async press(control: Locator) {
      count++;
      await control.click();
    },
  };
}

function readClipboard(page: Page): Promise<{ html: string; text: string }> {
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item!.getType(type)).text();
    return { html: await read('text/html'), text: await read('text/plain') };
  });
}

function expectOrder(text: string, titles: string[]): void {
  const places = titles.map((title) => text.indexOf(title));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
}
