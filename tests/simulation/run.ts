import { parseArgs } from 'node:util';
import { installChance } from './chance.ts';
import { checkPlans } from './check-plans.ts';
import { installClock } from './clock.ts';
import { installNetwork } from './network.ts';
import { openSimulatedShop } from './shop.ts';
import { installPictures } from '../fixtures/instagram/pictures.ts';
import { openFeed } from './feed.ts';
import { hookUrl, watchOrderWrites } from './order-writes.ts';
import { feeds, plans, rushes, type Plan } from './plans.ts';
import { play } from './play.ts';
import { findBroken } from './promises.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '500' },
    seed: { type: 'string' },
    path: { type: 'string' },
    rush: { type: 'boolean', default: false },
    feed: { type: 'boolean', default: false },
  },
});

const startedAt = performance.now();
await installPictures();
const feed = openFeed();
const shop = openSimulatedShop({
  INSTAGRAM_API_URL: 'https://instagram.simulated',
  INSTAGRAM_ACCESS_TOKEN: 'a-token',
  BUILD_HOOK_URL: hookUrl,
  PUBLISH_AFTER_MINUTES: '0',
});
const chance = installChance();
const clock = installClock();
const writes = watchOrderWrites(shop);
const network = installNetwork(clock, {
  ...shop.hosts,
  ...writes.hosts,
  'instagram.simulated': feed.answer,
  'shop.simulated': async () => new Response(null, { status: 202 }),
});
const world = { clock, network, shop, feed, writes };
console.error = () => undefined;
console.warn = () => undefined;

const details = await checkPlans<Plan>({
  plans: values.feed ? feeds : values.rush ? rushes : plans,
  runs: Number(values.runs),
  seed: values.seed,
  path: values.path,
  network,
  async findBroken(plan) {
    chance.reset();
    return findBroken(world, await play(world, plan));
  },
});
shop.close();
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(`${details.numRuns} interleavings in ${seconds} s, seed ${details.seed}`);
if (details.failed) {
  const [plan] = details.counterexample ?? [];
  for (const step of plan?.steps ?? []) console.log(JSON.stringify(step));
  console.log(details.errorInstance);
  const path = `--seed=${details.seed} --path=${details.counterexamplePath}`;
  console.log(
    `Play it again: node tests/simulation/run.ts ${path}${values.rush ? ' --rush' : ''}${values.feed ? ' --feed' : ''}`,
  );
  process.exitCode = 1;
}
