import type Stripe from 'stripe';
import type { SetupFinding } from '#shared/admin/setup';
import { env, primaryAddress } from '../../../env.ts';
import { hasStripeKey } from '../../../ports/stripe/client.ts';
import { readWebhookEndpoints } from '../../../ports/stripe/setup.ts';
import { noteFinding, okFinding, toDoFinding } from '../findings.ts';
import { findLastStripeEvent } from './events.ts';
import { describeStripeProblem } from './problems.ts';

const path = '/api/webhooks/stripe';
const neededEvents = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const satisfies Stripe.Event.Type[];
const allEvents = '*';

type Endpoint = Pick<Stripe.WebhookEndpoint, 'url' | 'status' | 'enabled_events'>;

export async function checkStripeWebhook(): Promise<SetupFinding[]> {
  if (!hasStripeKey()) return [describeStripeProblem('unset', '')];
  const [endpoints, lastEvent] = await Promise.all([readWebhookEndpoints(), findLastStripeEvent()]);
  const secret = judgeSigningSecret(env().STRIPE_WEBHOOK_SECRET ?? '');
  const found = endpoints.problem
    ? [describeStripeProblem(endpoints.problem, 'Webhook Endpoints')]
    : judgeEndpoints(endpoints.value, new URL(path, primaryAddress()).href);
  return [...found, ...secret, describeLastEvent(lastEvent)];
}

export function judgeEndpoints(endpoints: Endpoint[], url: string): SetupFinding[] {
  const ours = endpoints.filter((endpoint) => endpoint.url === url);
  if (ours.length === 0) return [toDoFinding(explainMissing(endpoints, url))];
  const [best] = ours.map(judgeEndpoint).sort((one, other) => one.length - other.length);
  if (best!.length > 0) return best!;
  return [okFinding('Stripe tells the shop about payments, refunds and disputes.')];
}

function judgeEndpoint({ status, enabled_events }: Endpoint): SetupFinding[] {
  const findings: SetupFinding[] = [];
  if (status !== 'enabled') {
    findings.push(
      toDoFinding('The webhook is disabled: enable it at Stripe (Developers, Webhooks).'),
    );
  }
  const missing = enabled_events.includes(allEvents)
    ? []
    : neededEvents.filter((event) => !enabled_events.includes(event));
  if (missing.length > 0) {
    findings.push(
      toDoFinding(
        `Add these events to the webhook at Stripe (Developers, Webhooks): ${missing.join(', ')}.`,
      ),
    );
  }
  return findings;
}

function explainMissing(endpoints: Endpoint[], url: string): string {
  const elsewhere = endpoints.find((endpoint) => endpoint.url.endsWith(path));
  if (elsewhere)
    return `The webhook at Stripe leads to ${elsewhere.url}: change its address to ${url}.`;
  return `Stripe has no webhook for this shop: add ${url} at Stripe (Developers, Webhooks) with the events ${neededEvents.join(', ')}.`;
}

function judgeSigningSecret(secret: string): SetupFinding[] {
  if (secret.startsWith('whsec_')) return [];
  return [
    toDoFinding(
      'STRIPE_WEBHOOK_SECRET has to begin with whsec_: copy the signing secret of the webhook from Stripe and deploy.',
    ),
  ];
}

function describeLastEvent(at: string | null): SetupFinding {
  if (at)
    return noteFinding('Stripe’s events arrive and are signed. The last one was noted on', at);
  return noteFinding(
    'No event has arrived yet. If a payment does not bring one, copy the signing secret of the webhook into STRIPE_WEBHOOK_SECRET again.',
  );
}
