import { publicPages } from '../../fixtures/pages.ts';
import { openBrowser } from './browser.ts';
import { islandBudget, listRequests, pageBudget } from '../budgets.ts';
import { weighPage, type PageWeight } from '../../fixtures/page-weight.ts';
import { peers } from './peers.ts';
import type { OnShop, Section } from '../section.ts';

/** Weighs every public page before interaction, beside the peers' figures. */
export async function measureWeights({ shop }: OnShop): Promise<Section> {
  const browser = await openBrowser();
  const section: Section = {
    title: 'Before interaction: gzipped bytes; pictures are not counted as requests',
    rows: [],
    broken: [],
  };
  const weigh = async (path: string) => {
    const page = await browser.newPage();
    const weight = await weighPage(page, `${shop.url}${path}`);
    await page.close();
    return weight;
  };
  try {
    // A payment's page is weighed with its answer on the screen.
    for (const path of [...publicPages, '/payment-confirmation', ...islandBudget.paths]) {
      const { foreign, ...weight } = await weigh(path);
      section.rows.push({ page: path, ...weight });
      section.broken.push(...findOver(path, { ...weight, foreign }));
    }
  } finally {
    await browser.close();
  }
  return { ...section, rows: [...section.rows, ...peers] };
}

type Measured = Exclude<keyof PageWeight, 'foreign'>;

function findOver(path: string, weight: PageWeight): string[] {
  const isList = listRequests.paths.includes(path);
  const isIsland = islandBudget.paths.includes(path);
  const budget: Partial<Record<Measured, number>> = isIsland
    ? { scripts: islandBudget.scripts }
    : { ...pageBudget, ...(isList && { requests: listRequests.most }) };
  const over = Object.entries(budget)
    .map(([name, most]) => ({ name, most, found: weight[name as Measured] }))
    .filter(({ most, found }) => found > most)
    .map(({ name, most, found }) => `${path}: ${name} ${found}, at most ${most}`);
  return [...over, ...weight.foreign.map((address) => `${path}: asks ${address}`)];
}
