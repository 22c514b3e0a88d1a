import { globSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '@netlify/functions';
import { bundleFunctions } from './bundle-functions.ts';
import { bundlePath, type BundledFunction } from './prepared-functions.ts';

type Paths = string | string[];

// A process of its own: the bundler takes 200 MB of memory.
const [project = '', folder = ''] = process.argv.slice(2);

await bundleFunctions({ project, folder: join(folder, 'bundled'), context: 'production' });
const files = globSync(join(project, 'netlify/functions/*.ts')).sort();
const manifest = await Promise.all(files.map((file) => describe(basename(file, '.ts'))));
writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
process.exit(0);

/** Returns a function's addresses and schedule, as Netlify reads them from its `config`. */
async function describe(name: string): Promise<BundledFunction> {
  const module = (await import(pathToFileURL(bundlePath(folder, name)).href)) as {
    config?: Config;
  };
  const { path = [], schedule } = (module.config ?? {}) as { path?: Paths; schedule?: string };
  const routes = [path].flat().map((pattern) => {
    const literal = pattern.includes(':') ? {} : { literal: pattern };
    return { pattern, ...literal, methods: [] };
  });
  return { name, ...(routes.length > 0 && { routes }), ...(schedule && { schedule }) };
}
