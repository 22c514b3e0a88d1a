import { defineConfig } from '@playwright/test';
import type { Engine } from './journey.ts';

/** The journeys of `npm run test:browsers`; `npm test` does not run them. */
export default defineConfig<object, { engine: Engine }>({
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  outputDir: '../../test-results/browsers',
  projects: [
    { name: 'template', testDir: '../fixtures', testMatch: 'template.setup.ts' },
    { name: 'webkit', use: { engine: 'webkit' }, dependencies: ['template'] },
    { name: 'firefox', use: { engine: 'firefox' }, dependencies: ['template'] },
  ],
});
