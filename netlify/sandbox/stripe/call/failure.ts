import type Stripe from 'stripe';

export type ErrorBody = Pick<
  Stripe.StripeRawError,
  'type' | 'message' | 'code' | 'param' | 'decline_code' | 'charge' | 'payment_intent' | 'doc_url'
>;

/** An answer that refuses, in the form of Stripe's error bodies. */
export class StripeFailure extends Error {
  override name = 'StripeFailure' as const;
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** Returns Stripe's 404 resource_missing. */
export function noSuch(kind: string, id: string): StripeFailure {
  return new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: kind === 'payment_intent' ? 'intent' : 'id',
  });
}

/** Returns Stripe's 400 for a parameter that is missing, unknown or wrong. */
export function invalidParam(param: string, code: string, message: string): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', code, message, param });
}
