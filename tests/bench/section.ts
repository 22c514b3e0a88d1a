import { cpus, totalmem } from 'node:os';
import process from 'node:process';
import type { Shop } from '../fixtures/platform.ts';

/** Numbers are rounded when they are printed. */
export type Row = Record<string, string | number>;

/** A table of the bench; `broken` names in words all that is over its budget. */
export type Section = { title: string; rows: Row[]; broken: string[] };

/** The quick form takes fewer pages, rounds and artworks. */
export type Extent = { isQuick: boolean };
export type OnShop = Extent & { shop: Shop };

/** Measures and prints a section; returns all that is broken. */
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

/** Counts a failure as broken, so that it does not stop the following sections. */
export async function orBroken(name: string, run: () => Promise<string[]>): Promise<string[]> {
  try {
    return await run();
  } catch (error) {
    console.error(`\n${name} could not be measured:`, error);
    return [`${name} could not be measured`];
  }
}

export function printMachine(): void {
  const [{ model = '' } = {}] = cpus();
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ');
  console.log(
    `${day} UTC: ${cpus().length} × ${model.trim()}, ${gibibytes} GiB, Node ${process.version}`,
  );
}

/** Returns 0 for no values. */
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
