import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleFunctions } from './bundle-functions.ts';
import { findNetlifyProblems, findStoreAccess, storeAccessHelp } from './netlify-environment.ts';
import { createSiteBuilder } from './site-builder.ts';
import { removeOtherCaches, siteKey } from './site-key.ts';
import { listUsedSamples } from '../use-cases/samples/used-samples.ts';

/** Builds with Netlify's environment and store. Throws all that is missing. */
export async function buildOnNetlify(project: string): Promise<void> {
  const access = findStoreAccess(process.env);
  const problems = findNetlifyProblems(process.env);
  if (!access) problems.push(storeAccessHelp);
  if (!access || problems.length > 0) {
    throw new Error(`The environment is not ready for Netlify:\n${problems.join('\n')}`);
  }
  const variables = process.env as Record<string, string>;
  if (!variables['SHOP_SECRET'])
    console.warn('SHOP_SECRET: is missing, so functions will answer 500');
  await buildProject(project, { ...variables, SHOP_BLOBS_CONTEXT: access });
}

/** Builds `dist` from the store that the variables name, and the functions. */
export async function buildProject(
  project: string,
  variables: Record<string, string>,
): Promise<void> {
  await buildSite(project, variables);
  const context = process.env['CONTEXT'] || 'production';
  const folder = resolve(project, '.netlify/functions-bundled');
  await bundleFunctions({ project, folder, context });
}

async function buildSite(project: string, variables: Record<string, string>): Promise<void> {
  const builder = createSiteBuilder(project, variables);
  const cacheDir = resolve(project, 'node_modules/.astro');
  removeOtherCaches(siteKey(project, variables), cacheDir);
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
