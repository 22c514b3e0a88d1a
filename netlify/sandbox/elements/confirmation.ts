import type { StripeError } from '@stripe/stripe-js';
import { confirmIntent, retrieveIntent } from '../stripe-js/api.ts';
import type { ConfirmAnswer, Confirmation, SetUp } from '../stripe-js/messages.ts';
import type { CardForm } from './card-form.ts';
import { postToPage } from './connection.ts';

/** Sends the card from the frame to Stripe, so that it does not go through the page. */
export function confirmWith(
  form: CardForm,
  { publishableKey }: SetUp,
  confirmation: Confirmation,
): Promise<ConfirmAnswer> {
  const { clientSecret, billing_details, ...params } = confirmation;
  const payment_method_data = { type: 'card', card: form.readCard(), billing_details };
  const client = { origin: location.origin, publishableKey };
  return confirmIntent(client, clientSecret, { ...params, payment_method_data });
}

/** Reports ready, or a load error if the page's payment cannot be paid. */
export async function sendReadiness({ publishableKey, clientSecret }: SetUp): Promise<void> {
  const client = { origin: location.origin, publishableKey };
  const answer = clientSecret ? await retrieveIntent(client, clientSecret) : null;
  const error = answer && findObstacle(answer);
  if (error) postToPage({ kind: 'event', name: 'loaderror', detail: { error } });
  else postToPage({ kind: 'event', name: 'ready' });
}

function findObstacle(answer: ConfirmAnswer): StripeError | null {
  if ('error' in answer) return answer.error;
  const { status } = answer.paymentIntent;
  if (status !== 'succeeded' && status !== 'canceled') return null;
  return {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: 'PaymentIntent is in a terminal state and cannot be used to initialize Elements.',
  };
}
