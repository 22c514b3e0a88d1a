import { resolve } from 'node:path';
import { buildOnNetlify, buildProject } from '../../build/build.ts';
import { isOnNetlify } from '../../build/netlify-environment.ts';

const project = resolve(import.meta.dirname, '../../..');

try {
  await (isOnNetlify(process.env) ? buildOnNetlify(project) : buildHere());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Builds what the shop of this machine has, with stand-ins. */
async function buildHere(): Promise<void> {
  const { startPlatform } = await import('../../server/platform/platform.ts');
  const { seedShop } = await import('../../use-cases/seed.ts');
  const { createEnvironment } = await import('../settings/environment.ts');
  const environment = createEnvironment(project);
  const platform = await startPlatform(environment);
  await seedShop(undefined, environment.settings.dataDir);
  await buildProject(project, environment.variables);
  await platform.close();
}
