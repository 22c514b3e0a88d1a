import { expect, type Locator, type Page } from '@playwright/test';
import { cardOf } from './site-page.ts';

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  redirecting: '4000 0025 0000 3155',
};

/** Waits for the fields of each of Stripe's iframes, which have loaded then. */
export async function expectCardForm(page: Page): Promise<void> {
  for (const [part, label] of [
    ['email', 'Email'],
    ['address', 'City'],
    ['payment', 'Card number'],
  ] as const) {
    const frame = page.frameLocator(`iframe[title="Secure ${part} input frame"]`);
    await expect(frame.getByLabel(label)).toBeVisible();
  }
}

/** Fills Stripe's fields, each in its iframe of another origin. */
export async function fillCardForm(page: Page, card: string): Promise<void> {
  await page
    .frameLocator('iframe[title="Secure email input frame"]')
    .getByLabel('Email')
    .fill('marie@example.com');
  const address = page.frameLocator('iframe[title="Secure address input frame"]');
  await address.getByLabel('Full name').fill('Marie Joseph');
  await address.getByLabel('Country or region').selectOption('HT');
  await address.getByLabel('Address line 1').fill('12 Rue Capois');
  await address.getByLabel('City').fill('Jacmel');
  await fillCard(page, card);
}

/** Fills only the card, for a second try. */
export async function fillCard(page: Page, card: string): Promise<void> {
  const payment = page.frameLocator('iframe[title="Secure payment input frame"]');
  await payment.getByLabel('Card number').fill(card);
  await payment.getByLabel('Expiration date').fill('12/34');
  await payment.getByLabel('Security code').fill('123');
}

/** Adds an artwork from the shop to the cart. */
export async function addFromWall(page: Page, title: string): Promise<void> {
  await cardOf(page, title).hover();
  await cardOf(page, title).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(
    page.getByText(`${title} has been added to your cart.`, { exact: true }),
  ).toBeVisible();
}

/** Opens the cart: a toast about it lies on its button and has another one, also if it comes during the press. */
export async function openCart(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(Cart, |See cart$)/i }).last();
  await expect(() => button.click({ timeout: 2000 })).toPass();
}

/** Opens the cart's checkout. */
export async function openCheckout(page: Page): Promise<void> {
  await openCart(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('dialog', { name: 'Complete Your Purchase' })).toBeVisible();
}

/** Expects the painting, the order number, what happens next and when, and the link to the order's page. */
export async function expectBought(place: Locator, title: string, orderId: string): Promise<void> {
  const picture = place.getByRole('img', { name: title });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate(isDrawnWhole)).toBe(true);
  await expect(place.getByText(`Order #${orderId}`, { exact: true })).toBeVisible();
  await expect(place.getByText('Within a few days')).toBeVisible();
  await expect(place.getByRole('link', { name: /order.s page/ })).toHaveAttribute(
    'href',
    new RegExp(`^/order#${orderId}\\.`),
  );
}

/** Runs in the page: returns whether the file came and keeps its proportions. */
function isDrawnWhole(element: Element): boolean {
  const { naturalWidth, naturalHeight, width, height } = element as HTMLImageElement;
  return Math.abs((naturalWidth * height) / (naturalHeight * width) - 1) < 0.02;
}
