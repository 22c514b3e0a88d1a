import type Stripe from 'stripe';
import * as z from 'zod';
import { newId } from '../account.ts';
import type { ApiCall } from '../call/api-call.ts';
import { noSuch } from '../call/failure.ts';
import { listPage } from '../call/lists.ts';
import { paging, readParams } from '../call/params.ts';

export function listWebhookEndpoints({ account, form, livemode }: ApiCall) {
  const params = readParams(z.strictObject(paging), form);
  const items = account.connections.webhookEndpoints(livemode);
  return listPage('/v1/webhook_endpoints', { items, params, matches: () => true });
}

const endpointParams = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  enabled_events: z.array(z.string()).min(1),
});

export function createWebhookEndpoint({ account, form, livemode }: ApiCall) {
  const { url, enabled_events } = readParams(endpointParams, form);
  const events = enabled_events as Stripe.WebhookEndpoint['enabled_events'];
  return account.connections.createWebhookEndpoint({
    id: newId('we'),
    url,
    enabled_events: events,
    livemode,
  });
}

const changeParams = endpointParams.partial().extend({ disabled: z.stringbool().optional() });

export function changeWebhookEndpoint({ account, form, id }: ApiCall) {
  const { url, enabled_events, disabled } = readParams(changeParams, form);
  const events = enabled_events as Stripe.WebhookEndpoint['enabled_events'] | undefined;
  const changed = account.connections.changeWebhookEndpoint(id, {
    ...(url && { url }),
    ...(events && { enabled_events: events }),
    ...(disabled !== undefined && { status: disabled ? 'disabled' : 'enabled' }),
  });
  if (!changed) throw noSuch('webhook_endpoint', id);
  return changed;
}

export function deleteWebhookEndpoint({ account, id }: ApiCall) {
  if (!account.connections.deleteWebhookEndpoint(id)) throw noSuch('webhook_endpoint', id);
  return { id, object: 'webhook_endpoint', deleted: true };
}

const domainParams = z.strictObject({ ...paging, domain_name: z.string().optional() });

export function listPaymentMethodDomains({ account, form }: ApiCall) {
  const params = readParams(domainParams, form);
  const matches = ({ domain_name }: Stripe.PaymentMethodDomain) =>
    params.domain_name === undefined || params.domain_name === domain_name;
  const items = account.connections.paymentMethodDomains();
  return listPage('/v1/payment_method_domains', { items, params, matches });
}

const newDomainParams = z.strictObject({ domain_name: z.string() });

export function createPaymentMethodDomain({ account, form }: ApiCall) {
  const { domain_name } = readParams(newDomainParams, form);
  return account.connections.createPaymentMethodDomain(newId('pmd'), domain_name);
}
