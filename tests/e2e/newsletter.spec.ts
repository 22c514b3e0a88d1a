import { expect, type Page } from '@playwright/test';
import { usableCodes, unusableCodes } from '../fixtures/newsletter-codes.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { openAdmin } from './admin-page.ts';
import { expectAccessible, expectAccessibleEverywhere } from './site-page.ts';

const { Mailchimp } = usableCodes;
const label = 'Form or address of your newsletter';

/** Answers for the service; returns what reached it. */
async function standInFor(page: Page, host: string): Promise<string[]> {
  const reached: string[] = [];
  await page.context().route(`https://${host}/**`, (route) => {
    const request = route.request();
    reached.push(`${request.method()} ${request.url()} ${request.postData()}`);
    return route.fulfill({ contentType: 'text/html', body: '<h1>Almost there</h1>' });
  });
  return reached;
}

async function policyOf(shop: RunningShop): Promise<string> {
  const { headers } = await fetch(shop.url);
  return headers.get('content-security-policy') ?? '';
}

test('a pasted form is understood or refused in words, and stands on the pages without its markup (rule 110)', async ({
  page,
  launch,
}) => {
  const shop = await launch();
  const policy = await policyOf(shop);
  await openAdmin(page, shop, '/admin/settings#newsletter');
  const field = page.getByRole('textbox', { name: label });
  const card = page.locator('form', { has: field });
  for (const [name, { html, joins }] of Object.entries(usableCodes)) {
    await field.fill(html);
    await expect(card.getByRole('status'), name).toHaveText(`Joins at ${joins}`);
  }
  for (const [name, { html, says }] of Object.entries(unusableCodes)) {
    await field.fill(html);
    await expect(card.getByText(says), name).toBeVisible();
  }
  await expectAccessibleEverywhere(page);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(field).toBeFocused();

  await field.fill(Mailchimp.html);
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings updated successfully', { exact: true })).toBeVisible();
  const admin = await shop.admin();
  const { body } = await admin.send<Record<string, unknown>>('GET', '/api/admin/settings');
  expect(body).toMatchObject({
    newsletterUrl: '',
    newsletterForm: {
      action:
        'https://galri.us14.list-manage.com/subscribe/post?u=0a1b2c3d4e5f&id=6a7b8c9d0e&f_id=00f1e2d3c4',
      method: 'post',
      email: Mailchimp.email,
      hidden: [{ name: 'tags', value: '4221' }],
      empty: Mailchimp.empty,
    },
  });
  expect(JSON.stringify(body)).not.toContain('<');

  const reached = await standInFor(page, 'galri.us14.list-manage.com');
  await shop.buildNow();
  expect(await policyOf(shop)).toBe(
    policy.replace(/form-action [^;]+/, '$& https://galri.us14.list-manage.com'),
  );
  const paid = await (await fetch(`${shop.url}/payment-confirmation`)).text();
  const [, endings = ''] = paid.split('<template id="payment-succeeded">');
  expect(endings.split('</template>')[0]).toContain('action="https://galri.us14.list-manage.com');

  await page.goto(`${shop.url}/art/choublak`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('link', { name: /Jou Mache/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jou Mache' })).toBeVisible();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expectAccessibleEverywhere(page);
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('textbox').fill('collector@example.com');
  expect(reached).toEqual([]);
  const answer = page.waitForEvent('popup');
  await foot.getByRole('button', { name: 'Join' }).click();
  await expect((await answer).getByRole('heading', { name: 'Almost there' })).toBeVisible();
  expect(reached).toEqual([
    'POST https://galri.us14.list-manage.com/subscribe/post?u=0a1b2c3d4e5f&id=6a7b8c9d0e&f_id=00f1e2d3c4 ' +
      'EMAIL=collector%40example.com&tags=4221&b_0a1b2c3d4e5f_6a7b8c9d0e=',
  ]);
  await expect(page.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
});

test('three chosen works are on the clipboard for a letter with five presses (rule 114)', async ({
  page,
  shop,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAdmin(page, shop, '/admin/artworks');
  await page.getByRole('button', { name: 'Series or letter' }).click();
  for (const title of ['Jou Mache', 'Choublak', 'Tanbouyè'])
    await page.getByRole('button', { name: title, exact: true }).click();
  await page.getByRole('button', { name: 'Copy for a letter' }).click();
  await expect(page.getByText('Copied for a letter', { exact: true })).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await item!.getType(type)).text();
    return { html: await read('text/html'), text: await read('text/plain') };
  });
  const place = (text: string) =>
    ['Jou Mache', 'Choublak', 'Tanbouyè'].map((title) => text.indexOf(title));
  for (const text of [copied.html, copied.text]) {
    expect(place(text)).toEqual(place(text).sort((one, other) => one - other));
    expect(place(text)).not.toContain(-1);
  }
  expect(copied.html).toMatch(/<table[^>]*>.*<img [^>]*src="http[^"]*w=800/s);
  await expectAccessible(page);
});
