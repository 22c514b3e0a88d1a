import type { StripeError } from '@stripe/stripe-js';

/** The page uses Stripe.js in a way that cannot work. */
export class IntegrationError extends Error {
  override name = 'IntegrationError' as const;
}

/** What Stripe.js says when Stripe does not answer. */
export const connectionError: StripeError = {
  type: 'api_connection_error',
  message:
    'We are experiencing issues connecting to our payments provider. ' +
    'Please check your internet connection and try again.',
};
