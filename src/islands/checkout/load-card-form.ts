import type { CardPayment } from '#shared/payment';

/** A payment to fill in a card for, with Stripe's form for it; nothing is asked of Stripe before. Throws. */
export async function loadCardForm(createPayment: () => Promise<CardPayment>) {
  const [payment, { CardForm }, stripe] = await Promise.all([
    createPayment(),
    import('./CardForm.tsx'),
    import('../../lib/stripe.ts').then(({ getStripe }) => getStripe()),
  ]);
  return { payment, CardForm, stripe };
}
