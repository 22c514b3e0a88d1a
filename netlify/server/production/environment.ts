import { randomUUID } from 'node:crypto';
import { environmentProblems } from '../../env.ts';
import { type ShopEnvironment, readSettings, readVariables, type Variables } from '../settings.ts';
import { isUnencrypted } from '#shared/site-address';
import { readProxies, type Proxies } from './visitors.ts';

/** Money and keys go to these addresses. */
const redirections = [
  'STRIPE_API_URL',
  'PUBLIC_STRIPE_JS_URL',
  'INSTAGRAM_API_URL',
  'LOCAL_MEDIA_ORIGIN',
];

/** Creates the environment of a shop that serves customers: no stand-ins, no generated secret. Throws all problems. */
export function createProductionEnvironment(
  project: string,
  ownVariables: Variables = readVariables(project),
): { environment: ShopEnvironment; proxies: Proxies } {
  const problems = findProblems(ownVariables);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const settings = readSettings(project, ownVariables);
  const variables: Variables = {
    ...ownVariables,
    NODE_ENV: 'production',
    SITE_URL: settings.siteUrl,
    // The address that visitors use, as on Netlify.
    URL: settings.siteUrl,
    LOCAL_SHOP_URL: `http://localhost:${settings.port}`,
    // It has its value once the shop runs, and another one after each start.
    LOCAL_STAND_INS: 'BUILD_HOOK_URL',
  };
  const invalid = environmentProblems(variables);
  if (invalid.length > 0) throw new Error(`Bad settings:\n${invalid.join('\n')}`);
  return {
    environment: { settings, blobsToken: randomUUID(), variables },
    proxies: readProxies(ownVariables['TRUSTED_PROXIES'] ?? ''),
  };
}

function findProblems(variables: Variables): string[] {
  const problems: string[] = [];
  if (!variables['SHOP_SECRET'])
    problems.push(
      'SHOP_SECRET is missing: set it to 32 characters or more that nobody can guess, and keep them, for they open the stored keys.',
    );
  if (!variables['SITE_URL'])
    problems.push(
      'SITE_URL is missing: set it to the public address of the shop, like https://shop.example.',
    );
  if (isUnencrypted(variables['SITE_URL'] ?? ''))
    problems.push(
      'SITE_URL begins with http: write it with https. Caddy gets the certificate, and without one Stripe takes no cards.',
    );
  if (variables['ADMIN_PASSWORD'])
    problems.push(
      'ADMIN_PASSWORD is for one developer: remove it, and choose a password at the first visit of /admin.',
    );
  const redirected = redirections.filter((name) => variables[name]);
  if (redirected.length > 0 && variables['TEST_SERVICES'] !== 'true')
    problems.push(
      `${redirected.join(', ')} would send money and keys to another address: remove ${redirected.length > 1 ? 'them' : 'it'}.`,
    );
  return problems;
}
