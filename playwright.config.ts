import { resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findTestBrowser } from './netlify/local/scripts/browser.mjs';

// They run the functions that the build before them has packed.
const packedFunctions = '**/functions-*.spec.ts';

// Every shop, build and worker of the tests loads the same modules.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/node');

// Projects with dependencies start when all others have ended. The two slowest would keep them waiting.
const besideShops = ['template'];

export default defineConfig({
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // Tests wait about half of their time: for browsers, builds and slow services.
  workers: 4,
  timeout: 120_000,
  // Four shops, their builds and four browsers may share two cores.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  webServer: {
    command: 'node tests/fixtures/start/builder-service.ts',
    wait: { stdout: /Builds at port (?<BUILDER_PORT>\d+)/ },
    stderr: 'pipe',
  },
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath: (await findTestBrowser()) ?? undefined,
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
  projects: [
    { name: 'template', testDir: 'tests/fixtures', testMatch: 'template.setup.ts' },
    { name: 'static', testDir: 'tests/static' },
    { name: 'unit', testDir: 'tests/unit' },
    {
      name: 'netlify',
      testDir: 'tests/netlify',
      testIgnore: packedFunctions,
      dependencies: besideShops,
    },
    { name: 'simulation', testDir: 'tests/simulation', dependencies: besideShops },
    { name: 'platform', testDir: 'tests/platform', dependencies: ['template'] },
    { name: 'api', testDir: 'tests/api', dependencies: ['template'] },
    { name: 'e2e', testDir: 'tests/e2e', dependencies: ['template'] },
    {
      name: 'netlify-functions',
      testDir: 'tests/netlify',
      testMatch: packedFunctions,
      dependencies: ['netlify'],
    },
  ],
});
