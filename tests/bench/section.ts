import { cpus, totalmem } from 'node:os';
import process from 'node:process';
import type { Shop } from '../fixtures/platform.ts';

/** Numbers are rounded when they are printed. */
export type Row = Record<string, string | number>;

/** A table of the bench; `broken` says in words what is over its budget. */
export type Section = { title: string; rows: Row[]; broken: string[] };

/** The quick form takes fewer pages, rounds and works. */
export type Extent = { isQuick: boolean };
export type OnShop = Extent & { shop: Shop };

/** Measures a section and prints it; answers what is broken. */
export function runSection(name: string, measure: () => Promise<Section>): Promise<string[]> {
  return orBroken(name, async () => {
    const start = performance.now();
    const { title, rows, broken } = await measure();
    const seconds = Math.round((performance.now() - start) / 1000);
    console.log(`\n${title} (${name}, measured in ${seconds} s)`);
    console.table(rows.map(rounded));
    return broken;
  });
}

/** What fails is itself broken, and hides nothing that comes after it. */
export async function orBroken(name: string, run: () => Promise<string[]>): Promise<string[]> {
  try {
    return await run();
  } catch (error) {
    console.error(`\n${name} could not be measured:`, error);
    return [`${name} could not be measured`];
  }
}

/** Prints when and on what the figures were taken. */
export function printMachine(): void {
  const [{ model = '' } = {}] = cpus();
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ');
  console.log(
    `${day} UTC: ${cpus().length} × ${model.trim()}, ${gibibytes} GiB, Node ${process.version}`,
  );
}

/** The one in the middle; of nothing 0. */
export function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function rounded(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' ? Number(value.toFixed(2)) : value,
    ]),
  );
}
