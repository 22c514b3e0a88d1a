import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { biasedPlanArbitrary, planArbitrary, type Plan } from './actions.ts';
import { installChance } from './chance.ts';
import { installClock } from './clock.ts';
import { findBroken } from './invariants.ts';
import { installNetwork } from './network.ts';
import { openSimulatedShop } from './shop.ts';
import { simulate } from './simulate.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '500' },
    seed: { type: 'string' },
    path: { type: 'string' },
    limits: { type: 'boolean', default: false },
    biased: { type: 'boolean', default: false },
  },
});

const longestShrinkMs = 20_000;
const startedAt = performance.now();
const shop = openSimulatedShop({ holdsPerAddress: values.limits ? 10 : 0 });
const chance = installChance();
const clock = installClock();
const network = installNetwork(clock, shop.hosts);
const world = { clock, network, shop };
console.error = () => undefined;

let firstFailure: number | undefined;

async function keepsPromises(plan: Plan): Promise<void> {
  // Shrinking may never end; the counterexample found until then is small enough.
  if (firstFailure && performance.now() - firstFailure > longestShrinkMs) return;
  chance.reset();
  const run = await simulate(world, plan);
  const broken = await findBroken(world, run);
  if (broken.length === 0) return;
  firstFailure ??= performance.now();
  throw new Error([...broken, '', ...network.trace()].join('\n'));
}

const plans = values.biased ? biasedPlanArbitrary : planArbitrary;
const details = await fc.check(fc.asyncProperty(plans, keepsPromises), {
  numRuns: Number(values.runs),
  ...(values.seed ? { seed: Number(values.seed) } : {}),
  // A replayed run is shrunk already.
  ...(values.path ? { path: values.path, endOnFailure: true } : {}),
});
shop.close();
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(
  `${details.numRuns} interleavings of the money path in ${seconds} s, seed ${details.seed}`,
);
if (details.failed) {
  const [plan] = details.counterexample ?? [];
  for (const action of plan?.actions ?? []) console.log(JSON.stringify(action));
  console.log(details.errorInstance);
  console.log(
    `Play it again: node tests/simulation/run.ts --seed=${details.seed} --path=${details.counterexamplePath}${values.limits ? ' --limits' : ''}${values.biased ? ' --biased' : ''}`,
  );
  process.exitCode = 1;
}
