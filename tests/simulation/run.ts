import { parseArgs } from 'node:util';
import { biasedPlanArbitrary, planArbitrary, type Plan } from './actions.ts';
import { installChance } from './chance.ts';
import { checkPlans } from './check-plans.ts';
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

const startedAt = performance.now();
const shop = openSimulatedShop({ holdsPerAddress: values.limits ? 10 : 0 });
const chance = installChance();
const clock = installClock();
const network = installNetwork(clock, shop.hosts);
const world = { clock, network, shop };
console.error = () => undefined;

const details = await checkPlans<Plan>({
  plans: values.biased ? biasedPlanArbitrary : planArbitrary,
  runs: Number(values.runs),
  seed: values.seed,
  path: values.path,
  network,
  async findBroken(plan) {
    chance.reset();
    return findBroken(world, await simulate(world, plan));
  },
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
