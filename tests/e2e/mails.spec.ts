import { join } from 'node:path';
import { expect } from '@playwright/test';
import { buyerMailKinds, painterMailKinds, type MailKind } from '#shared/order';
import { writeLetter } from '../../netlify/use-cases/order-mails/letters.ts';
import { mailShop } from '../fixtures/mail-shop.ts';
import { mailOrder, mailTopics } from '../fixtures/buyers/mail-order.ts';
import { least } from '../fixtures/start/least-environment.ts';
import { sights } from '../fixtures/rounds.ts';
import { test as base } from '../fixtures/shop.ts';
import { expectAccessible } from './site-page.ts';

const samples = join(import.meta.dirname, '../../public');
const mostBytes = 60_000;
const kinds = [...buyerMailKinds, ...painterMailKinds];
/** Have the parts of which all mails consist. */
const few = ['transfer-instructions', 'confirmation', 'offer', 'sold'] as const;
const zelle = { ZELLE_EMAIL: 'atelye@example.com', ZELLE_NAME: 'Atelye Solèy' };
const longTitles = ['Lannwit'.repeat(28), 'A "title" & <b>more</b>', '漢'.repeat(200)];

const variables = { ...least, ...zelle };

base.beforeAll(() => void Object.assign(process.env, variables));
base.afterAll(() => Object.keys(variables).forEach((name) => delete process.env[name]));

/** Answers variants of the Image CDN with the sample pictures. */
const test = base.extend({
  page: async ({ page }, use) => {
    await page.route(`${least.SITE_URL}/**`, async (route) => {
      const { searchParams } = new URL(route.request().url());
      await route.fulfill({ path: join(samples, searchParams.get('url') ?? '') });
    });
    await use(page);
  },
});

const amounts = sights<[works: number, titles: string[]]>([[5, longTitles]], [[1, []]]);

test('mails are whole on a phone and on a desk', async ({ page }) => {
  for (const [works, titles] of amounts) {
    for (const kind of sights<MailKind>(few, kinds)) {
      const { html, text } = write(kind, works, titles);
      expect(Buffer.byteLength(html), kind).toBeLessThan(mostBytes);
      await page.setContent(html);
      for (const width of [360, 640]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(overflow), `${kind}, ${width} px`).toBeLessThanOrEqual(0);
        expect(await page.evaluate(distortedPictures), `${kind}, ${width} px`).toEqual([]);
      }
      const shown = await page.evaluate(() => document.body.innerText);
      expect(joined(text), kind).toBe(joined(shown));
      const links = await page.evaluate(() => [...document.links].map(({ href }) => href));
      for (const link of links) expect(shown, kind).toContain(link.replace(/\/$/, ''));
      const isToBuyer = (buyerMailKinds as readonly string[]).includes(kind);
      if (isToBuyer) await expect(page.locator('img'), kind).toHaveCount(works);
    }
  }
});

test('a mail has the palette of the shop, by day and by night, and axe finds nothing', async ({
  page,
}) => {
  for (const [scheme, ground, seen] of [
    ['light', 'rgb(251, 249, 245)', ['transfer-instructions', 'confirmation', 'sold']],
    [
      'dark',
      'rgb(18, 17, 15)',
      sights<MailKind>(['transfer-instructions'], ['confirmation', 'sold']),
    ],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const kind of seen) {
      await page.setContent(write(kind, 2, []).html);
      await expect(page.locator('body')).toHaveCSS('background-color', ground);
      await expectAccessible(page, `${kind}, ${scheme}`);
    }
  }
});

test('the instructions for more than 500 dollars say that banks limit Zelle a day', () => {
  const order = { ...mailOrder(1, { titles: [] }), money: [], offer: undefined };
  const { text } = writeLetter(order, { kind: 'transfer-instructions', about: '' }, mailShop)!;
  expect(text).toContain('Banks limit how much Zelle sends');
});

function write(kind: MailKind, works: number, titles: readonly string[]) {
  const mail = { kind, about: mailTopics[kind] ?? '' };
  return writeLetter(mailOrder(works, { titles }), mail, mailShop)!;
}

/** Removes white space and colons, which stand for the layout in plain text. */
function joined(text: string): string {
  return text.replace(/[\s:]+/g, '');
}

function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Runs in the page: returns pictures without a file, a size or an alt text, or with other proportions than their file's. */
async function distortedPictures(): Promise<string[]> {
  const pictures = [...document.images];
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  return pictures
    .filter((picture) => {
      const { naturalWidth, naturalHeight, width, height, alt } = picture;
      const ratio = naturalWidth / naturalHeight;
      const given = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
      const isRight = (found: number) => Math.abs(found / ratio - 1) < 0.02;
      return (
        !alt || !picture.src.startsWith('https:') || !isRight(given) || !isRight(width / height)
      );
    })
    .map(({ outerHTML }) => outerHTML);
}
