import { environmentProblems } from '../env.ts';

type Variables = Record<string, string | undefined>;

/** A build signs nothing: only functions need SHOP_SECRET. */
const notSecret = 'x'.repeat(32);

const stripeNames = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PUBLIC_STRIPE_PUBLISHABLE_KEY',
] as const;

/** Lists all problems, so that a build names everything at once. Netlify sets URL, and the owner need not set anything. */
export function findNetlifyProblems(variables: Variables): string[] {
  const problems = environmentProblems({
    ...variables,
    SITE_URL: variables['SITE_URL'] || variables['URL'],
    SHOP_SECRET: variables['SHOP_SECRET'] || notSecret,
  });
  const missing = stripeNames.filter((name) => !variables[name]);
  if (missing.length < stripeNames.length) {
    problems.push(...missing.map((name) => `${name}: Missing required Stripe key`));
  }
  if (variables['ADMIN_PASSWORD']) {
    problems.push('ADMIN_PASSWORD: is for one machine only; set ADMIN_PASSWORD_HASH instead');
  }
  return problems;
}
