import { resolve } from 'node:path';
import { prepareFunctions } from '../../build/prepared-functions.ts';
import { startPlatform } from '../platform/platform.ts';
import { createSiteBuilds } from '../platform/site/site-builds.ts';
import { exitWithError } from '../shop/lifetime.ts';
import { createEndingBuilder } from './ending-builder.ts';
import { createProductionEnvironment } from './environment.ts';

await prepare(resolve(import.meta.dirname, '../../..')).catch(exitWithError);

/** Builds functions and site from the present store, while another version serves customers: the start after it is quick. */
async function prepare(project: string): Promise<void> {
  const { environment } = createProductionEnvironment(project);
  const { settings, variables } = environment;
  const platform = await startPlatform(environment, { isDurable: true });
  const builder = createEndingBuilder(project, variables);
  const builds = createSiteBuilds(project, settings.dataDir, variables, builder);
  await prepareFunctions(project);
  await builds.build(platform.store.countChanges());
  await platform.close();
  console.log('The site is built.');
}
