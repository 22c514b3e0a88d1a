import process from 'node:process';
import { prepareTemplate } from '../fixtures/start/platform-template.ts';
import { startShop } from '../fixtures/platform.ts';
import { measureBuilds } from './builds/builds.ts';
import { countCredits } from './credits/credits.ts';
import { measureBackup } from './calls/backup.ts';
import { countFormRequests } from './calls/form-requests.ts';
import { measureDesk } from './pages/desk.ts';
import { measureColdPayment } from './functions/cold-payment.ts';
import { measureFirstWords } from './pages/first-words.ts';
import { measureFirstVisits } from './pages/first-visit.ts';
import { measureLanguages } from './builds/languages.ts';
import { measureInstagramSync } from './calls/instagram-sync.ts';
import { measureCalls } from './calls/latency.ts';
import { measureLinks } from './pages/links.ts';
import { scorePages, scoreWalls } from './lighthouse/scores.ts';
import { measureLoad } from './calls/load.ts';
import { measureLongLists } from './calls/long-lists.ts';
import { measurePublishing } from './builds/publishing.ts';
import {
  orBroken,
  printMachine,
  runSection,
  type Extent,
  type OnShop,
  type Section,
} from './section.ts';
import { measureSlowVisits } from './pages/slow-visit.ts';
import { measureStraightening } from './pages/straighten.ts';
import { measureWeights } from './pages/weights.ts';
import { measureYears } from './calls/years.ts';

type Sections<Setting> = Record<string, (setting: Setting) => Promise<Section>>;

/** On one shop, one after the other; sections that hold artworks are last. */
const onOneShop: Sections<OnShop> = {
  weights: measureWeights,
  visits: measureFirstVisits,
  slow: measureSlowVisits,
  words: measureFirstWords,
  lighthouse: scorePages,
  straighten: measureStraightening,
  desk: measureDesk,
  forms: countFormRequests,
  calls: measureCalls,
};
const apart: Sections<Extent> = {
  links: measureLinks,
  walls: scoreWalls,
  credits: countCredits,
  lists: measureLongLists,
  cold: measureColdPayment,
  sync: measureInstagramSync,
  load: measureLoad,
  years: measureYears,
  backup: measureBackup,
  publishing: measurePublishing,
  languages: measureLanguages,
  builds: measureBuilds,
};

// `npm run bench -- --quick builds load` runs these sections alone.
const isQuick = process.argv.includes('--quick');
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = named.filter((name) => !(name in onOneShop || name in apart));
if (unknown.length > 0) throw new Error(`There is no section ${unknown.join(', ')}`);

printMachine();
await prepareTemplate();
const broken = [
  ...(await orBroken('The shop', runOnOneShop)),
  ...(await runAll(choose(apart), { isQuick })),
];
for (const line of broken) console.error(`Over budget: ${line}`);
process.exitCode = broken.length > 0 ? 1 : 0;

async function runOnOneShop(): Promise<string[]> {
  const sections = choose(onOneShop);
  if (Object.keys(sections).length === 0) return [];
  const shop = await startShop();
  try {
    return await runAll(sections, { shop, isQuick });
  } finally {
    await shop.close();
  }
}

function choose<Setting>(sections: Sections<Setting>): Sections<Setting> {
  const entries = Object.entries(sections);
  return Object.fromEntries(entries.filter(([name]) => !named.length || named.includes(name)));
}

async function runAll<Setting>(sections: Sections<Setting>, setting: Setting): Promise<string[]> {
  const found: string[] = [];
  for (const [name, measure] of Object.entries(sections)) {
    found.push(...(await runSection(name, () => measure(setting))));
  }
  return found;
}
