import type Stripe from 'stripe';
import * as z from 'zod';
import type { ApiCall } from './api-call.ts';
import { listPage } from './lists.ts';
import { paging, readParams } from './params.ts';

/** The webhook endpoints of the account: that of the shop. */
export function listWebhookEndpoints({ account, form }: ApiCall) {
  const params = readParams(z.strictObject(paging), form);
  const endpoint = account.connections.webhookEndpoint();
  const items = endpoint ? [endpoint] : [];
  return listPage('/v1/webhook_endpoints', { items, params, matches: () => true });
}

const domainParams = z.strictObject({ ...paging, domain_name: z.string().optional() });

/** The registered domains of the account: that of the shop, if it is asked for. */
export function listPaymentMethodDomains({ account, form }: ApiCall) {
  const params = readParams(domainParams, form);
  const domain = account.connections.paymentMethodDomain();
  const matches = ({ domain_name }: Stripe.PaymentMethodDomain) =>
    params.domain_name === undefined || params.domain_name === domain_name;
  const items = domain ? [domain] : [];
  return listPage('/v1/payment_method_domains', { items, params, matches });
}
