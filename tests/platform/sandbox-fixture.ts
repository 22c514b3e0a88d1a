import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test as base } from '@playwright/test';
import Stripe from 'stripe';
import { startSandboxAlone } from '../fixtures/start/sandbox-alone.ts';

export const webhookSecret = 'whsec_of_the_sandbox_tests';

type Received = { body: string; signature: string };
/** A shop that only receives webhooks: keeps each, and answers the next of `statuses`, then 200. */
type Receiver = { url: string; received: Received[]; statuses: number[] };
type Sandbox = Awaited<ReturnType<typeof startSandboxAlone>>;

type Fixtures = {
  receiver: Receiver;
  dataDir: string;
  startTestSandbox(): Promise<Sandbox>;
  sandbox: Sandbox;
  stripe: Stripe;
};

export const test = base.extend<Fixtures>({
  receiver: async ({}, use) => {
    const receiver: Receiver = { url: '', received: [], statuses: [] };
    const server = createServer(async (request, response) => {
      const signature = String(request.headers['stripe-signature']);
      receiver.received.push({ body: await text(request), signature });
      response.writeHead(receiver.statuses.shift() ?? 200).end();
    });
    receiver.url = await listen(server);
    await use(receiver);
    server.closeAllConnections();
    server.close();
  },
  dataDir: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'atelye-sandbox-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
  startTestSandbox: async ({ receiver, dataDir }, use) => {
    await use(() => startSandboxAlone({ dataDir, shopUrl: receiver.url, webhookSecret }));
  },
  sandbox: async ({ startTestSandbox }, use) => {
    const sandbox = await startTestSandbox();
    await use(sandbox);
    await sandbox.close();
  },
  stripe: async ({ sandbox }, use) => use(connectStripe(sandbox.url)),
});

/** Returns the real SDK with a sandbox. */
export function connectStripe(url: string, key = 'sk_test_sandbox'): Stripe {
  const fetchFromSandbox: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(String(input));
    return fetch(`${url}/stripe${pathname}${search}`, init);
  };
  return new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(fetchFromSandbox),
    maxNetworkRetries: 0,
  });
}

/** Creates an intent of 150 dollars. */
export function createIntent(stripe: Stripe): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({ amount: 15_000, currency: 'usd' });
}

/** Creates an intent of 150 dollars and pays it by a card that always works. */
export async function createPaidIntent(stripe: Stripe): Promise<Stripe.PaymentIntent> {
  const { id } = await createIntent(stripe);
  return stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
}

export function setFault(url: string, fault: object): Promise<Response> {
  return fetch(`${url}/faults`, { method: 'POST', body: JSON.stringify(fault) });
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
