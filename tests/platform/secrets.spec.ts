import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { prepareFunctions } from '../../netlify/build/prepared-functions.ts';
import { createEnvironment } from '../../netlify/local/settings/environment.ts';
import { readCurrentSite, sitesFolder } from '../../netlify/server/platform/site/site-builds.ts';
import { project, templateEnvironment, withoutEmpty } from '../fixtures/start/platform-template.ts';

/** Keys by their form: Stripe, its webhooks, Netlify, Meta, GitHub, AWS, and private keys. */
const keys =
  /\b[sr]k_live_\w{8,}|\bwhsec_[A-Za-z0-9+/=]{20,}|\bnfp_\w{30,}|\bEAA[A-Za-z0-9]{40,}|\bIGAA[A-Za-z0-9]{40,}|\bgh[pousr]_\w{30,}|\bAKIA[A-Z0-9]{16}\b|-----BEGIN [A-Z ]*PRIVATE KEY-----/;

const largest = 5_000_000;

test('No key is in the repository', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: project, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean)
    .map((name) => join(project, name))
    .filter((file) => existsSync(file));
  expect(files.length).toBeGreaterThan(300);
  expect(findIn(files, (text) => keys.test(text))).toEqual([]);
});

test('No browser file and no function’s bundle contains a secret of the shop', async () => {
  const { settings, secrets, variables } = createEnvironment(
    project,
    withoutEmpty(templateEnvironment()),
  );
  const secret = [
    ...Object.values(secrets),
    variables['ADMIN_PASSWORD_HASH'],
    variables['STRIPE_SECRET_KEY'],
  ].filter((value) => value !== undefined && value !== '');
  expect(secret.length).toBeGreaterThan(4);
  const home = sitesFolder(project, settings.dataDir);
  const folders = [
    join(home, String(readCurrentSite(home)?.number)),
    join(await prepareFunctions(project), 'bundled'),
  ];
  for (const folder of folders) {
    const files = listFiles(folder);
    expect(files.length, folder).toBeGreaterThan(10);
    const holdsSecret = (text: string) =>
      keys.test(text) || secret.some((value) => text.includes(value!));
    expect(findIn(files, holdsSecret)).toEqual([]);
  }
});

function findIn(files: string[], isBad: (text: string) => boolean): string[] {
  return files
    .filter((file) => statSync(file).isFile() && statSync(file).size < largest)
    .filter((file) => isBad(readFileSync(file, 'latin1')));
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());
}
