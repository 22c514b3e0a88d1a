import { setTimeout as wait } from 'node:timers/promises';
import type { Simulated } from '../../simulation/shop.ts';

/** Milliseconds that each call takes besides its work. */
export type Delays = { blobs: number; stripe: number };

/** `inRow`: calls of which each began after the one before it had ended; `blobsInRow` counts those to Blobs only. */
export type Figure = {
  calls: number;
  stripeCalls: number;
  inRow: number;
  blobsInRow: number;
  seconds: number;
};

/** Takes the place of `fetch`: every call of the shop reaches the simulated hosts after a delay, and is counted. */
export function installSlowCalls(hosts: Simulated['hosts'], delays: Delays) {
  const none = { calls: 0, stripeCalls: 0, inRow: 0, blobsInRow: 0 };
  let count = { ...none };

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, { ...init, signal: null });
    const { hostname } = new URL(request.url);
    const isBlobs = hostname.startsWith('blobs');
    const isStripe = hostname.startsWith('stripe');
    count.calls++;
    if (isStripe) count.stripeCalls++;
    const place = count.inRow + 1;
    const blobsPlace = count.blobsInRow + Number(isBlobs);
    await wait(isBlobs ? delays.blobs : delays.stripe);
    if (!isBlobs && !isStripe) return new Response(null, { status: 404 });
    const answer = await (isBlobs ? hosts['blobs.simulated'] : hosts['stripe.simulated'])(request);
    count.inRow = Math.max(count.inRow, place);
    count.blobsInRow = Math.max(count.blobsInRow, blobsPlace);
    return answer;
  };

  return {
    delays,
    /** Counts the calls that `work` makes, all of them and those in a row. */
    async measure<Result>(work: () => Promise<Result>): Promise<Figure & { result: Result }> {
      count = { ...none };
      const start = performance.now();
      const result = await work();
      return { ...count, seconds: (performance.now() - start) / 1000, result };
    },
  };
}
