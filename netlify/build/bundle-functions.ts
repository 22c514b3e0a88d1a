import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '@netlify/zip-it-and-ship-it';
import { hashSources } from './source-hash.ts';

export type BundledFunction = Manifest['functions'][number];

const oneDayMs = 86_400_000;

const sources = [
  'netlify/functions',
  'netlify/http',
  'netlify/ports',
  'netlify/use-cases',
  'netlify/env.ts',
  'netlify/build',
  'src/shared',
  'package.json',
  'package-lock.json',
];

/** CommonJS packages inside an ES module ask for Node's own modules by `require`. */
const banner = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;

/** Bundles every function with what it imports into `folder`, one module each (rulings 32). */
export async function bundleFunctions(project: string, folder: string): Promise<void> {
  const { build } = await import('esbuild');
  const functions = join(project, 'netlify/functions');
  rmSync(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: project,
    entryPoints: readdirSync(functions).map((file) => join(functions, file)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    minify: true,
    banner: { js: banner },
    logLevel: 'warning',
  });
}

/** The folder of this project's bundled functions with Netlify's manifest of them; from the cache when no source changed. */
export async function prepareFunctions(project: string): Promise<string> {
  const cache = join(project, '.netlify/functions-cache');
  const folder = join(cache, hashSources(project, sources));
  if (existsSync(folder)) return folder;
  const fresh = `${folder}.${process.pid}`;
  await bundleFunctions(project, join(fresh, 'bundled'));
  // Takes half a second to load, which a start from the cache saves.
  const { zipFunctions } = await import('@netlify/zip-it-and-ship-it');
  await zipFunctions(join(fresh, 'bundled'), join(fresh, 'zipped'), {
    basePath: project,
    manifest: join(fresh, 'manifest.json'),
  });
  settle(fresh, folder);
  removeOld(cache);
  return folder;
}

/** Another process may have finished the same work first. */
function settle(fresh: string, folder: string): void {
  try {
    renameSync(fresh, folder);
  } catch {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** A shop that still runs may load from a folder of today. */
function removeOld(cache: string): void {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    if (Date.now() - statSync(folder).mtimeMs > oneDayMs) rmSync(folder, { recursive: true });
  }
}

/** What Netlify's bundler read of each function: routes, methods, schedule. */
export function readManifest(folder: string): BundledFunction[] {
  const text = readFileSync(join(folder, 'manifest.json'), 'utf8');
  return (JSON.parse(text) as Manifest).functions;
}
