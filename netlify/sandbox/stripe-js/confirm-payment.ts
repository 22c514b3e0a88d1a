import type { ConfirmPaymentData, PaymentIntent, PaymentIntentResult } from '@stripe/stripe-js';
import { SandboxElements, type Entries } from './elements.ts';
import { IntegrationError } from './errors.ts';
import type { AddressValue, ConfirmAnswer, Confirmation, EmailValue } from './messages.ts';

export type ConfirmOptions = {
  elements?: unknown;
  clientSecret?: string;
  confirmParams?: Partial<ConfirmPaymentData>;
  redirect?: 'always' | 'if_required';
};

/** Confirms with the values of the elements. The card goes from its iframe to Stripe. */
export async function confirmPayment(options: ConfirmOptions): Promise<PaymentIntentResult> {
  const { confirmParams = {}, redirect = 'always' } = options;
  if (redirect === 'always' && !confirmParams.return_url) {
    throw new IntegrationError('You must provide a `confirmParams.return_url`.');
  }
  const { elements, payment, clientSecret } = requireElements(options);
  const entries = await elements.validate();
  if (entries.error) return { error: entries.error };
  const details = toDetails(confirmParams, entries, elements.addressMode());
  const confirmation = { clientSecret, ...details };
  const answer = await payment.ask({ kind: 'confirm', confirmation });
  return leadOn(answer as ConfirmAnswer, options);
}

function requireElements({ elements, clientSecret: givenSecret }: ConfirmOptions) {
  const payment = elements instanceof SandboxElements ? elements.getElement('payment') : null;
  const clientSecret = givenSecret ?? (elements as SandboxElements | undefined)?.clientSecret;
  if (payment && clientSecret) {
    return { elements: elements as SandboxElements, payment, clientSecret };
  }
  throw new IntegrationError('The sandbox confirms payments with a mounted payment element only.');
}

function toDetails(
  params: Partial<ConfirmPaymentData>,
  { values }: Entries,
  addressMode: 'shipping' | 'billing',
): Omit<Confirmation, 'clientSecret'> {
  const address = values.address as AddressValue | undefined;
  const email = (values.linkAuthentication as EmailValue | undefined)?.email;
  const billing = addressMode === 'billing' ? address : {};
  const details = { email, ...billing, ...params.payment_method_data?.billing_details };
  return {
    return_url: params.return_url,
    receipt_email: params.receipt_email,
    shipping: params.shipping ?? (addressMode === 'shipping' ? address : undefined),
    billing_details: details,
  };
}

function leadOn(
  answer: ConfirmAnswer,
  options: ConfirmOptions,
): PaymentIntentResult | Promise<never> {
  if ('error' in answer) return answer;
  const { paymentIntent } = answer;
  const bank = paymentIntent.next_action?.redirect_to_url?.url;
  if (bank) return leave(bank);
  if (options.redirect === 'if_required') return { paymentIntent };
  return leave(returnAddress(paymentIntent, options.confirmParams?.return_url ?? ''));
}

function returnAddress({ id, client_secret, status }: PaymentIntent, returnUrl: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', id);
  url.searchParams.set('payment_intent_client_secret', client_secret ?? '');
  const isAgreed = status === 'succeeded' || status === 'requires_capture';
  url.searchParams.set('redirect_status', isAgreed ? 'succeeded' : 'failed');
  return url.href;
}

/** Leaves the page, so the promise never resolves. */
function leave(url: string): Promise<never> {
  window.location.assign(url);
  return new Promise(() => {});
}
