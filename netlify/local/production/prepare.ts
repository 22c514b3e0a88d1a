import { resolve } from 'node:path';
import { prepareFunctions } from '../../build/prepared-functions.ts';
import { startPlatform } from '../platform/platform.ts';
import { createSiteBuilds } from '../platform/site/site-builds.ts';
import { createEndingBuilder } from './ending-builder.ts';
import { createProductionEnvironment } from './environment.ts';

/** Builds site and functions from the present store, while another version serves customers: the start after it is quick. */
const project = resolve(import.meta.dirname, '../../..');
const { environment } = createProductionEnvironment(project);
const { settings, variables } = environment;
const platform = await startPlatform(environment, { isDurable: true });
const builder = createEndingBuilder(project, variables);
const builds = createSiteBuilds(project, settings.dataDir, variables, builder);
try {
  await prepareFunctions(project);
  await builds.build(platform.store.countChanges());
  console.log('The site is built.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await platform.close();
