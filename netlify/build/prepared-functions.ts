import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hashSources, serverSources } from './source-hash.ts';

/** A function in a manifest. Without routes it has Netlify's own path. `literal`: a path without parameters. No methods: every method. */
export type BundledFunction = {
  name: string;
  routes?: { pattern: string; literal?: string; methods: string[] }[];
  schedule?: string;
};

const oneDayMs = 86_400_000;

const sources = [
  'netlify/functions',
  ...serverSources,
  'src/shared',
  'package.json',
  'package-lock.json',
];

/** Returns the folder of the bundled functions and their manifest; uses the cache if no source changed. */
export async function prepareFunctions(project: string): Promise<string> {
  const cache = join(project, '.netlify/functions-cache');
  const folder = join(cache, hashSources(project, sources));
  if (existsSync(folder)) return folder;
  const fresh = `${folder}.${process.pid}`;
  const script = join(import.meta.dirname, 'pack-functions.ts');
  await promisify(execFile)(process.execPath, [script, project, fresh]);
  settle(fresh, folder);
  removeOld(cache);
  return folder;
}

/** Moves the fresh folder to its place, or removes it if another process prepared the same folder first. */
function settle(fresh: string, folder: string): void {
  try {
    renameSync(fresh, folder);
  } catch {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** Keeps the folders of today: a running shop may load from one. */
function removeOld(cache: string): void {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    if (Date.now() - statSync(folder).mtimeMs > oneDayMs) rmSync(folder, { recursive: true });
  }
}

export function readManifest(folder: string): BundledFunction[] {
  return JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as BundledFunction[];
}

export function bundlePath(folder: string, name: string): string {
  return join(folder, 'bundled', `${name}.mjs`);
}
