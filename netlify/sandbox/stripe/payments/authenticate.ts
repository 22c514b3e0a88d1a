import type { DatabaseSync } from 'node:sqlite';
import type Stripe from 'stripe';
import { inTransaction } from '../../../node/sqlite.ts';
import type { Handler, Routes } from '../../http.ts';
import type { Account } from '../account.ts';
import { isAgreed } from './intent-access.ts';
import { usePaymentMethod } from './payment-methods.ts';
import { failPayment, payNow } from './payment.ts';
import { answerHtml, escapeHtml } from '../../html.ts';

type Decision = (account: Account, intent: Stripe.PaymentIntent) => Stripe.PaymentIntent;

/** Returns a bank's page for the buyer, and the redirect back to the shop. */
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

/** Returns a page with two buttons instead of a bank's. `query` carries the return address. */
function authenticationPage({ id, amount }: Stripe.PaymentIntent, query: string): Response {
  const dollars = (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  const path = (decision: string) => `/authenticate/${id}/${decision}${escapeHtml(query)}`;
  return answerHtml(page(path, dollars));
}

const page = (path: (decision: string) => string, dollars: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Test bank: authenticate a payment</title>
<style>
  body { max-width: 28rem; margin: 15vh auto; padding: 0 1.5rem; font: 1rem/1.5 system-ui; color: #1a1816; background: #fff }
  button { font: inherit; padding: .75rem 1.25rem; border: 1px solid #1a1816; border-radius: 4px; cursor: pointer }
  button:first-child { background: #1a1816; color: #fff }
  form { display: flex; flex-wrap: wrap; gap: .75rem }
</style>
<main>
  <h1>3D Secure test page</h1>
  <p>Your bank asks whether it is you who pays <strong>${dollars}</strong>. No money moves: this is the local sandbox.</p>
  <form method="post">
    <button formaction="${path('complete')}">Complete authentication</button>
    <button formaction="${path('fail')}">Fail authentication</button>
  </form>
</main>
</html>`;
