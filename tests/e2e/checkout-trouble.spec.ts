import { expect, type Locator, type Page } from '@playwright/test';
import { newBuyer, payByCard } from '../fixtures/buyers/buyers.ts';
import { test, type RunningShop } from '../fixtures/shop.ts';
import { expectToast } from './admin-page.ts';
import { expectCardForm, openCheckout } from './purchase-page.ts';
import { expectAccessibleEverywhere, expectFits } from './site-page.ts';

const patienceMs = 20_000;
const notLoaded = 'Could not initialize Stripe payment. Please try again.';
const blocked = /^The card form comes from Stripe\. /;

const stripeJs = ({ sandboxUrl }: RunningShop) => new RegExp(`^${sandboxUrl}/stripe\\.js`);
const frames = ({ sandboxUrl }: RunningShop) => new RegExp(`^${sandboxUrl}/elements/\\w+$`);
const form = () => /\/api\/create-payment-intent$/;

test('Stripe.js is blocked: the dialog has words, other ways on, and a Retry that works (rule 78)', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await page.goto(`${shop.url}/art/choublak`);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  const { isAsked, mend } = await stop(page, shop, { what: stripeJs, how: 'refused' });
  await openCheckout(page);
  const dialog = page.getByRole('dialog', { name: 'Complete Your Purchase' });
  await isAsked;
  await expectOpened(page);
  await expect(dialog.getByRole('alert').filter({ hasText: notLoaded })).toBeVisible();
  await expectToast(page, 'Payment ErrorCould not initialize payment. Please try again later.');
  await expect(dialog.getByText(blocked)).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: /^Pay \$/ })).toHaveCount(0);
  await mend();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expectCardForm(page);
  await expect(dialog.getByRole('button', { name: 'Pay $225.00' })).toBeEnabled();
});

test('Stripe’s frames are blocked, the shop does not answer, or Stripe does not know the payment: the page says it, and ‘Try again’ opens the form (rule 78)', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  const main = page.getByRole('main');
  const address = `${shop.url}/checkout?artworkId=choublak`;
  const byTransfer = main.getByRole('link', { name: 'Pay by bank transfer (US banks)' });
  const again = main.getByRole('button', { name: 'Try again' });
  const pay = main.getByRole('button', { name: 'Complete Purchase' });
  const withoutFrames = await stop(page, shop, { what: frames, how: 'refused' });
  await page.goto(address);
  await withoutFrames.isAsked;
  await expectOpened(page);
  await expectPageFailure(page);
  await expect(main.getByText(blocked)).toHaveCount(1);
  await expect(byTransfer).toBeVisible();
  await expectAccessibleEverywhere(page, 'a checkout whose card form is blocked');
  await withoutFrames.mend();
  await again.click();
  await expectCardForm(page);
  await expect(pay).toBeEnabled();

  const silent = await stop(page, shop, { what: form, how: 'silent' });
  await page.goto(address);
  await silent.isAsked;
  await expect(page.getByRole('button', { name: /^(Retry|Try again)$/ })).toHaveCount(0);
  await page.clock.fastForward(patienceMs);
  await expectPageFailure(page);
  await expect(main.getByText(blocked)).toHaveCount(0);
  await expect(byTransfer).toBeVisible();
  await silent.mend();
  await again.click();
  await expect(pay).toBeEnabled();

  await page.route(form(), async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    await route.fulfill({ response, json: { ...answer, clientSecret: 'pi_other_secret_1' } });
  });
  await page.goto(address);
  await expectPageFailure(page);
  await expect(main.getByText(blocked)).toHaveCount(0);
  await page.unrouteAll();
  await again.click();
  await expect(pay).toBeEnabled();
});

test('a form of transfers whose script does not come has its words, and no spinner for ever (rule 78)', async ({
  page,
  shop,
}) => {
  await page.route(/TransferPayment\..*\.js$/, (route) => route.abort());
  await page.goto(`${shop.url}/checkout?artworkId=choublak&by=zelle`);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toHaveText(
    'Could not load Zelle payment information. Please try again.',
  );
  await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Pay by card' })).toBeVisible();
});

