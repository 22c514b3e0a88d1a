import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { bundleModules } from '../../../netlify/build/bundle-functions.ts';
import { project } from '../../fixtures/start/platform-template.ts';
import { kilobytesOf, startInTurn } from './functions.ts';
import { median, type Row, type Section } from '../section.ts';

const functions = join(project, 'netlify/functions');
/** A function that the platform starts cannot be joined with one that answers calls. */
const ownStart = /-background$|-scheduled$|^reconcile$|^deploy-/;

/** Compares one function for each path with one for each resource: size and start. */
export async function compareCuts(): Promise<Section> {
  const home = mkdtempSync(join(tmpdir(), 'atelye-cuts-'));
  try {
    const names = readdirSync(functions).map((file) => basename(file, '.ts'));
    const perPath = await bundleCut(join(home, 'path'), Map.groupBy(names, String));
    const perResource = await bundleCut(join(home, 'resource'), Map.groupBy(names, resourceOf));
    const starts = await startInTurn([...perPath, ...perResource]);
    const rows = [
      sumUp('one per path', perPath, starts.slice(0, perPath.length)),
      sumUp('one per resource', perResource, starts.slice(perPath.length)),
    ];
    const title = 'How functions are cut: kilobytes together, milliseconds of a cold start';
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

/** Answers the bundles' files. */
async function bundleCut(home: string, groups: Map<string, string[]>): Promise<string[]> {
  const entries = join(home, 'entries');
  mkdirSync(entries, { recursive: true });
  for (const [group, names] of groups)
    writeFileSync(join(entries, `${group}.ts`), names.map(importLine).join(''));
  const files = [...groups.keys()].map((group) => join(entries, `${group}.ts`));
  await bundleModules({ project, folder: join(home, 'bundled'), context: 'production' }, files);
  return [...groups.keys()].map((group) => join(home, 'bundled', `${group}.mjs`));
}

function sumUp(cut: string, files: string[], starts: number[]): Row {
  return {
    cut,
    functions: files.length,
    kilobytes: files.reduce((sum, file) => sum + kilobytesOf(file), 0),
    'median start': median(starts),
    'worst start': Math.max(...starts),
  };
}

function importLine(name: string, index: number): string {
  return `export { default as call${index} } from '${functions}/${name}.ts';\n`;
}
