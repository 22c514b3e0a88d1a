import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { least } from '../fixtures/start/least-environment.ts';
import { project } from '../fixtures/start/platform-template.ts';

// Netlify sets the first one, its command line the second one.
for (const name of ['NETLIFY', 'NETLIFY_LOCAL']) {
  test(`A build with ${name} and without access fails before it shows the samples (rule 89)`, async () => {
    const { PATH = '' } = process.env;
    const env = { PATH, ...least, PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_x', [name]: 'true' };
    const build = promisify(execFile)('node', ['netlify/local/scripts/build.ts'], {
      cwd: project,
      env,
    });
    await expect(build).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^The environment is not ready for Netlify:\nThe build cannot read the shop's store: [^.]*\/netlify\/build\/store-access in netlify\.toml[^.]*SITE_ID[^.]*NETLIFY_AUTH_TOKEN[^.]*\.\n$/,
      ),
    });
  });

  test(`Astro alone refuses ${name}, which has no store (rule 89)`, async () => {
    process.env[name] = 'true';
    try {
      await expect(import(`../../astro.config.mjs?${name}`)).rejects.toThrow('`npm run build`');
    } finally {
      delete process.env[name];
    }
  });
}
