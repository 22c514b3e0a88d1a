import { environmentProblems } from '../env.ts';
import { isUnencrypted, netlifyAddress } from '#shared/site-address';

type Variables = Record<string, string | undefined>;

/** A build signs nothing: only functions need SHOP_SECRET. */
const notSecret = 'no secret, in the place of 32 signs';

const stripeNames = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PUBLIC_STRIPE_PUBLISHABLE_KEY',
] as const;

/** Lists all problems, so that a build names everything at once. Netlify sets URL, and the owner need not set anything. */
export function findNetlifyProblems(variables: Variables): string[] {
  const problems = environmentProblems({
    ...variables,
    SITE_URL: variables['SITE_URL'] || netlifyAddress(variables['URL']),
    SHOP_SECRET: variables['SHOP_SECRET'] || notSecret,
  });
  if (isUnencrypted(variables['SITE_URL'] ?? '')) {
    problems.push('SITE_URL: must begin with https, which Netlify serves by itself');
  }
  const missing = stripeNames.filter((name) => !variables[name]);
  if (missing.length < stripeNames.length) {
    problems.push(...missing.map((name) => `${name}: Missing required Stripe key`));
  }
  if (variables['ADMIN_PASSWORD']) {
    problems.push('ADMIN_PASSWORD: is for one machine only; set ADMIN_PASSWORD_HASH instead');
  }
  return problems;
}

export const storeAccessHelp =
  "The build cannot read the shop's store: deploy by git with the plugin /netlify/build/store-access in netlify.toml, or set " +
  'SITE_ID (Project configuration, Project ID) and NETLIFY_AUTH_TOKEN (User settings, Applications, Personal access tokens).';

/** Returns base64 JSON from the build plugin, else from site id and token. */
export function findStoreAccess(variables: Variables): string | undefined {
  const { SHOP_BLOBS_CONTEXT, SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = variables;
  if (SHOP_BLOBS_CONTEXT) return SHOP_BLOBS_CONTEXT;
  if (!siteID || !token) return undefined;
  const access = { apiURL: 'https://api.netlify.com', siteID, token };
  return Buffer.from(JSON.stringify(access)).toString('base64');
}

/** Returns whether the build is Netlify's. Its CLI sets NETLIFY_LOCAL and not NETLIFY; what it builds can go live, too. */
export function isOnNetlify(variables: Record<string, string | undefined>): boolean {
  return variables['NETLIFY'] === 'true' || variables['NETLIFY_LOCAL'] === 'true';
}
