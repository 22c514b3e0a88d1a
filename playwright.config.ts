import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './netlify/local/scripts/browser.mjs';

const isCi = Boolean(process.env['CI']);

const races = '**/races.spec.ts';

export default defineConfig({
  globalSetup: './tests/fixtures/global-setup.ts',
  forbidOnly: isCi,
  retries: isCi ? 2 : 0,
  workers: 2,
  timeout: 120_000,
  // Two shops, their builds and two browsers share two cores.
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: (await findBrowser()) ?? undefined,
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
  projects: [
    { name: 'unit', testDir: 'tests/unit' },
    { name: 'api', testDir: 'tests/api', testIgnore: races },
    { name: 'e2e', testDir: 'tests/e2e' },
    // 200 buyers at once want both cores: they come when all others have gone.
    { name: 'races', testDir: 'tests/api', testMatch: races, dependencies: ['unit', 'api', 'e2e'] },
  ],
});
