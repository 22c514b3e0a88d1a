import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { findStoreAccess } from '../../netlify/build/store-access.ts';
import { least } from '../fixtures/start/least-environment.ts';
import { project } from '../fixtures/start/platform-template.ts';

const decode = (access: string) => JSON.parse(Buffer.from(access, 'base64').toString()) as object;

test("A build reads the store by the plugin's access, else by the site's id and a token", () => {
  const byToken = { SITE_ID: 'a-site', NETLIFY_AUTH_TOKEN: 'a-token' };
  expect(findStoreAccess({ ...byToken, SHOP_BLOBS_CONTEXT: 'from-the-plugin' })).toBe(
    'from-the-plugin',
  );
  expect(decode(findStoreAccess(byToken))).toEqual({
    apiURL: 'https://api.netlify.com',
    siteID: 'a-site',
    token: 'a-token',
  });
});

test('A build without access says what to do', () => {
  for (const variables of [{}, { SITE_ID: 'a-site' }, { NETLIFY_AUTH_TOKEN: 'a-token' }]) {
    expect(() => findStoreAccess(variables)).toThrow(
      /\/netlify\/build\/store-access in netlify\.toml[\s\S]*SITE_ID[\s\S]*NETLIFY_AUTH_TOKEN/,
    );
  }
});

test('A build on Netlify without access fails before it shows the samples', async () => {
  const { PATH = '' } = process.env;
  const env = { PATH, ...least, PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_x', NETLIFY: 'true' };
  const build = promisify(execFile)('node', ['netlify/build/build.ts'], { cwd: project, env });
  await expect(build).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining("The build cannot read the shop's store"),
  });
});
