import { publicPages } from '../../e2e/site-page.ts';
import { openBrowser } from './browser.ts';
import { listRequests, pageBudget, returnBudget } from '../budgets.ts';
import { weighPage, type PageWeight } from '../../fixtures/page-weight.ts';
import { peers } from './peers.ts';
import type { OnShop, Section } from '../section.ts';

/** The weight of every public page before interaction, beside the peers' figures. */
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
    for (const path of publicPages) {
      const { foreign, ...weight } = await weigh(path);
      section.rows.push({ page: path, ...weight });
      section.broken.push(...findOver(path, { ...weight, foreign }));
    }
    const { foreign: _, ...answered } = await weigh('/payment-confirmation');
    section.rows.push({ page: '/payment-confirmation', ...answered });
    if (answered.scripts > returnBudget.scripts)
      section.broken.push(`/payment-confirmation: scripts ${answered.scripts}`);
  } finally {
    await browser.close();
  }
  return { ...section, rows: [...section.rows, ...peers] };
}

function findOver(path: string, weight: PageWeight): string[] {
  const isList = listRequests.paths.includes(path);
  const budget = { ...pageBudget, ...(isList && { requests: listRequests.most }) };
  const over = Object.entries(budget)
    .map(([name, most]) => ({ name, most, found: weight[name as keyof typeof budget] ?? 0 }))
    .filter(({ most, found }) => found > most)
    .map(({ name, most, found }) => `${path}: ${name} ${found}, at most ${most}`);
  return [...over, ...weight.foreign.map((address) => `${path}: asks ${address}`)];
}
