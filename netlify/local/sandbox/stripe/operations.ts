import type { ApiCall } from './api-call.ts';
import { cancelPaymentIntent } from './cancel.ts';
import { listCharges, retrieveCharge } from './charges.ts';
import { confirmPaymentIntent } from './confirm.ts';
import { listPaymentMethodDomains, listWebhookEndpoints } from './connections.ts';
import { listDisputes, retrieveDispute } from './disputes.ts';
import { listEvents, retrieveEvent } from './events.ts';
import { requireIntent } from './intent-access.ts';
import { createPaymentIntent, listPaymentIntents, updatePaymentIntent } from './payment-intents.ts';
import { createRefund, listRefunds, retrieveRefund } from './refunds.ts';

export type Operation = (call: ApiCall) => object;

/** The part of Stripe's API that the shop uses, by 'METHOD path'. */
export const operations: Record<string, Operation> = {
  'POST /v1/payment_intents': createPaymentIntent,
  'GET /v1/payment_intents': listPaymentIntents,
  'GET /v1/payment_intents/:id': requireIntent,
  'POST /v1/payment_intents/:id': updatePaymentIntent,
  'POST /v1/payment_intents/:id/confirm': confirmPaymentIntent,
  'POST /v1/payment_intents/:id/cancel': cancelPaymentIntent,
  'POST /v1/refunds': createRefund,
  'GET /v1/refunds': listRefunds,
  'GET /v1/refunds/:id': retrieveRefund,
  'GET /v1/disputes': listDisputes,
  'GET /v1/disputes/:id': retrieveDispute,
  'GET /v1/charges': listCharges,
  'GET /v1/charges/:id': retrieveCharge,
  'GET /v1/events': listEvents,
  'GET /v1/events/:id': retrieveEvent,
  'GET /v1/webhook_endpoints': listWebhookEndpoints,
  'GET /v1/payment_method_domains': listPaymentMethodDomains,
};

/** What a publishable key with a client secret may call. */
export const publicOperations: readonly Operation[] = [requireIntent, confirmPaymentIntent];
