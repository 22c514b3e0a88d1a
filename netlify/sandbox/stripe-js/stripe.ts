import type { PaymentIntentResult } from '@stripe/stripe-js';
import { retrieveIntent } from './api.ts';
import { confirmPayment } from './confirm-payment.ts';
import { SandboxElements, type GroupOptions } from './elements.ts';
import { IntegrationError } from './errors.ts';

const origin = new URL((document.currentScript as HTMLScriptElement).src).origin;

function Stripe(publishableKey: string) {
  if (!publishableKey) {
    throw new IntegrationError('Please call Stripe() with your publishable key.');
  }
  const client = { origin, publishableKey };
  return {
    elements: (options: GroupOptions = {}) => new SandboxElements(client, options),
    confirmPayment,
    async retrievePaymentIntent(clientSecret: string): Promise<PaymentIntentResult> {
      return retrieveIntent(client, clientSecret);
    },
    createToken: () => notHere('createToken'),
    createPaymentMethod: () => notHere('createPaymentMethod'),
    confirmCardPayment: () => notHere('confirmCardPayment'),
    registerAppInfo() {},
    _registerWrapper() {},
  };
}

function notHere(name: string): Promise<never> {
  return Promise.reject(new IntegrationError(`The sandbox's Stripe.js has no ${name}.`));
}

/** The release that @stripe/stripe-js expects to find. */
Stripe.version = 'endive';

Object.assign(window, { Stripe });
