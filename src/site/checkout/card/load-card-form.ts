import { inTime } from '../../../lib/in-time.ts';
import type { OpenPayment } from '../payment/open-payment.ts';

export type LoadedCardForm = Awaited<ReturnType<typeof loadCardForm>>;

/** Creates the payment, then Stripe's form; nothing is requested from Stripe before. Throws. */
export async function loadCardForm(createPayment: () => Promise<OpenPayment>) {
  const stripe = import('../payment/stripe.ts');
  // Of two failures the shop's own has the reason.
  stripe.then(({ loadStripeJs }) => loadStripeJs()).catch(() => undefined);
  const form = inTime(import('./CardForm.tsx'));
  const [payment, { CardForm }] = await Promise.all([createPayment(), form]);
  const { getStripe } = await stripe;
  return { payment, CardForm, stripe: await getStripe(payment.publishableKey) };
}
