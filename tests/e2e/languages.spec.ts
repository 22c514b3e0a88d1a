import { expect, type Page } from '@playwright/test';
import { languageNames, pathIn, type Language } from '#shared/language';
import { letters } from '#words/letters';
import { islandWords } from '../../src/words/all-island-words.ts';
import { screens } from '../../src/words/page-words.ts';
import { siteTexts } from '../../src/words/site-words.ts';
import { pageBudget } from '../bench/budgets.ts';
import { weighPage } from '../fixtures/page-weight.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { cards, expectCardForm, fillCardForm } from './purchase-page.ts';
import { expectSound, publicPages } from './site-page.ts';

const others = ['fr', 'ht'] as const;
type Other = (typeof others)[number];

const english = textsOf([siteTexts.en, islandWords.en, screens.en]);
const money = { fr: /\$\d/, ht: /\$[\d.,]*\d(?![\d.,]|\u00a0US)/ };
const words = /\b(the|your|you|and|with|please|is|are|of|for|we|this|has)\b/i;

test('the pages of an address name each other, and so does the sitemap', async ({ page, shop }) => {
  const xml = await (await fetch(`${shop.url}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<url><loc>(.*?)<\/loc>.*?<\/url>/g)];
  const groups = new Map<string, string>();
  for (const [entry, address = ''] of listed) {
    const named = [...entry.matchAll(/hreflang="([\w-]+)" href="(.*?)"/g)].map((link) => link[2]!);
    groups.set(address, named.join());
  }
  expect(groups.size % 3).toBe(0);
  for (const [address, named] of groups) {
    const html = await (await fetch(address)).text();
    const head = await page.evaluate(readLinks, html);
    const [en, fr, ht, other] = named.split(',');
    expect(head.alternates, address).toEqual({ en, fr, ht, 'x-default': other });
    expect(head.canonical, address).toBe(address);
    expect(head.alternates[head.lang], address).toBe(address);
    expect(groups.get(en!), 'mutual').toBe(named);
  }
});

for (const language of others) {
  const name = languageNames[language];

  test(`the pages in ${name} have no English text of the shop`, async ({ page, shop }) => {
    await page.goto(`${shop.url}${pathIn(language, '/contact')}`);
    for (const path of [...publicPages, '/checkout', '/payment-confirmation', '/shop-art/price']) {
      const answer = await fetch(`${shop.url}${pathIn(language, path)}`);
      expect(answer.status, path).toBe(path === '/no-such-page' ? 404 : 200);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(await page.evaluate(walk, html).then(inEnglish(language)), path).toEqual([]);
    }
  });

  const night = language === 'fr' ? '' : ' @nightly';
  test(`a page in ${name} is within the budget, and axe finds nothing${night}`, async ({
    page,
    shop,
  }) => {
    for (const path of ['/shop-art', '/art/jou-mache', '/contact']) {
      const weight = await weighPage(page, `${shop.url}${pathIn(language, path)}`);
      expect(weight.scripts, path).toBeLessThanOrEqual(pageBudget.scripts);
      expect(weight.styles, path).toBeLessThanOrEqual(pageBudget.styles);
      await page.setViewportSize({ width: 390, height: 900 });
      await expectSound(page);
    }
  });

  test(`a purchase by card in ${name}: pages, refusal, order, mails @nightly`, async ({
    page,
    shop,
    admin,
  }) => {
    const { checkout, payment, order, orderState } = islandWords[language];
    const site = siteTexts[language];
    await page.goto(`${shop.url}${pathIn(language, '/art/choublak')}`);
    await page.getByRole('button', { name: site.offer.buy }).click();
    await expectCardForm(page);
    await expectNoEnglish(page, language);
    await fillCardForm(page, cards.good);
    await page.getByRole('button', { name: checkout.submit }).click();
    await expect(page.getByText(payment.endings.paid.title).first()).toBeVisible();
    await expectNoEnglish(page, language);
    await page.getByRole('link', { name: order.page }).click();
    await expect(page.getByRole('heading', { level: 1, name: order.title })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(pathIn(language, '/order'));
    await expect(page.getByText(orderState.paid(1))).toBeVisible();
    const title = { fr: 'Hibiscus', ht: 'Choublak' }[language];
    await expect(page.getByRole('main')).toContainText(title);
    // On the receipt.
    const technique = { fr: 'Huile sur toile', ht: 'Lwil sou twal' }[language];
    await expect(page.getByRole('main')).toContainText(technique);
    await expectNoEnglish(page, language);

    const [sold] = await admin.listOrders();
    expect(sold).toMatchObject({ language, status: 'processing' });
    const mails = await mailsOf(shop);
    const toBuyer = mails.find(isToBuyer)!;
    expect(toBuyer.subject).toBe(letters[language].confirmation.subject(sold!.id));
    expect(toBuyer.text).toContain(letters[language].quoted(title));
    expect(toBuyer.html).toContain(`<html lang="${language}">`);
    expect(toBuyer.text).toContain(`${pathIn(language, '/order')}#${sold!.id}`);
    expect(mails.find(({ subject }) => subject.startsWith('You sold'))?.text).toContain(
      `Reads: ${language === 'fr' ? 'French' : 'Kreyòl'}`,
    );

    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${shop.url}${pathIn(language, '/checkout')}?artworkId=choublak`);
    const refusal = { fr: 'vient d’être vendu', ht: 'fèk vann' }[language];
    await expect(page.getByText(refusal)).toContainText(title);
  });

  test(`a cart outlives the change to ${name}, and its transfer is told in it @nightly`, async ({
    page,
    shop,
    admin,
  }) => {
    const { cart, checkout, transfer, orderState } = islandWords[language];
    await page.goto(`${shop.url}/art/choublak?from=test#main`);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const { pathname, search, hash } = new URL(page.url());
    expect(pathname + search + hash).toBe(pathIn(language, '/art/choublak?from=test#main'));
    await page.getByRole('button', { name: cart.label(1) }).click();
    await expect(page.getByRole('dialog', { name: cart.title })).toBeVisible();
    await expectNoEnglish(page, language);
    await page.getByRole('button', { name: cart.checkout }).click();
    const dialog = page.getByRole('dialog', { name: checkout.title });
    await dialog.getByRole('tab', { name: checkout.tabs.zelle }).click();
    await dialog.getByLabel(transfer.name).fill('Marie Joseph');
    await dialog.getByLabel(transfer.email).fill('marie@example.com');
    await dialog.getByRole('button', { name: transfer.continue }).click();
    await expect(dialog.getByText(transfer.memoNote)).toBeVisible();
    await expectNoEnglish(page, language);

    const [ordered] = await admin.listOrders();
    expect(ordered).toMatchObject({ language, method: 'zelle' });
    const mail = (await mailsOf(shop)).find(isToBuyer)!;
    expect(mail.subject).toBe(letters[language].howToPay.subject(ordered!.id));
    expect(mail.text).toContain(`Order #${ordered!.id}`);
    const amount = { fr: '225,00\u00a0$US', ht: '$225.00\u00a0US' }[language];
    expect(mail.text).toContain(amount);
    const link = new RegExp(`http\\S+${pathIn(language, '/order')}#\\S+`).exec(mail.text)!;
    await page.goto(link[0]);
    await expect(page.getByText(orderState.waiting)).toBeVisible();
    await expect(page.getByText(amount).first()).toBeVisible();
    await expectNoEnglish(page, language);
  });
}

async function mailsOf(shop: RunningShop) {
  await shop.waitUntilIdle();
  return (await shop.state()).mails;
}

function isToBuyer({ to }: { to: string }): boolean {
  return to === 'marie@example.com';
}

/** In the page: what it shows and says to a reader of its language, also later. */
function walk(html: string | null): string[] {
  const root = html ? new DOMParser().parseFromString(html, 'text/html') : document;
  const found: string[] = [];
  const look = (place: ParentNode): void => {
    for (const element of place.querySelectorAll('*')) {
      if (element instanceof HTMLTemplateElement) look(element.content);
      if (element.matches('script, style, [lang]:not(html) *, [lang]:not(html)')) continue;
      const told = [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ textContent }) => textContent);
      const said = ['alt', 'aria-label', 'placeholder', 'data-many', 'data-available'].map((name) =>
        element.getAttribute(name),
      );
      found.push(...[...told, ...said].flatMap((text) => text?.trim() || []));
    }
  };
  look(root);
  return found;
}

function inEnglish(language: Other): (texts: string[]) => string[] {
  const own = textsOf([siteTexts[language], islandWords[language], screens[language]]);
  return (texts) =>
    texts
      .filter((text) => /\p{L}/u.test(text))
      .filter(
        (text) =>
          (english.has(text) && !own.has(text)) || words.test(text) || money[language].test(text),
      );
}

async function expectNoEnglish(page: Page, language: Other): Promise<void> {
  expect(inEnglish(language)(await page.evaluate(walk, null)), page.url()).toEqual([]);
}

/** Those without a value. */
function textsOf(trees: unknown[]): Set<string> {
  const texts = trees.flatMap((tree): string[] => {
    if (typeof tree === 'string') return [tree];
    if (typeof tree !== 'object' || tree === null) return [];
    return [...textsOf(Object.values(tree))];
  });
  return new Set(texts);
}

/** In the page. */
function readLinks(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const alternates = [...page.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(
    ({ hreflang, href }) => [hreflang, href] as const,
  );
  return {
    lang: page.documentElement.lang as Language,
    canonical: page.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
    alternates: Object.fromEntries(alternates) as Record<string, string>,
  };
}
