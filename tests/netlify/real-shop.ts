import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answerBlobs } from '../../netlify/server/platform/blobs-server.ts';
import { openBlobsStore } from '../../netlify/server/platform/blobs-store.ts';
import { serve } from '../../netlify/node/web-server.ts';
import { sandboxSecretKey } from '../../netlify/sandbox/keys.ts';
import { startHook } from '../fixtures/publishing/build-hook.ts';
import { startSandboxAlone } from '../fixtures/start/sandbox-alone.ts';
import { openEdge, readFunctions } from './edge.ts';
import { ownersVariables, site } from './netlify-build.ts';
import { copyFolder } from './real-folders.ts';
import { seedStore } from './real-store.ts';

/** Duration of one strong call of Blobs from a function. */
const blobsMs = 80;
const token = 'the-token-of-functions';

export const password = 'lakay se lakay';
const buyersAddress = '203.0.113.1';

type Options = {
  context: string;
  prepare?: (folder: string, name: string) => void;
  /** In place of the owner's variables; empty: unset. */
  variables?: Record<string, string>;
  /** SHOP_SECRET is the only variable of the owner, and Stripe has no endpoint. */
  isBare?: boolean;
  /** Without samples. */
  isEmpty?: boolean;
};
export type RealShop = Awaited<ReturnType<typeof openRealShop>>;

/** Opens the packed functions behind a stand-in for Netlify's edge, with Blobs, Stripe, mail, Instagram and a build hook. */
export async function openRealShop({ context, prepare, variables, isBare, isEmpty }: Options) {
  const dataDir = mkdtempSync(join(tmpdir(), 'atelye-netlify-'));
  const blobs = await startBlobs(dataDir, isEmpty);
  const hook = await startHook();
  // Functions start with their first call, after both are complete.
  const env: Record<string, string> = {
    ...(isBare ? bareVariables() : { ...functionVariables(), BUILD_HOOK_URL: hook.url }),
    ...variables,
  };
  const hosts: Record<string, string> = {};
  const functions = readFunctions(copyFolder);
  const folder = join(dataDir, 'functions');
  const access = { url: blobs.url, token };
  const edge = openEdge({ functions, folder, context, env, hosts, blobs: access, prepare });
  const url = await edge.openFor(buyersAddress);
  const sandbox = await startSandboxAlone({
    dataDir,
    shopUrl: url,
    ...(!isBare && { webhookSecret: ownersVariables.STRIPE_WEBHOOK_SECRET }),
  });
  // Stripe's endpoint of the shop has the shop's own address.
  if (isBare) env['URL'] = url;
  else env['SMTP_URL'] = sandbox.smtpUrl;
  hosts['https://api.stripe.com'] = `${sandbox.url}/stripe`;
  hosts['https://graph.instagram.com'] = `${sandbox.url}/instagram`;
  hosts['https://api.netlify.com'] = hook.url;
  hosts[site.url] = url;
  return {
    url,
    sandboxUrl: sandbox.url,
    smtpUrl: sandbox.smtpUrl,
    edge,
    blobs,
    hook,
    state: async <State>() => (await (await fetch(`${sandbox.url}/state`)).json()) as State,
    async close() {
      await sandbox.close();
      await edge.close();
      await blobs.close();
      hook.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const siteVariables = { SITE_ID: site.siteId, SITE_NAME: site.name, URL: site.url };

function bareVariables(): Record<string, string> {
  return { ...siteVariables, SHOP_SECRET: ownersVariables.SHOP_SECRET };
}

/** Returns all variables of a function on Netlify: three of the site, and the owner's. */
function functionVariables(): Record<string, string> {
  return {
    ...siteVariables,
    ...ownersVariables,
    STRIPE_SECRET_KEY: sandboxSecretKey,
    ZELLE_EMAIL: 'studio@example.com',
    ZELLE_NAME: 'Atelye',
    INSTAGRAM_ACCESS_TOKEN: 'IG-sandbox',
    INSTAGRAM_APP_SECRET: 'a-secret-of-instagram',
    INSTAGRAM_VERIFY_TOKEN: 'a-word',
    MAIL_FROM: 'studio@example.com',
  };
}

/** Starts Blobs at edge addresses, seeded unless they are to be empty. `stop` blocks further calls. */
async function startBlobs(dataDir: string, isEmpty = false) {
  const store = openBlobsStore(dataDir);
  if (!isEmpty) await seedStore(store);
  const methods: string[] = [];
  const spans: Span[] = [];
  let isDown = false;
  const server = await serve(0, async (request) => {
    methods.push(request.method);
    const span = { from: Date.now(), to: Infinity };
    spans.push(span);
    await wait(blobsMs);
    if (isDown) return new Response(null, { status: 503 });
    return answerBlobs(request, { store, siteId: site.siteId, token }).finally(() => {
      span.to = Date.now();
    });
  });
  return {
    url: `http://127.0.0.1:${server.port}`,
    store,
    calls: () => methods.length,
    /** How many of the calls since the `first` one waited for each other. */
    callsInARow: (first: number) => countInARow(spans.slice(first)),
    writes: () => methods.filter((method) => method !== 'GET' && method !== 'HEAD').length,
    /** All records as text. */
    contents: () =>
      ['site:shop', 'site:keys'].flatMap((name) =>
        store
          .list(name, { prefix: '', after: '', byDirectory: null })
          .blobs.map(({ key }) => Buffer.from(store.get({ store: name, key })!.body).toString()),
      ),
    stop: () => {
      isDown = true;
    },
    async close() {
      await server.close();
      store.close();
    },
  };
}

type Span = { from: number; to: number };

/** Returns the length of the longest chain of calls of which each began after the end of the one before. */
function countInARow(spans: Span[]): number {
  let count = 0;
  let end = -Infinity;
  for (const { from, to } of spans.toSorted((one, other) => one.to - other.to)) {
    if (from < end) continue;
    count += 1;
    end = to;
  }
  return count;
}
