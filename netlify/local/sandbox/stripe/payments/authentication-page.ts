import type Stripe from 'stripe';
import { answerHtml, escapeHtml } from '../../html.ts';

/** A page with two buttons instead of a bank's; `query` carries the return address. */
export function authenticationPage({ id, amount }: Stripe.PaymentIntent, query: string): Response {
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
