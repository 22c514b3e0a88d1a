import { expect, test, type Page, type Route } from '@playwright/test';
import { build } from 'esbuild';

const stripeJs = /^https:\/\/js\.stripe\.com\/\w+\/stripe\.js/;
const patienceMs = 20_000;
const works = (route: Route) =>
  route.fulfill({
    contentType: 'text/javascript',
    body: 'window.Stripe = () => ({ works: true })',
  });

let script = '';

test.beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: {
      contents:
        "import { getStripe } from './src/site/checkout/payment/stripe.ts'; Object.assign(window, { getStripe });",
      resolveDir: process.cwd(),
    },
    bundle: true,
    define: { 'import.meta.env': '{}' },
    format: 'iife',
    write: false,
  });
  script = outputFiles[0]!.text;
});

/** What the real module of Stripe meets in place of its script. */
const failures: Record<string, (route: Route) => Promise<void> | undefined> = {
  'is blocked': (route) => route.abort(),
  'is an empty file': (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
  'is the page of a hotel’s network': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' }),
  'is refused by a server': (route) => route.fulfill({ status: 403, body: '' }),
  'never comes': () => undefined,
};

for (const [failure, answer] of Object.entries(failures)) {
  test(`Stripe.js of Stripe ${failure}: the load fails within 20 seconds, and the next one works (rule 78)`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(stripeJs, answer);
    await page.route('https://shop.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><html lang="en"><title>Shop',
      }),
    );
    await page.goto('https://shop.example/');
    await page.addScriptTag({ content: script });
    for (const time of ['first', 'second', 'third']) {
      const request = page.waitForRequest(stripeJs);
      const answered = askStripe(page);
      await request;
      await page.clock.fastForward(patienceMs);
      expect(await answered, time).toBe('StripeFailure');
    }
    // The requests before stay unanswered.
    await page.route(stripeJs, works);
    expect(await askStripe(page)).toBe('works');
  });
}

/** Returns 'works', or the name of the error, of a call in the page. */
function askStripe(page: Page): Promise<string> {
  return page.evaluate(() => {
    const getStripe: (key: string) => Promise<object> = Reflect.get(window, 'getStripe');
    return getStripe('pk_test_1').then(
      () => 'works',
      ({ name }: Error) => name,
    );
  });
}
