import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { centsOf } from '#shared/money';
import { bundlePath, prepareFunctions } from '../../../netlify/build/prepared-functions.ts';
import {
  answerBlobs,
  blobsContext,
  startBlobsServer,
} from '../../../netlify/server/platform/blobs-server.ts';
import { openBlobsStore } from '../../../netlify/server/platform/blobs-store.ts';
import { serve } from '../../../netlify/node/web-server.ts';
import { least } from '../../fixtures/start/least-environment.ts';
import { project } from '../../fixtures/start/platform-template.ts';
import { startFunction } from '../../netlify/function-process.ts';
import { toLambdaEvent } from '../../netlify/lambda-event.ts';
import { site } from '../../netlify/netlify-build.ts';
import { coldBudget } from '../budgets.ts';
import { manyWorks, storeWorks } from '../builds/many-works.ts';
import { median, type Section } from '../section.ts';
import { packFunction } from '../../netlify/pack-function.ts';

const name = 'create-payment-intent';
const token = 'a-token';
const rounds = 9;
/** One call of Blobs from a function. */
const blobsMs = 80;

/** Asks Blobs once and then Stripe, as a card payment has to, and does nothing else. */
const bareFunction = `
  const read = async () => (await fetch(process.env.BARE_BLOBS)).text();
  export default async () => {
    await read();
    await fetch('https://api.stripe.com/v1/payment_intents', { method: 'POST' });
    return new Response();
  };
  export const config = { path: '/api/${name}' };`;

/** Measures from the start of a process to the request to Stripe, beside a function that only makes the same calls in a row. */
export async function measureColdPayment(): Promise<Section> {
  const home = mkdtempSync(join(tmpdir(), 'atelye-cold-'));
  const platform = await openPlatform(home);
  try {
    const shop = await packFunction(
      bundlePath(await prepareFunctions(project), name),
      name,
      join(home, 'shop'),
    );
    const bareFile = join(home, `${name}.mjs`);
    writeFileSync(bareFile, bareFunction);
    const bare = await packFunction(bareFile, name, join(home, 'bare'));
    const folders = [shop, bare];
    const times: number[][] = folders.map(() => []);
    for (let round = 0; round < rounds; round++) {
      for (const [index, folder] of folders.entries()) {
        times[index]!.push(await platform.time(folder, round * folders.length + index));
      }
    }
    const [shopMs = 0, bareMs = 0] = times.map(median);
    return report(shopMs, bareMs);
  } finally {
    await platform.close();
    rmSync(home, { recursive: true });
  }
}

function report(shop: number, bare: number): Section {
  const own = shop - bare;
  const rows = [{ 'the shop, ms': shop, 'only the calls, ms': bare, 'of its own, ms': own }];
  const share = own / bare;
  const broken =
    share > coldBudget.share
      ? [`a cold card payment adds ${share.toFixed(2)} to its calls, at most ${coldBudget.share}`]
      : [];
  const title = `A cold card payment, from its process to the request to Stripe, Blobs at ${blobsMs} ms a call`;
  return { title, rows, broken };
}

/** Starts Blobs with an artwork for each call, and a Stripe that only notes when it is asked. */
async function openPlatform(home: string) {
  const store = openBlobsStore(home);
  const works = manyWorks(5 * rounds).filter(({ price }) => price !== null);
  const access = { siteId: site.siteId, token };
  const writing = await startBlobsServer({ store, ...access });
  process.env['NETLIFY_BLOBS_CONTEXT'] = blobsContext(writing.port, access);
  await storeWorks(works);
  await writing.close();

  let asked = Promise.withResolvers<number>();
  const server = await serve(0, async (request) => {
    if (new URL(request.url).pathname.startsWith('/stripe/')) {
      asked.resolve(performance.now());
      return new Response(null, { status: 503 });
    }
    await wait(blobsMs);
    return answerBlobs(request, { store, ...access });
  });
  const url = `http://127.0.0.1:${server.port}`;
  const env = { ...least, SITE_URL: site.url, BARE_BLOBS: `${url}/shop/none` };
  const hosts = { 'https://api.stripe.com': `${url}/stripe` };

  return {
    async time(folder: string, call: number): Promise<number> {
      const { id, price } = works[call]!;
      const body = JSON.stringify({ artworkId: id, amount: centsOf(price) / 100 });
      const headers = { 'content-type': 'application/json' };
      const request = new Request(`${site.url}/api/${name}`, { method: 'POST', headers, body });
      const event = await toLambdaEvent(request, {
        ip: `203.0.113.${call}`,
        context: 'production',
        blobs: { url, token },
        name,
        route: `/api/${name}`,
        isPublished: true,
      });
      asked = Promise.withResolvers();
      const startedAt = performance.now();
      const running = await startFunction({ folder, env, hosts });
      const { answer, whenOver } = running.call(event);
      const over = answer.then(async (response) => {
        throw new Error(`Stripe was not asked: ${response.status} ${await response.text()}`);
      });
      const askedAt = await Promise.race([asked.promise, over]);
      running.close();
      await Promise.allSettled([over, whenOver]);
      return askedAt - startedAt;
    },
    async close() {
      await server.close();
      store.close();
    },
  };
}
