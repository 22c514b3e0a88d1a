import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type Stripe from 'stripe';
import { openCollection } from '../collection.ts';
import type { Faults } from '../faults.ts';
import { webhookPath, webhookTypes } from './webhooks/webhooks.ts';

/** The merchant's settings at Stripe, built for each call by the active fault. */
export type Connections = {
  webhookEndpoints(livemode: boolean): Stripe.WebhookEndpoint[];
  /** With its signing secret. */
  createWebhookEndpoint(endpoint: NewEndpoint): Stripe.WebhookEndpoint;
  /** Null if there is none. */
  changeWebhookEndpoint(id: string, change: EndpointChange): Stripe.WebhookEndpoint | null;
  /** Returns false if there is none. */
  deleteWebhookEndpoint(id: string): boolean;
  paymentMethodDomains(): Stripe.PaymentMethodDomain[];
  createPaymentMethodDomain(id: string, name: string): Stripe.PaymentMethodDomain;
  /** Where events of a mode are sent, with the secret that signs them. */
  destinations(livemode: boolean): { url: string; secret: string }[];
};

type EndpointChange = Partial<Pick<Stripe.WebhookEndpoint, 'url' | 'enabled_events' | 'status'>>;
type NewEndpoint = Pick<Stripe.WebhookEndpoint, 'id' | 'url' | 'enabled_events' | 'livemode'>;

/** Without a secret the merchant has not set up anything yet. */
type Shop = { shopUrl: string; webhookSecret?: string | undefined; faults: Faults };
type Stored = Stripe.WebhookEndpoint & { secret: string; isDeleted?: true };

const givenId = 'we_sandbox';
const createdAt = 1_767_225_600;

/** Opens the set-up of a shop at this address, and what the shop creates itself. */
export function openConnections(
  database: DatabaseSync,
  { shopUrl, webhookSecret, faults }: Shop,
): Connections {
  const endpoints = openCollection<Stored>(database, 'webhook_endpoint');
  const domains = openCollection<Stripe.PaymentMethodDomain>(database, 'payment_method_domain');
  const saved = () => [...endpoints.all()];
  const created = () => saved().filter(({ isDeleted }) => !isDeleted);
  const isGiven = () => webhookSecret && !saved().some(({ id }) => id === givenId);

  function givenEndpoint(): Stripe.WebhookEndpoint | null {
    if (!isGiven()) return null;
    const modes = ['webhook-missing', 'webhook-disabled', 'webhook-incomplete'] as const;
    const fault = faults.take('stripe', modes);
    if (fault === 'webhook-missing') return null;
    const events = fault === 'webhook-incomplete' ? webhookTypes.slice(0, 1) : webhookTypes;
    const status = fault === 'webhook-disabled' ? 'disabled' : 'enabled';
    return { ...newGiven([...events]), status };
  }

  function newGiven(events: NewEndpoint['enabled_events']): Stripe.WebhookEndpoint {
    const url = `${shopUrl}${webhookPath}`;
    return newEndpoint({ id: givenId, url, enabled_events: events, livemode: false });
  }

  function givenDomain(): Stripe.PaymentMethodDomain | null {
    const fault = faults.take('stripe', ['domain-missing', 'domain-inactive']);
    if (fault === 'domain-missing') return null;
    const domain = newDomain('pmd_sandbox', new URL(shopUrl).hostname);
    return fault ? { ...domain, apple_pay: { status: 'inactive' } } : domain;
  }

  return {
    webhookEndpoints(livemode) {
      const first = givenEndpoint();
      const own = created().filter((endpoint) => endpoint.livemode === livemode);
      return [...own.map(withoutSecret), ...(first ? [first] : [])];
    },
    createWebhookEndpoint(endpoint) {
      const secret = `whsec_${randomBytes(24).toString('hex')}`;
      return endpoints.save({ ...newEndpoint(endpoint), secret });
    },
    changeWebhookEndpoint(id, change) {
      const endpoint = created().find((candidate) => candidate.id === id);
      return endpoint ? withoutSecret(endpoints.save({ ...endpoint, ...change })) : null;
    },
    deleteWebhookEndpoint(id) {
      const isOfShop = id === givenId && isGiven();
      const endpoint = isOfShop
        ? { ...newGiven([]), secret: '' }
        : created().find((candidate) => candidate.id === id);
      if (endpoint) endpoints.save({ ...endpoint, isDeleted: true });
      return endpoint !== undefined;
    },
    paymentMethodDomains() {
      const first = webhookSecret ? givenDomain() : null;
      return [...domains.all(), ...(first ? [first] : [])];
    },
    createPaymentMethodDomain: (id, name) => domains.save(newDomain(id, name)),
    destinations(livemode) {
      const destination = { url: `${shopUrl}${webhookPath}`, secret: webhookSecret ?? '' };
      const own = created().filter((endpoint) => endpoint.livemode === livemode);
      return isGiven() ? [destination, ...own] : own;
    },
  };
}

function withoutSecret({ secret: _secret, ...endpoint }: Stored): Stripe.WebhookEndpoint {
  return endpoint;
}

function newEndpoint(endpoint: NewEndpoint): Stripe.WebhookEndpoint {
  return {
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: createdAt,
    description: null,
    metadata: {},
    status: 'enabled',
    ...endpoint,
  };
}

function newDomain(id: string, name: string): Stripe.PaymentMethodDomain {
  const active = { status: 'active' };
  return {
    id,
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