test('what is sold, held or without a price has its words and other ways on', async ({
  page,
  shop,
  admin,
}) => {
  const rival = newBuyer(shop);
  const { clientSecret } = (await rival.openCard(['choublak'])).body;
  await payByCard(shop, clientSecret);
  await rival.outcomeOf(clientSecret);
  await newBuyer(shop).orderByTransfer(['tanbouye'], 'rival@example.com');
  const artworks = await admin.send<{ id: string }[]>('GET', '/api/admin/artworks');
  const unpriced = artworks.body.find(({ id }) => id === 'jou-mache');
  await admin.send('PATCH', '/api/admin/artworks/jou-mache', { ...unpriced, price: null });

  const main = page.getByRole('main');
  for (const [id, words, mayTry] of [
    ['choublak', "'Choublak' has just been sold.", false],
    ['tanbouye', /^'Tanbouyè' is reserved for another buyer until/, true],
    ['jou-mache', 'Price on request', false],
  ] as const) {
    await page.goto(`${shop.url}/checkout?artworkId=${id}`);
    await expect(main.getByRole('alert')).toHaveText(words);
    await expectPageFailure(page, mayTry);
    await expect(main.getByText(blocked)).toHaveCount(0);
    await expect(main.getByRole('link', { name: /bank transfer|order/ })).toHaveCount(0);
    // The others have less.
    if (mayTry) await expectAccessibleEverywhere(page, `a checkout of ${id}`);
  }
  await expectWaysOn(page, main, 'Ask the price');
});

test('a page whose scripts do not come says so without them after 25 seconds (rule 78)', async ({
  page,
  shop,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  for (const [path, heading, link] of [
    ['/checkout?artworkId=choublak', 'Unable to Process Payment', 'Try again'],
    ['/fr/checkout', 'Paiement impossible', 'Réessayer'],
    ['/payment-confirmation', 'We could not check your payment', 'Check again'],
  ] as const) {
    await page.goto(shop.url + path);
    const title = page.getByRole('heading', { level: 1, name: heading });
    const waiting = page.getByRole('main').getByRole('status');
    await expect(waiting).toBeVisible();
    await expect(title).toHaveCount(0);
    const times = await page.evaluate(passAnimations);
    expect(times, path).toEqual([25_000, 25_000]);
    await expect(title).toBeVisible();
    await expect(waiting).toBeHidden();
    if (path === '/fr/checkout') await expectAccessibleEverywhere(page, `${path} without scripts`);
    else await expectFits(page);
    await page.getByRole('link', { name: link }).click();
    await expect(waiting).toBeVisible();
    expect(page.url()).toBe(shop.url + path);
  }
});

/** Runs in the page: ends what waits for its time. Returns the delays in milliseconds. */
function passAnimations(): unknown[] {
  const waiting = document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getTiming().delay) > 0);
  for (const animation of waiting) animation.finish();
  return waiting.map(({ effect }) => effect?.getTiming().delay);
}

type Trouble = {
  /** What is stopped. */
  what: (shop: RunningShop) => RegExp;
  how: 'refused' | 'silent';
};

/** Stops requests. `mend` lets new ones through; what was asked before stays without an answer. */
async function stop(page: Page, shop: RunningShop, { what, how }: Trouble) {
  const address = what(shop);
  const isAsked = page.waitForRequest(address);
  await page.route(address, (route) => {
    return how === 'refused' ? route.abort() : undefined;
  });
  const mend = async () => void (await page.route(address, (route) => route.continue()));
  return { isAsked, mend };
}

/** Expects that the payment and the form's own script have come: what is late now is Stripe. */
async function expectOpened(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const script = names.find((name) => /\/CardForm\.[^/]*\.js$/.test(name));
    if (!script || !names.some((name) => name.endsWith('/api/create-payment-intent'))) return false;
    await import(script);
    return true;
  });
  // The payment is read, then Stripe.js is waited for.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
  });
}

async function expectPageFailure(page: Page, mayTry = true): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Unable to Process Payment');
  await expect(main).toContainText(
    "We couldn't initialize the payment process. Please try again or contact support.",
  );
  await expect(main.getByRole('button', { name: 'Go Back' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(mayTry ? 1 : 0);
}

/** Expects that each way leads on: the question opens above the page, and the others are pages. */
async function expectWaysOn(page: Page, place: Locator, ask = 'Ask the painter'): Promise<void> {
  const before = page.url();
  await place.getByRole('link', { name: ask }).click();
  const question = page.getByRole('dialog', { name: ask });
  await expect(question.getByLabel('Message')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  expect(page.url()).toBe(before);
  const others = page.getByRole('link', { name: 'See the other artworks' });
  if (await others.count()) {
    await others.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Shop My Art' })).toBeVisible();
  }
}
