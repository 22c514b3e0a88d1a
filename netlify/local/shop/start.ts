import { resolve } from 'node:path';

const project = resolve(import.meta.dirname, '../../..');

// What only tests and developers need is not loaded where customers are served.
if (process.argv.includes('--production')) {
  const { runProduction } = await import('../production/run.ts');
  await runProduction(project);
} else {
  const { runShop } = await import('./run-shop.ts');
  await runShop(project, 'by-itself');
}
