import * as fc from 'fast-check';
import type { Network } from './network.ts';

const longestShrinkMs = 20_000;

type Check<Plan> = {
  plans: fc.Arbitrary<Plan>;
  runs: number;
  seed?: string | undefined;
  path?: string | undefined;
  network: Network;
  /** Plays a plan; returns the broken promises in words. */
  findBroken(plan: Plan): Promise<string[]>;
};

/** Plays plans until one breaks a promise. */
export async function checkPlans<Plan>({ plans, runs, seed, path, ...check }: Check<Plan>) {
  let firstFailure: number | undefined;

  async function keepsPromises(plan: Plan): Promise<void> {
    // Shrinking may never end; the counterexample found until then is small enough.
    if (firstFailure && performance.now() - firstFailure > longestShrinkMs) return;
    const broken = await check.findBroken(plan);
    if (broken.length === 0) return;
    firstFailure ??= performance.now();
    throw new Error([...broken, '', ...check.network.trace()].join('\n'));
  }

  return fc.check(fc.asyncProperty(plans, keepsPromises), {
    numRuns: runs,
    ...(seed ? { seed: Number(seed) } : {}),
    // A replayed run is shrunk already.
    ...(path ? { path, endOnFailure: true } : {}),
  });
}
