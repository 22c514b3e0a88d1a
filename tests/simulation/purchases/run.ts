import { parseArgs } from 'node:util';
import * as fc from 'fast-check';
import { installChance } from '../chance.ts';
import { installClock } from '../clock.ts';
import { installNetwork } from '../network.ts';
import { openSimulatedShop } from '../shop.ts';
import { plans, rushes, type Plan } from './plans.ts';
import { play } from './play.ts';
import { findBroken } from './promises.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '500' },
    seed: { type: 'string' },
    path: { type: 'string' },
    rush: { type: 'boolean', default: false },
  },
});

const longestShrinkMs = 20_000;
const startedAt = performance.now();
const variables = {
  TRANSFER_HOLD_SHARE: '1',
  TRANSFER_CONFIRM_MINUTES: '1',
  SMTP_URL: 'smtp://mail.simulated',
  MAIL_FROM: 'studio@example.com',
};
const shop = openSimulatedShop({ variables });
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
  const run = await play(world, plan);
  const broken = await findBroken(world, run);
  if (broken.length === 0) return;
  firstFailure ??= performance.now();
  throw new Error([...broken, '', ...network.trace()].join('\n'));
}

const details = await fc.check(fc.asyncProperty(values.rush ? rushes : plans, keepsPromises), {
  numRuns: Number(values.runs),
  ...(values.seed ? { seed: Number(values.seed) } : {}),
  // A replayed run is shrunk already.
  ...(values.path ? { path: values.path, endOnFailure: true } : {}),
});
shop.close();
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`${details.numRuns} interleavings of purchases in ${seconds} s, seed ${details.seed}`);
if (details.failed) {
  const [plan] = details.counterexample ?? [];
  for (const step of plan?.steps ?? []) console.log(JSON.stringify(step));
  console.log(details.errorInstance);
  const path = `--seed=${details.seed} --path=${details.counterexamplePath}`;
  console.log(
    `Play it again: node tests/simulation/purchases/run.ts ${path}${values.rush ? ' --rush' : ''}`,
  );
  process.exitCode = 1;
}
