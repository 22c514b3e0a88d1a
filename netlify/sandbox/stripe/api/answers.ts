import { newId } from '../account.ts';
import type { ErrorBody } from '../call/failure.ts';
import type { StoredAnswer } from './idempotency.ts';

/** Stripe.js calls the API from the shop's pages, so every origin may read the answers. */
export const anyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
  'access-control-allow-methods': 'GET, POST',
  'access-control-max-age': '600',
};

/** Returns an object as an answer of status 200. */
export function toAnswer(object: object): StoredAnswer {
  return { status: 200, body: JSON.stringify(object) };
}

export function toRefusal(status: number, error: ErrorBody): StoredAnswer {
  return { status, body: JSON.stringify({ error }) };
}

/** Returns a stored answer as it goes over the wire. */
export function toResponse({ status, body }: StoredAnswer): Response {
  const headers = { ...anyOrigin, 'content-type': 'application/json', 'request-id': newId('req') };
  return new Response(body, { status, headers });
}
