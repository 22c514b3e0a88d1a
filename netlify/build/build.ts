import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleFunctions } from './bundle-functions.ts';
import {
  findNetlifyProblems,
  findStoreAccess,
  howToReadTheStore,
  isOnNetlify,
} from './netlify-environment.ts';
import { createSiteBuilder } from './site-builder.ts';
import { keepCacheOf, siteKey } from './site-key.ts';
import { listUsedSamples } from '../use-cases/samples/used-samples.ts';

const project = resolve(import.meta.dirname, '../..');

try {
  await (isOnNetlify(process.env) ? buildOnNetlify() : buildHere());
  const context = process.env['CONTEXT'] || 'production';
  await bundleFunctions({
    project,
    folder: resolve(project, '.netlify/functions-bundled'),
    context,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

async function buildOnNetlify(): Promise<void> {
  const access = findStoreAccess(process.env);
  const problems = findNetlifyProblems(process.env);
  if (!access) problems.push(howToReadTheStore);
  if (!access || problems.length > 0) {
    throw new Error(`The environment is not ready for Netlify:\n${problems.join('\n')}`);
  }
  const variables = process.env as Record<string, string>;
  if (!variables['SHOP_SECRET'])
    console.warn('SHOP_SECRET: is missing, so functions will answer 500');
  await buildSite({ ...variables, SHOP_BLOBS_CONTEXT: access });
}

async function buildHere(): Promise<void> {
  const { createEnvironment } = await import('../local/settings/environment.ts');
  const { startPlatform } = await import('../local/platform/platform.ts');
  const { seedShop } = await import('../use-cases/seed.ts');
  const environment = createEnvironment(project);
  const platform = await startPlatform(environment);
  await seedShop(undefined, environment.settings.dataDir);
  await buildSite(environment.variables);
  await platform.close();
}

async function buildSite(variables: Record<string, string>): Promise<void> {
  const builder = createSiteBuilder(project, variables);
  const cacheDir = resolve(project, 'node_modules/.astro');
  keepCacheOf(siteKey(project, variables), cacheDir);
  const outDir = resolve(project, 'dist');
  await builder.build({ outDir, cacheDir });
  builder.stop();
  process.env['NETLIFY_BLOBS_CONTEXT'] = variables['SHOP_BLOBS_CONTEXT'];
  removeSamples(outDir, await listUsedSamples());
}

/** Removes the sample pictures and films that no record of the store names: 9 MB that nobody sees. */
function removeSamples(site: string, used: ReadonlySet<string>): void {
  const folder = join(site, 'samples');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of files) if (!used.has(name)) rmSync(join(folder, name));
  if (used.size === 0) rmSync(folder, { recursive: true, force: true });
}
