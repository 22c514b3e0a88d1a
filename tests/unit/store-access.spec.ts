import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { test } from 'node:test';
import { expect } from '@playwright/test';
import { findNetlifyProblems, findStoreAccess } from '../../netlify/build/netlify-environment.ts';
import { least } from '../fixtures/start/least-environment.ts';
import { project } from '../fixtures/start/platform-template.ts';

const decode = (access: string) => JSON.parse(Buffer.from(access, 'base64').toString()) as object;

test("A build reads the store by the plugin's access, else by the site's id and a token", () => {
  const byToken = { SITE_ID: 'a-site', NETLIFY_AUTH_TOKEN: 'a-token' };
  expect(findStoreAccess({ ...byToken, SHOP_BLOBS_CONTEXT: 'from-the-plugin' })).toBe(
    'from-the-plugin',
  );
  expect(decode(findStoreAccess(byToken)!)).toEqual({
    apiURL: 'https://api.netlify.com',
    siteID: 'a-site',
    token: 'a-token',
  });
});

test('Half of an access is none', () => {
  for (const variables of [{}, { SITE_ID: 'a-site' }, { NETLIFY_AUTH_TOKEN: 'a-token' }]) {
    expect(findStoreAccess(variables)).toBeUndefined();
  }
});

for (const name of ['NETLIFY', 'NETLIFY_LOCAL']) {
  const night = name === 'NETLIFY' ? '' : ' @nightly';
  test(`A build with ${name} and without access fails before it shows the samples (rule 89)${night}`, async () => {
    const { PATH = '' } = process.env;
    const env = { PATH, ...least, PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_x', [name]: 'true' };
    const build = promisify(execFile)('node', ['netlify/build/build.ts'], { cwd: project, env });
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

test('A build on Netlify without an address of the site is refused: its pages would name this machine (rule 89)', () => {
  expect(findNetlifyProblems({ NETLIFY_LOCAL: 'true' })).toEqual([
    expect.stringMatching(/^SITE_URL: /),
  ]);
  expect(findNetlifyProblems({ NETLIFY_LOCAL: 'true', URL: least.SITE_URL })).toEqual([]);
});
