import type Stripe from 'stripe';
import type { Faults } from '../../platform/faults.ts';
import { webhookPath, webhookTypes } from './events/webhooks.ts';

/** The merchant's settings at Stripe, built for each call by the active fault. */
export type Connections = {
  webhookEndpoint(): Stripe.WebhookEndpoint | null;
  paymentMethodDomain(): Stripe.PaymentMethodDomain | null;
};

type Shop = { shopUrl: string; faults: Faults };

const createdAt = 1_767_225_600;

/** The set-up of a shop at this address. */
export function createConnections({ shopUrl, faults }: Shop): Connections {
  return {
    webhookEndpoint() {
      const modes = ['webhook-missing', 'webhook-disabled', 'webhook-incomplete'] as const;
      const fault = faults.take('stripe', modes);
      if (fault === 'webhook-missing') return null;
      const events = fault === 'webhook-incomplete' ? webhookTypes.slice(0, 1) : webhookTypes;
      const status = fault === 'webhook-disabled' ? 'disabled' : 'enabled';
      return { ...newEndpoint(`${shopUrl}${webhookPath}`), enabled_events: [...events], status };
    },
    paymentMethodDomain() {
      const fault = faults.take('stripe', ['domain-missing', 'domain-inactive']);
      if (fault === 'domain-missing') return null;
      const domain = newDomain(new URL(shopUrl).hostname);
      return fault ? { ...domain, apple_pay: { status: 'inactive' } } : domain;
    },
  };
}

function newEndpoint(url: string): Omit<Stripe.WebhookEndpoint, 'enabled_events' | 'status'> {
  return {
    id: 'we_sandbox',
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: createdAt,
    description: null,
    livemode: false,
    metadata: {},
    url,
  };
}

function newDomain(name: string): Stripe.PaymentMethodDomain {
  const active = { status: 'active' };
  return {
    id: 'pmd_sandbox',
    object: 'payment_method_domain',
    amazon_pay: active,
    apple_pay: active,
    created: createdAt,
    domain_name: name,
    enabled: true,
    google_pay: active,
    klarna: active,
    link: active,
    livemode: false,
    paypal: active,
  };
}
