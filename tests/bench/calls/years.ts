import { execFile } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { yearsBudget } from '../budgets.ts';
import type { Extent, Section } from '../section.ts';
import type { Figure } from './slow-calls.ts';

type Figures = Record<string, Figure>;

const closedOrders = { quick: 10_000, full: 100_000 };

/** Measures what years of data cost at 50 ms a call, and a card form at 80 ms a call to Blobs and 600 ms to Stripe. */
export async function measureYears({ isQuick }: Extent): Promise<Section> {
  const script = join(import.meta.dirname, 'years-process.ts');
  const count = closedOrders[isQuick ? 'quick' : 'full'];
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(count)]);
  const figures = JSON.parse(stdout) as Figures;
  return {
    title: `Years of data (${count} closed orders): calls to Blobs and Stripe, and seconds`,
    rows: Object.entries(figures).map(([what, figure]) => ({ what, ...figure })),
    broken: Object.entries(yearsBudget).flatMap(([what, most]) => findOver(what, most, figures)),
  };
}

function findOver(what: string, most: Partial<Figures[string]>, figures: Figures): string[] {
  const measured = figures[what];
  if (!measured) return [`${what} was not measured`];
  return (Object.keys(most) as (keyof typeof most)[])
    .filter((key) => measured[key] > (most[key] ?? Infinity))
    .map((key) => `${what}: ${key} ${measured[key].toFixed(2)}, at most ${most[key]}`);
}
