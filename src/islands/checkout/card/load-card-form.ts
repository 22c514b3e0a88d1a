import type { OpenPayment } from '../../../lib/payment/open-payment.ts';

export type LoadedCardForm = Awaited<ReturnType<typeof loadCardForm>>;

/** Creates the payment, then Stripe's form; nothing is requested from Stripe before. Throws. */
export async function loadCardForm(createPayment: () => Promise<OpenPayment>) {
  const [payment, { CardForm }, stripe] = await Promise.all([
    createPayment(),
    import('./CardForm.tsx'),
    import('../../../lib/payment/stripe.ts').then(({ getStripe }) => getStripe()),
  ]);
  return { payment, CardForm, stripe };
}
