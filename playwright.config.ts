import { resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findTestBrowser } from './netlify/local/scripts/browser.mjs';

// Every shop, build and worker of the tests loads the same modules.
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/node');

// Node strips the types itself, and positions stay. Looking up source maps for each step of a test takes more time than the step.
process.env['PW_DISABLE_TS_ESM'] ??= '1';
Reflect.deleteProperty(Error, 'prepareStackTrace');

// Each worker loads this file; the first process has looked for the browser.
const browser = (process.env['TEST_BROWSER'] ??= (await findTestBrowser()) ?? '');

// Projects that depend on it start when all projects beside it have ended, so long ones are not beside it.
const afterTemplate = ['template'];

const unitTests = /npm run test:unit/;

export default defineConfig({
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  // `npm run test:nightly` runs them, and all others with more rounds.
  grepInvert: process.env['NIGHTLY'] ? undefined : /@nightly/,
  // On two cores: with four the same tests take a quarter more of the processor.
  workers: 3,
  timeout: 120_000,
  // Three shops, their builds and three browsers may share two cores.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  webServer: {
    command: 'node tests/fixtures/start/builder-service.ts',
    wait: { stdout: /Builds at port (?<BUILDER_PORT>\d+)/ },
    stderr: 'pipe',
  },
  use: {
    ...devices['Desktop Chrome'],
    // What does not come in this time does not come in the test's.
    actionTimeout: 40_000,
    launchOptions: {
      executablePath: browser || undefined,
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
  projects: [
    { name: 'template', testDir: 'tests/fixtures', testMatch: 'template.setup.ts' },
    { name: 'static', testDir: 'tests/static', grepInvert: unitTests },
    // Beside the following projects, which would wait for it.
    { name: 'unit', testDir: 'tests/static', grep: unitTests, dependencies: afterTemplate },
    {
      name: 'netlify',
      testDir: 'tests/netlify',
      // In the order of their names: the functions that build.spec.ts packs are run by the files after it.
      workers: 1,
      dependencies: afterTemplate,
    },
    { name: 'simulation', testDir: 'tests/simulation', dependencies: afterTemplate },
    { name: 'platform', testDir: 'tests/platform', dependencies: afterTemplate },
    { name: 'api', testDir: 'tests/api', dependencies: afterTemplate },
    // The last project: its files are shared out test by test, so that no worker ends long before the others.
    {
      name: 'e2e',
      testDir: 'tests/e2e',
      dependencies: afterTemplate,
      fullyParallel: true,
      // A browser that got no processor for 20 seconds is no fault of the shop. The list names a test that needed it 'flaky'.
      retries: process.env['CI'] ? 1 : 0,
      // Drawing the steps of transitions took 7 to 14 % of the time of the screens' tests.
      use: { reducedMotion: 'reduce' },
    },
  ],
});
