import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { bundleModules } from '../../netlify/build/bundle-functions.ts';
import { project } from '../fixtures/platform-template.ts';
import { measureBundle } from './functions.ts';
import { median, type Row, type Section } from './section.ts';

const functions = join(project, 'netlify/functions');
/** What the platform starts by itself cannot share a function with what answers calls. */
const ownStart = /-background$|-scheduled$|^reconcile$|^deploy-/;

/** One function per path beside one per resource: what each cut weighs and how long it takes to start. */
export async function compareCuts(): Promise<Section> {
  const home = mkdtempSync(join(tmpdir(), 'atelye-cuts-'));
  try {
    const names = readdirSync(functions).map((file) => basename(file, '.ts'));
    const title = 'How functions are cut: kilobytes together, milliseconds of a cold start';
    const rows = [
      await measureCut(
        'one per path',
        Map.groupBy(names, (name) => name),
        home,
      ),
      await measureCut('one per resource', Map.groupBy(names, resourceOf), home),
    ];
    return { title, rows, broken: [] };
  } finally {
    rmSync(home, { recursive: true });
  }
}

/** `admin-orders-export` belongs to `admin-orders`, `orders-mine` to `orders`. */
function resourceOf(name: string): string {
  if (ownStart.test(name)) return name;
  return /^(admin-)?[a-z]+/.exec(name)![0];
}

async function measureCut(cut: string, groups: Map<string, string[]>, home: string): Promise<Row> {
  const entries = join(home, cut, 'entries');
  const bundled = join(home, cut, 'bundled');
  mkdirSync(entries, { recursive: true });
  for (const [group, names] of groups) {
    const lines = names.map((name, index) => importLine(name, index));
    writeFileSync(join(entries, `${group}.ts`), lines.join(''));
  }
  const files = [...groups.keys()].map((group) => join(entries, `${group}.ts`));
  await bundleModules(project, files, bundled);
  const costs: Awaited<ReturnType<typeof measureBundle>>[] = [];
  for (const group of groups.keys()) {
    costs.push(await measureBundle(join(bundled, `${group}.mjs`)));
  }
  const starts = costs.map(({ coldStart }) => coldStart);
  return {
    cut,
    functions: groups.size,
    kilobytes: costs.reduce((sum, { kilobytes }) => sum + kilobytes, 0),
    'median start': median(starts),
    'worst start': Math.max(...starts),
  };
}

function importLine(name: string, index: number): string {
  return `export { default as call${index} } from '${functions}/${name}.ts';\n`;
}
