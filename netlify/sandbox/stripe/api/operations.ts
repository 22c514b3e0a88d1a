import type { ApiCall } from '../call/api-call.ts';
import { cancelPaymentIntent } from '../payments/cancel.ts';
import { capturePaymentIntent } from '../payments/capture.ts';
import { confirmPaymentIntent } from '../payments/confirm.ts';
import {
  createPaymentMethodDomain,
  changeWebhookEndpoint,
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listPaymentMethodDomains,
  listWebhookEndpoints,
} from './connections.ts';
import { listEvents } from '../events.ts';
import { listByPayment, retrieve } from './reading.ts';
import { refuseUnknown } from './rights.ts';
import { requireIntent } from '../payments/intent-access.ts';
import {
  createPaymentIntent,
  listPaymentIntents,
  updatePaymentIntent,
} from '../payments/payment-intents.ts';
import { createRefund } from '../returns/refunds.ts';

export type Operation = (call: ApiCall) => object;

/** The part of Stripe's API that the shop uses, by 'METHOD path'. */
export const operations: Record<string, Operation> = {
  'POST /v1/payment_intents': createPaymentIntent,
  'GET /v1/payment_intents': listPaymentIntents,
  'GET /v1/payment_intents/:id': requireIntent,
  'POST /v1/payment_intents/:id': updatePaymentIntent,
  'POST /v1/payment_intents/:id/confirm': confirmPaymentIntent,
  'POST /v1/payment_intents/:id/cancel': cancelPaymentIntent,
  'POST /v1/payment_intents/:id/capture': capturePaymentIntent,
  'POST /v1/refunds': createRefund,
  'GET /v1/refunds': listByPayment('refunds'),
  'GET /v1/refunds/:id': retrieve('refunds'),
  'POST /v1/refunds/:id': refuseUnknown('refund'),
  'GET /v1/disputes': listByPayment('disputes'),
  'GET /v1/disputes/:id': retrieve('disputes'),
  'GET /v1/charges/:id': retrieve('charges'),
  'GET /v1/events': listEvents,
  'GET /v1/events/:id': retrieve('events'),
  'GET /v1/webhook_endpoints': listWebhookEndpoints,
  'POST /v1/webhook_endpoints': createWebhookEndpoint,
  'DELETE /v1/webhook_endpoints/:id': deleteWebhookEndpoint,
  'POST /v1/webhook_endpoints/:id': changeWebhookEndpoint,
  'GET /v1/payment_method_domains': listPaymentMethodDomains,
  'POST /v1/payment_method_domains': createPaymentMethodDomain,
  'POST /v1/payment_method_domains/:id': refuseUnknown('payment_method_domain'),
};

/** What a publishable key with a client secret may call. */
export const publicOperations: readonly Operation[] = [requireIntent, confirmPaymentIntent];
