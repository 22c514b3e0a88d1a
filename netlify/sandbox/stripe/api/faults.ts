import { setTimeout as delay } from 'node:timers/promises';
import { slowMs, type Faults } from '../../faults.ts';
import type { Handler, Routes } from '../../http.ts';
import { toRefusal, toResponse } from './answers.ts';
import { readKey, type Answers, type StoredAnswer } from './idempotency.ts';

type Failing = { faults: Faults; answers: Answers };

/**
 * Wraps the routes with the active fault of Stripe. A slow call is executed at once and answered late; a refusal is
 * kept under its Idempotency-Key (docs.stripe.com/api/idempotent_requests).
 */
export function withFaults(failing: Failing, routes: Routes): Routes {
  return Object.fromEntries(
    Object.entries(routes).map(([pattern, handle]) => [
      pattern,
      pattern.startsWith('OPTIONS') ? handle : mayFail(failing, handle),
    ]),
  );
}

function mayFail({ faults, answers }: Failing, handle: Handler): Handler {
  return async (call) => {
    const fault = faults.take('stripe', modesOf(call.request));
    if (fault === 'down') return Response.error();
    if (fault === 'error') return refuse(answers, call.request, brokenAnswer);
    if (fault === 'no-balance') return refuse(answers, call.request, noBalanceAnswer);
    if (fault === 'no-capture') return refuse(answers, call.request, noCaptureAnswer);
    const answer = await handle(call);
    if (fault === 'slow') await delay(slowMs);
    return answer;
  };
}

function modesOf({ method, url }: Request) {
  const { pathname } = new URL(url);
  const isRefund = method === 'POST' && pathname === '/stripe/v1/refunds';
  const isCapture = pathname.endsWith('/capture');
  return [
    ...(['down', 'slow', 'error'] as const),
    ...(isRefund ? ['no-balance' as const] : []),
    ...(isCapture ? ['no-capture' as const] : []),
  ];
}

async function refuse(answers: Answers, request: Request, refusal: StoredAnswer) {
  const keyed = readKey(request, await request.text());
  if (keyed) answers.keep(keyed.key, keyed.call, refusal);
  return toResponse(refusal);
}

const brokenAnswer = toRefusal(500, {
  type: 'api_error',
  message: 'Sorry! There was an error while talking to one of our backends.',
});

const noBalanceAnswer = toRefusal(400, {
  type: 'invalid_request_error',
  code: 'balance_insufficient',
  message: 'Insufficient funds in Stripe account.',
});

const noCaptureAnswer = toRefusal(402, {
  type: 'card_error',
  code: 'card_declined',
  message: 'The bank refused to capture this payment.',
});
