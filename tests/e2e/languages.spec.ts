import { expect, type Page } from '@playwright/test';
import { languageNames, pathIn } from '#shared/language';
import { sampleArtworks, sampleContentPages } from '#shared/samples/artworks';
import { french } from '#shared/samples/french';
import { sampleInspirations, sampleProcess } from '#shared/samples/journal';
import { kreyol } from '#shared/samples/kreyol';
import { siteSamples } from '#shared/samples/site';
import { letters } from '#words/letters';
import { islandWords } from '../../src/words/all-island-words.ts';
import * as certificateEn from '../../src/words/en/islands/certificate.ts';
import * as certificateFr from '../../src/words/fr/islands/certificate.ts';
import * as certificateHt from '../../src/words/ht/islands/certificate.ts';
import { screens } from '../../src/words/page-words.ts';
import { siteTexts } from '../../src/words/site-words.ts';
import { pageBudget } from '../bench/budgets.ts';
import { publicPages } from '../fixtures/pages.ts';
import { newBrowser, newBuyer } from '../fixtures/buyers/buyers.ts';
import { hasEnglish } from '../fixtures/english-words.ts';
import { weighPage } from '../fixtures/page-weight.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { cards, expectCardForm, fillCardForm } from './purchase-page.ts';

const others = ['fr', 'ht'] as const;
type Other = (typeof others)[number];

const certificateWords = { en: certificateEn, fr: certificateFr, ht: certificateHt };
/** Of the shop and of the painter. */
const english = textsOf([
  [siteTexts.en, islandWords.en, certificateWords.en, screens.en, letters.en],
  [sampleArtworks.map(({ translations: _translations, ...artwork }) => artwork), siteSamples],
  // The title of the page home is a name.
  sampleContentPages.flatMap(({ pageName, content: { title, description, sections } }) => [
    [pageName === 'home' ? '' : title, description],
    sections.map(({ translations: _translations, ...section }) => section),
  ]),
]);
// The town of an address, too.
english.delete('Jacmel');
const ownTexts: Record<Other, Set<string>> = {
  fr: textsOf([siteTexts.fr, islandWords.fr, certificateWords.fr, screens.fr, letters.fr, french]),
  ht: textsOf([siteTexts.ht, islandWords.ht, certificateWords.ht, screens.ht, letters.ht, kreyol]),
};
/** What has no translations: films, inspirations, alt texts of photographs. A link names its language. */
const untranslated = textsOf([
  [sampleProcess, sampleInspirations],
  sampleArtworks.map(({ imageAlt }) => imageAlt),
  languageNames,
]);

