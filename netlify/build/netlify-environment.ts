import { environmentProblems } from '../env.ts';

type Variables = Record<string, string | undefined>;

/** Lists all problems, so that a build names everything at once. */
export function findNetlifyProblems(variables: Variables): string[] {
  const { URL: url = 'https://set-by.netlify.app', PUBLIC_STRIPE_PUBLISHABLE_KEY } = variables;
  const problems = environmentProblems({ ...variables, SITE_URL: variables['SITE_URL'] || url });
  if (!PUBLIC_STRIPE_PUBLISHABLE_KEY) {
    problems.push('PUBLIC_STRIPE_PUBLISHABLE_KEY: Missing required Stripe key');
  }
  if (variables['ADMIN_PASSWORD']) {
    problems.push('ADMIN_PASSWORD: is for one machine only; set ADMIN_PASSWORD_HASH instead');
  }
  return problems;
}
