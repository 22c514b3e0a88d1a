import { setTimeout as wait } from 'node:timers/promises';
import type { Simulated } from '../../simulation/shop.ts';

/** Milliseconds that each call takes besides its work. */
export type Delays = { blobs: number; stripe: number };
export type Measured<Result> = { result: Result; calls: number; inRow: number; seconds: number };

/** Takes the place of `fetch`: every call of the shop reaches the simulated hosts after a delay, and is counted. */
export function installSlowCalls(hosts: Simulated['hosts'], delays: Delays) {
  let calls = 0;
  /** The longest chain of calls of which each began after the one before it had ended. */
  let inRow = 0;

  globalThis.fetch = async (input, init) => {
    const request = new Request(input, { ...init, signal: null });
    const isBlobs = new URL(request.url).hostname.startsWith('blobs');
    calls += 1;
    const place = inRow + 1;
    await wait(isBlobs ? delays.blobs : delays.stripe);
    const answer = await (isBlobs ? hosts['blobs.simulated'] : hosts['stripe.simulated'])(request);
    inRow = Math.max(inRow, place);
    return answer;
  };

  return {
    delays,
    /** Counts the calls that `work` makes, all of them and those in a row. */
    async measure<Result>(work: () => Promise<Result>): Promise<Measured<Result>> {
      calls = 0;
      inRow = 0;
      const start = performance.now();
      const result = await work();
      return { result, calls, inRow, seconds: (performance.now() - start) / 1000 };
    },
  };
}