for (const language of others) {
  const name = languageNames[language];

  test(`the pages in ${name} have no English text of the shop and of the painter, and one is within the budget`, async ({
    page,
    shop,
  }) => {
    const weight = await weighPage(page, `${shop.url}${pathIn(language, '/art/jou-mache')}`);
    expect(weight.scripts).toBeLessThanOrEqual(pageBudget.scripts);
    expect(weight.styles).toBeLessThanOrEqual(pageBudget.styles);
    for (const path of [...publicPages, '/checkout', '/payment-confirmation', '/shop-art/price']) {
      const answer = await fetch(`${shop.url}${pathIn(language, path)}`);
      expect(answer.status, path).toBe(path === '/no-such-page' ? 404 : 200);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(await page.evaluate(walk, html).then(inEnglish(language)), path).toEqual([]);
    }
  });

  const night = language === 'fr' ? '' : ' @nightly';
  test(`what a buyer gets in ${name} has no English: the page of an order, its receipt, certificate and mails${night}`, async ({
    page,
    shop,
    admin,
  }) => {
    const send = newBrowser(shop, { 'accept-language': language });
    const { transfer, receipt } = islandWords[language];
    const { certificate, verify } = certificateWords[language];
    const title = { fr: 'Jour de marché', ht: 'Jou Mache' }[language];
    const asked = { name: 'Marie', email: 'marie@example.com', message: '?' };
    await send('POST', '/api/questions', { ...asked, artworkId: 'jou-mache' });
    const { body } = await newBuyer(shop, send).orderByTransfer(['jou-mache', 'choublak']);
    await page.goto(`${shop.url}${body.orderPage}`);
    await expect(page.getByText(transfer.memoNote)).toBeVisible();
    await expectNoEnglish(page, language);

    await admin.setStatus(body.orderId, 'processing');
    await admin.setStatus(body.orderId, 'shipped');
    await page.reload();
    await expect(page.getByRole('button', { name: receipt.print })).toBeVisible();
    await expectNoEnglish(page, language);
    await page.getByRole('button', { name: certificate.print }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectNoEnglish(page, language);

    const [sold] = await admin.listOrders();
    const { certificate: code } = sold!.items[0]!;
    await page.goto(`${shop.url}${pathIn(language, '/verify')}#${code}`);
    await expect(page.getByText(verify.states.genuine)).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectNoEnglish(page, language);

    const mails = (await mailsOf(shop)).filter(isToBuyer);
    expect(mails.length).toBeGreaterThan(3);
    for (const { html, subject } of mails) {
      expect(await page.evaluate(walk, html).then(inEnglish(language)), subject).toEqual([]);
      expect(html).toContain(`href="${shop.url}${pathIn(language, '/')}"`);
    }
    expect(mails.map(({ subject }) => subject)).toContain(
      letters[language].question.subject(letters[language].question.about(title)),
    );
  });

  test(`purchases in ${name}: by card with its pages, order, mails and refusal, and by transfer of a cart that outlives the change of the language @nightly`, async ({
    page,
    shop,
    admin,
  }) => {
    const { cart, checkout, transfer, payment, order, orderState } = islandWords[language];
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

    await page.goto(`${shop.url}/art/tanbouye?from=test#main`);
    await page.getByRole('button', { name: 'Add to Cart' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const { pathname, search, hash } = new URL(page.url());
    expect(pathname + search + hash).toBe(pathIn(language, '/art/tanbouye?from=test#main'));
    await page.getByRole('button', { name: cart.label(1) }).click();
    await expect(page.getByRole('dialog', { name: cart.title })).toBeVisible();
    // The cart keeps title and technique of the page that filled it.
    const kept = ['Tanbouyè', 'Acrylic on canvas'];
    await expectNoEnglish(page, language, kept);
    await page.getByRole('button', { name: cart.checkout }).click();
    const dialog = page.getByRole('dialog', { name: checkout.title });
    await dialog.getByRole('tab', { name: checkout.tabs.zelle }).click();
    await dialog.getByLabel(transfer.name).fill('Marie Joseph');
    await dialog.getByLabel(transfer.email).fill('marie@example.com');
    await dialog.getByRole('button', { name: transfer.continue }).click();
    await expect(dialog.getByText(transfer.memoNote)).toBeVisible();
    await expectNoEnglish(page, language, kept);

    const ordered = (await admin.listOrders()).find(({ method }) => method === 'zelle')!;
    expect(ordered).toMatchObject({ language });
    const subject = letters[language].howToPay.subject(ordered.id);
    const mail = (await mailsOf(shop)).find((one) => isToBuyer(one) && one.subject === subject)!;
    expect(mail.text).toContain(`Order #${ordered.id}`);
    const amount = { fr: '175,00\u00a0$US', ht: '$175.00\u00a0US' }[language];
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

type Told = { text: string; lang: string };

/** Runs in the page: returns what it shows and says, also later, with the language of each element that has its own. */
function walk(html: string | null): Told[] {
  const root = html ? new DOMParser().parseFromString(html, 'text/html') : document;
  const found: Told[] = [];
  const look = (place: ParentNode): void => {
    for (const element of place.querySelectorAll('*')) {
      if (element instanceof HTMLTemplateElement) look(element.content);
      if (element.matches('script, style')) continue;
      const lang = element.closest('[lang]:not(html)')?.getAttribute('lang') ?? '';
      const note = (text: string | null, of = lang) =>
        text?.trim() && found.push({ text: text.trim(), lang: of });
      for (const { nodeType, textContent } of element.childNodes)
        if (nodeType === Node.TEXT_NODE) note(textContent);
      for (const name of ['alt', 'aria-label', 'placeholder', 'data-many', 'data-available'])
        note(element.getAttribute(name));
      for (const name of ['data-shipping-note', 'data-terms-note', 'data-delivery-note'])
        note(element.getAttribute(name), element.getAttribute(`${name}-lang`) ?? '');
    }
  };
  look(root);
  return found;
}

function inEnglish(language: Other): (told: Told[]) => string[] {
  const own = ownTexts[language];
  const isEnglish = (text: string) =>
    ((english.has(text) || untranslated.has(text)) && !own.has(text)) || hasEnglish(text, language);
  const isWrong = ({ text, lang }: Told) =>
    lang === 'en' ? !untranslated.has(text) : !lang && isEnglish(text);
  return (told) =>
    told
      .filter(({ text }) => /\p{L}/u.test(text))
      .filter(isWrong)
      .map(({ text }) => text);
}

async function expectNoEnglish(page: Page, language: Other, kept: string[] = []): Promise<void> {
  const found = inEnglish(language)(await page.evaluate(walk, null));
  expect(
    found.filter((text) => !kept.includes(text)),
    page.url(),
  ).toEqual([]);
}

/** Returns the texts without those that need a value. */
function textsOf(trees: unknown[]): Set<string> {
  const texts = trees.flatMap((tree): string[] => {
    if (typeof tree === 'string') return [tree];
    if (typeof tree !== 'object' || tree === null) return [];
    return [...textsOf(Object.values(tree))];
  });
  return new Set(texts);
}
