import type { DatabaseSync } from 'node:sqlite';
import type Stripe from 'stripe';
import { inTransaction } from '../../../platform/sqlite.ts';
import type { Handler, Routes } from '../../http.ts';
import type { Account } from '../account.ts';
import { authenticationPage } from './authentication-page.ts';
import { isAgreed } from './intent-access.ts';
import { usePaymentMethod } from './payment-methods.ts';
import { failPayment, payNow } from './payment.ts';

type Decision = (account: Account, intent: Stripe.PaymentIntent) => Stripe.PaymentIntent;

/** A bank's page for the buyer, and the redirect back to the shop. */
export function authenticationRoutes(database: DatabaseSync, account: Account): Routes {
  const decideBy =
    (decide: Decision): Handler =>
    ({ request, params }) =>
      inTransaction(database, () => {
        const intent = account.paymentIntents.find(params['id'] ?? '');
        const returnUrl = new URL(request.url).searchParams.get('return_url');
        if (!intent || !returnUrl) return new Response('No such payment', { status: 404 });
        const isWaiting = intent.status === 'requires_action';
        return backToShop(returnUrl, isWaiting ? decide(account, intent) : intent);
      });
  return {
    'GET /authenticate/:id': ({ request, params }) => {
      const intent = account.paymentIntents.find(params['id'] ?? '');
      if (!intent) return new Response('No such payment', { status: 404 });
      return authenticationPage(intent, new URL(request.url).search);
    },
    'POST /authenticate/:id/complete': decideBy(complete),
    'POST /authenticate/:id/fail': decideBy(fail),
  };
}

const complete: Decision = (account, intent) => {
  const method = usePaymentMethod(account, String(intent.payment_method));
  return payNow(account, { intent, method });
};

const fail: Decision = (account, intent) =>
  failPayment(account, intent, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. ' +
      'Please choose a different payment method and try again.',
  });

function backToShop(returnUrl: string, intent: Stripe.PaymentIntent): Response {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', intent.id);
  url.searchParams.set('payment_intent_client_secret', String(intent.client_secret));
  url.searchParams.set('redirect_status', isAgreed(intent.status) ? 'succeeded' : 'failed');
  return new Response(null, { status: 303, headers: { location: url.href } });
}
