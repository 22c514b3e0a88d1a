import { expect, type Locator, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { serviceOfForm } from '#shared/newsletter-form';
import type { ReadCode } from '../../src/admin/settings/newsletter/read-code.ts';
import { addSeries } from '../fixtures/artworks/more-works.ts';
import { newsletterForm, usableCodes, unusableCodes } from '../fixtures/newsletter-codes.ts';
import { project } from '../fixtures/start/platform-template.ts';
import { test } from '../fixtures/shop.ts';
import { openAdmin } from './admin-page.ts';
import { expectAccessible } from './site-page.ts';

const { Mailchimp } = usableCodes;
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
  const dialog = page.getByRole('dialog', { name: 'Edit the series' });
  await dialog.getByLabel('Language of the letter').selectOption('fr');
  await press(dialog.getByRole('button', { name: 'Copy for a letter' }));
  // The clipboard may change while it is read.
  await expect(async () => {
    expectOrder((await readClipboard(page)).html, ['/fr/art/tanbouye', '/fr/art/choublak']);
  }).toPass();
  expect(presses()).toBe(7);
  await expectAccessible(page, 'series');
});

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
