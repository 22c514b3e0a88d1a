import { resolve } from 'node:path';
import { createEnvironment } from './environment.ts';
import { endWith } from './lifetime.ts';
import { startShop } from './shop.ts';

const project = resolve(import.meta.dirname, '../..');

try {
  const environment = createEnvironment(project);
  const { siteUrl, port } = environment.settings;
  const shop = startShop(project, environment);
  endWith(async () => (await shop).close());
  await shop;
  if (environment.generatedPassword) {
    const { ADMIN_USERNAME } = environment.variables;
    console.log(`The administrator: ${ADMIN_USERNAME} / ${environment.generatedPassword}`);
  }
  if (siteUrl !== `http://localhost:${port}`) console.log(`Its public address is ${siteUrl}`);
  console.log(`ready http://localhost:${port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
