import { answerBlobs } from '../../netlify/server/platform/blobs-server.ts';
import { openBlobsStore } from '../../netlify/server/platform/blobs-store.ts';
import { createFaults } from '../../netlify/sandbox/faults.ts';
import { openDatabase } from '../../netlify/sandbox/database.ts';
import { dispatch } from '../../netlify/sandbox/http.ts';
import { sandboxSecretKey } from '../../netlify/sandbox/keys.ts';
import { openAccount } from '../../netlify/sandbox/stripe/account.ts';
import { apiRoutes } from '../../netlify/sandbox/stripe/api/api.ts';
import { bankRoutes } from '../../netlify/sandbox/stripe/bank.ts';
import { openConnections } from '../../netlify/sandbox/stripe/connections.ts';
import { artworks } from './works.ts';

/** The shop's store by its name on the wire. */
const name = 'site:shop';
const access = { siteId: 'simulated', token: 'a-token' };
const blobsUrl = 'http://blobs.simulated';
const stripeUrl = 'http://stripe.simulated';

export const transferHoldMs = 3 * 60_000;

/** The environment that functions read when first called. */
const environment = {
  SITE_URL: 'https://shop.simulated',
  SHOP_SECRET: 'a secret for simulated shops, 32 characters',
  STRIPE_SECRET_KEY: sandboxSecretKey,
  STRIPE_WEBHOOK_SECRET: 'none',
  STRIPE_API_URL: `${stripeUrl}/stripe`,
  ZELLE_EMAIL: 'studio@example.com',
  ZELLE_NAME: 'Atelye',
  TRANSFER_CONFIRM_MINUTES: '1',
  TRANSFER_HOLD_SHARE: '1',
  SMTP_URL: 'smtp://mail.simulated',
  MAIL_FROM: 'studio@example.com',
  TRANSFER_HOLD_HOURS: String(transferHoldMs / 3_600_000),
  NETLIFY_BLOBS_CONTEXT: Buffer.from(
    JSON.stringify({
      edgeURL: blobsUrl,
      uncachedEdgeURL: blobsUrl,
      siteID: access.siteId,
      token: access.token,
    }),
  ).toString('base64'),
};

export type Simulated = ReturnType<typeof openSimulatedShop>;

/** Opens the shop's own Blobs server and Stripe sandbox in memory, without sockets, and sets the environment that leads to them. */
export function openSimulatedShop(variables: Record<string, string> = {}) {
  Object.assign(process.env, environment, variables);
  const store = openBlobsStore(null);
  const database = openDatabase(null);
  let events: string[] = [];
  /** Parsed records by their ETags, which no two writes share. */
  const parsed = new Map<string, unknown>();
  const read = (key: string, etag: string) => {
    if (!parsed.has(etag)) {
      const { body } = store.get({ store: name, key })!;
      parsed.set(etag, JSON.parse(new TextDecoder().decode(body)));
    }
    return parsed.get(etag);
  };
  const account = openAccount(database, {
    url: stripeUrl,
    connections: openConnections(database, {
      shopUrl: environment.SITE_URL,
      faults: createFaults(),
    }),
    announce: ({ data }) => {
      const { id, object } = data.object as { id: string; object: string };
      if (object === 'payment_intent') events.push(id);
    },
  });
  const routes = { ...apiRoutes(database, account), ...bankRoutes(database, account) };
  return {
    hosts: {
      'blobs.simulated': (request: Request) => answerBlobs(request, { store, ...access }),
      'stripe.simulated': (request: Request) => dispatch(routes, request),
    },
    account,
    /** Payment intents with an event, event by event. */
    events: () => events,
    /** A call from a buyer's browser to Stripe; the network's faults do not apply. */
    askStripe: (request: Request) => dispatch(routes, request),
    stripeUrl,
    write(key: string, value: object): void {
      const body = new TextEncoder().encode(JSON.stringify(value));
      store.put({ store: name, key }, { body, metadata: null }, { match: null, noneMatch: null });
    },
    reset(): void {
      events = [];
      parsed.clear();
      database.exec('DELETE FROM objects; DELETE FROM answers');
      store.deleteAll(name);
      for (const artwork of artworks) this.write(`artworks/${artwork.id}`, artwork);
    },
    records<Value>(prefix: string): Map<string, Value> {
      const { blobs } = store.list(name, { prefix, after: '', byDirectory: null });
      return new Map(
        blobs.map(({ key, etag }) => [key.slice(prefix.length), read(key, etag) as Value]),
      );
    },
    close(): void {
      store.close();
      database.close();
    },
  };
}
