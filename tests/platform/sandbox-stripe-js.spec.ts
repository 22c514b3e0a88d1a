import { expect, type Page } from '@playwright/test';
import type Stripe from 'stripe';
import { findViolations } from '../fixtures/axe.ts';
import { serveCheckout } from './sandbox-checkout-server.ts';
import { createIntent, setFault, test as base } from './sandbox-fixture.ts';

type Checkout = { intent: Stripe.PaymentIntent; open(): Promise<void> };

const test = base.extend<{ checkout: Checkout }>({
  checkout: async ({ page, sandbox, stripe }, use) => {
    const server = await serveCheckout(sandbox.url);
    const intent = await createIntent(stripe);
    const address = `${server.url}/?secret=${intent.client_secret}`;
    await use({ intent, open: async () => void (await page.goto(address)) });
    server.close();
  },
});

const cardFrame = (page: Page) => page.frameLocator('[title="Secure payment input frame"]');
const addressFrame = (page: Page) => page.frameLocator('[title="Secure address input frame"]');
const emailFrame = (page: Page) => page.frameLocator('[title="Secure email input frame"]');
const pay = (page: Page) => page.getByRole('button', { name: 'Pay' }).click();

async function fillCard(page: Page, number: string): Promise<void> {
  await cardFrame(page).getByLabel('Card number').fill(number);
  await cardFrame(page).getByLabel('Expiration date').fill('12 / 40');
  await cardFrame(page).getByLabel('Security code').fill('123');
}

async function fillForm(page: Page, number: string): Promise<void> {
  await emailFrame(page).getByLabel('Email').fill('buyer@example.com');
  await addressFrame(page).getByLabel('Full name').fill('Marie Laurent');
  await addressFrame(page).getByLabel('Country or region').selectOption('US');
  await addressFrame(page).getByLabel('Address line 1').fill('12 Rue Capois');
  await addressFrame(page).getByLabel('City').fill('Miami');
  await addressFrame(page).getByLabel('ZIP code').fill('33127');
  await fillCard(page, number);
}

test('an element has the height of its form from the beginning, so that nothing below it moves; a wrong card is reported while it is typed', async ({
  page,
  checkout,
}) => {
  // A frame that nobody sees is not laid out.
  await page.setViewportSize({ width: 1280, height: 1600 });
  const heights: string[] = [];
  await page.exposeFunction('tellHeight', (height: string) => heights.push(height));
  await page.addInitScript(() => {
    const tell = ({ target }: MutationRecord) =>
      target instanceof HTMLIFrameElement &&
      void (window as unknown as { tellHeight(height: string): void }).tellHeight(
        `${target.title}: ${target.style.height}`,
      );
    new MutationObserver((changes) => changes.forEach(tell)).observe(document, {
      subtree: true,
      attributeFilter: ['style'],
    });
  });
  await checkout.open();
  for (const frame of [emailFrame(page), addressFrame(page), cardFrame(page)]) {
    const form = frame.locator('main');
    await expect(form).toHaveAttribute('data-look');
    await form.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
  await expect(page.getByRole('button', { name: 'Pay' })).toBeEnabled();
  expect(heights).toEqual([]);

  const frame = cardFrame(page);
  await frame.getByLabel('Card number').pressSequentially('4242424242424241');
  await expect(frame.getByLabel('Card number')).toHaveValue('4242 4242 4242 4241');
  await expect(frame.getByText('Your card number is invalid.')).toBeVisible();
  await frame.getByLabel('Expiration date').pressSequentially('1220');
  await expect(frame.getByLabel('Expiration date')).toHaveValue('12 / 20');
  await expect(frame.getByText("Your card's expiration year is in the past.")).toBeVisible();
});

test('missing values are reported in each element, and nothing is charged; the elements and the bank page have no accessibility faults', async ({
  page,
  stripe,
  checkout,
}) => {
  await checkout.open();
  await expect(page.getByTestId('readiness')).toHaveText('ready');
  expect(await findViolations(page)).toEqual([]);
  await pay(page);

  await expect(page.getByRole('status')).toHaveText('validation_error: Your email is incomplete.');
  await expect(cardFrame(page).getByText('Your card number is incomplete.')).toBeVisible();
  await expect(addressFrame(page).getByText('This field is incomplete.').first()).toBeVisible();
  await expect(addressFrame(page).getByLabel('City')).toHaveAttribute('aria-invalid', 'true');
  const { last_payment_error } = await stripe.paymentIntents.retrieve(checkout.intent.id);
  expect(last_payment_error).toBeNull();
  expect(await findViolations(page)).toEqual([]);

  await fillForm(page, '4000002500003155');
  await pay(page);
  await expect(page.getByRole('heading', { name: '3D Secure test page' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
});

test('Stripe failing at the payment is an error of its own; Enter in a field pays, with e-mail and address', async ({
  page,
  sandbox,
  stripe,
  checkout,
}) => {
  await checkout.open();
  await fillForm(page, '4242424242424242');
  await setFault(sandbox.url, { service: 'stripe', mode: 'down' });
  await pay(page);
  await expect(page.getByRole('status')).toContainText('api_connection_error: We are experiencing');
  await fetch(`${sandbox.url}/faults`, { method: 'DELETE' });
  await cardFrame(page).getByLabel('Security code').press('Enter');
  await expect(page.getByRole('status')).toHaveText('succeeded');
  const expand = ['latest_charge'];
  expect(await stripe.paymentIntents.retrieve(checkout.intent.id, { expand })).toMatchObject({
    shipping: { name: 'Marie Laurent', address: { city: 'Miami', postal_code: '33127' } },
    latest_charge: { billing_details: { email: 'buyer@example.com' } },
  });
});

test('a finished payment does not load its form', async ({ page, stripe, checkout }) => {
  await stripe.paymentIntents.cancel(checkout.intent.id);
  await checkout.open();
  await expect(page.getByTestId('readiness')).toContainText(
    'broken: PaymentIntent is in a terminal',
  );
});

test('a form that does not load is a load error', async ({ page, checkout }) => {
  await page.route('**/elements/payment', (route) => route.abort());
  await checkout.open();
  await expect(page.getByTestId('readiness')).toContainText('broken: We are experiencing issues');
});
