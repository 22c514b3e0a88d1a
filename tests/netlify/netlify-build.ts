import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { hashPassword } from '../../netlify/local/settings/passwords.ts';
import { redirectFetch } from './redirect-fetch.ts';

export const site = { siteId: 'a-site', name: 'atelye', url: 'https://atelye.netlify.app' };
export const buildToken = 'nfp-the-token-of-this-build';

/** The owner's variables on Netlify, of functions: a build needs none. */
export const ownersVariables = {
  ADMIN_USERNAME: 'admin',
  ADMIN_PASSWORD_HASH: hashPassword('lakay se lakay'),
  SHOP_SECRET: 'a-secret-of-at-least-32-characters',
  STRIPE_SECRET_KEY: 'sk_test_of_the_owner',
  PUBLIC_STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_owner',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_owner',
};

type Build = { folder: string; apiUrl: string; context: string; flags?: string[] };
type Outcome = { code: number; output: string };

/** Runs Netlify's own build of a folder, offline, with its builders' environment. */
export async function runNetlifyBuild(build: Build): Promise<Outcome> {
  const script = join(import.meta.dirname, 'node_modules/@netlify/build/bin.js');
  const child = spawn(process.execPath, [script, ...flagsOf(build)], {
    cwd: build.folder,
    env: environmentOf(build),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

function flagsOf({ folder, context, flags = [] }: Build): string[] {
  const named = {
    cwd: folder,
    repositoryRoot: folder,
    token: buildToken,
    'site-id': site.siteId,
    'deploy-id': '0123456789abcdef01234567',
    context,
  };
  const pairs = Object.entries(named).flatMap(([name, value]) => [`--${name}`, value]);
  return ['--offline', '--save-config', ...pairs, ...flags];
}

/** Returns the environment of a builder, with NODE_ENV=production, which an owner may set and which leaves out devDependencies. */
function environmentOf({ apiUrl }: Build): Record<string, string> {
  const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
  return {
    PATH,
    HOME,
    NODE_COMPILE_CACHE,
    NODE_ENV: 'production',
    NETLIFY: 'true',
    SITE_ID: site.siteId,
    SITE_NAME: site.name,
    URL: site.url,
    NODE_OPTIONS: redirectFetch({ 'https://api.netlify.com': apiUrl }),
  };
}
