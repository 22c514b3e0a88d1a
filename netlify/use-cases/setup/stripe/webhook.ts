import type Stripe from 'stripe';
import type { SetupFinding } from '#shared/admin/setup';
import { isStandIn, primaryAddress } from '../../../env.ts';
import { readKeyAgain, readWebhookEndpoint, storeKeys } from '../../../ports/keys.ts';
import { heardEvents } from '../../../ports/stripe/events.ts';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  readWebhookEndpoints,
  repairWebhookEndpoint,
} from '../../../ports/stripe/setup.ts';
import { noteFinding, okFinding, toDoFinding, unknownFinding } from '../findings.ts';
import { findLastStripeEvent } from './events.ts';
import { runExclusively } from './run-exclusively.ts';
import { describeStripeProblem } from './problems.ts';

const path = '/api/webhooks/stripe';
const permission = '‘Webhook Endpoints’';
const allEvents = '*';

type Endpoint = Pick<Stripe.WebhookEndpoint, 'id' | 'url' | 'status' | 'enabled_events'>;

/** Checks the endpoint, and makes or repairs it. One that the owner made stays while it is right; that of the sandbox is judged only. */
export async function checkWebhook(stripe: Stripe): Promise<SetupFinding[]> {
  const url = new URL(path, primaryAddress()).href;
  const [reading, lastEvent] = await Promise.all([
    readWebhookEndpoints(stripe),
    findLastStripeEvent(),
  ]);
  if (reading.problem) return [describeStripeProblem(reading.problem, permission)];
  const judged = judgeEndpoints(reading.value, url);
  const isLeft =
    isStandIn('STRIPE_WEBHOOK_SECRET') ||
    (judged.every(({ state }) => state === 'ok') && (await isOwners()));
  const state = isLeft ? judged : [await ensureEndpoint(stripe, reading.value, url)];
  return [...state, describeLastEvent(lastEvent)];
}

/** Returns whether the signing secret was a variable: then the shop does not know which endpoint has it. */
async function isOwners(): Promise<boolean> {
  const secret = await readKeyAgain('STRIPE_WEBHOOK_SECRET');
  return Boolean(secret?.startsWith('whsec_')) && !(await readWebhookEndpoint());
}

/** Removes the others at the address if the endpoint is right, else makes one. */
async function ensureEndpoint(
  stripe: Stripe,
  listed: Endpoint[],
  url: string,
): Promise<SetupFinding> {
  const endpoint = await findKnown(listed);
  if (endpoint && endpoint.url === url && judgeEndpoint(endpoint).length === 0) {
    await removeOthers(stripe, listed, endpoint);
    return connected;
  }
  return (await runExclusively(() => makeEndpoint(stripe, url))) ?? madeElsewhere;
}

/**
 * Returns the endpoint that has the stored signing secret, which is read again, because another instance may have stored it a moment ago.
 */
async function findKnown(listed: Endpoint[]): Promise<Endpoint | undefined> {
  const secret = await readKeyAgain('STRIPE_WEBHOOK_SECRET');
  const id = await readWebhookEndpoint();
  return secret ? listed.find((endpoint) => endpoint.id === id) : undefined;
}

/**
 * Repairs the known endpoint, or makes one and stores its signing secret; then removes the others at its address. Only the answer of a new
 * one has the secret, so the next check replaces an endpoint whose secret was not stored.
 */
async function makeEndpoint(stripe: Stripe, url: string): Promise<SetupFinding> {
  const reading = await readWebhookEndpoints(stripe);
  if (reading.problem) return describeStripeProblem(reading.problem, permission);
  const endpoint = await findKnown(reading.value);
  const lost = await readWebhookEndpoint();
  const wanted = { url, events: [...heardEvents] };
  const made = endpoint
    ? await repairWebhookEndpoint(stripe, { id: endpoint.id, ...wanted })
    : await createAndStore(stripe, wanted);
  if (made.problem) return describeStripeProblem(made.problem, permission);
  await removeOthers(stripe, reading.value, made.value, lost);
  return connected;
}

async function createAndStore(
  stripe: Stripe,
  wanted: Parameters<typeof createWebhookEndpoint>[1],
): ReturnType<typeof createWebhookEndpoint> {
  const made = await createWebhookEndpoint(stripe, wanted);
  if (made.value?.secret) {
    const keys = { STRIPE_WEBHOOK_SECRET: made.value.secret };
    await storeKeys({ keys, webhookEndpoint: made.value.id });
  }
  return made;
}

async function removeOthers(
  stripe: Stripe,
  listed: Endpoint[],
  { id, url }: Endpoint,
  lost?: string,
): Promise<void> {
  const others = listed.filter(
    (endpoint) => endpoint.id !== id && (endpoint.url === url || endpoint.id === lost),
  );
  await Promise.all(others.map((endpoint) => deleteWebhookEndpoint(stripe, endpoint.id)));
}

const connected = okFinding('Stripe tells the shop about payments, refunds and disputes.');
const madeElsewhere = unknownFinding(
  'Another check connects Stripe at this moment: check again in a minute.',
);

export function judgeEndpoints(endpoints: Endpoint[], url: string): SetupFinding[] {
  const ours = endpoints.filter((endpoint) => endpoint.url === url);
  if (ours.length === 0) return [toDoFinding(explainMissing(endpoints, url))];
  const [best] = ours.map(judgeEndpoint).sort((first, second) => first.length - second.length);
  return best!.length > 0 ? best! : [connected];
}

function judgeEndpoint({ status, enabled_events }: Endpoint): SetupFinding[] {
  const findings: SetupFinding[] = [];
  if (status !== 'enabled') {
    findings.push(
      toDoFinding(
        'Stripe no longer tells the shop of payments: enable its ‘webhook’ at Stripe (‘Developers’, ‘Webhooks’).',
      ),
    );
  }
  const missing = enabled_events.includes(allEvents)
    ? []
    : heardEvents.filter((event) => !enabled_events.includes(event));
  if (missing.length > 0) {
    findings.push(
      toDoFinding(
        `Stripe does not tell the shop everything: add these ‘events’ to its ‘webhook’ at Stripe (‘Developers’, ‘Webhooks’): ${missing.join(', ')}.`,
      ),
    );
  }
  return findings;
}

function explainMissing(endpoints: Endpoint[], url: string): string {
  const elsewhere = endpoints.find((endpoint) => endpoint.url.endsWith(path));
  if (elsewhere)
    return `Stripe tells another address of payments (‘webhook’), ${elsewhere.url}: change it to ${url}.`;
  return 'Stripe does not tell this shop of payments: it has no ‘webhook’ for it.';
}

function describeLastEvent(at: string | null): SetupFinding {
  if (at) return noteFinding('Stripe’s messages arrive. The last one was noted on', at);
  return noteFinding('No message of Stripe has arrived yet: the first payment brings one.');
}
