import { resolve } from 'node:path';

// What only tests and developers need is not loaded where customers are served.
if (process.argv.includes('--production')) {
  await import('../../server/start.ts');
} else {
  const { runShop } = await import('./run-shop.ts');
  await runShop(resolve(import.meta.dirname, '../../..'), 'by-itself');
}
