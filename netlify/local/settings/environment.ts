import { sampleRecipient, siteSamples } from '#shared/samples/site';
import { environmentProblems } from '../../env.ts';
import { hashPassword } from './passwords.ts';
import { keepSecrets, type Secrets } from './secrets.ts';
import {
  sandboxInstagramToken,
  sandboxPublishableKey,
  sandboxSecretKey,
  sandboxVerifyToken,
} from '../../sandbox/index.ts';
import {
  readSettings,
  readVariables,
  type Settings,
  type ShopEnvironment,
  type Variables,
} from '../../server/settings.ts';
import { listStoredKeys } from './stored-keys.ts';

/** With stand-ins for the services. */
export type LocalEnvironment = ShopEnvironment & {
  secrets: Secrets;
  /** Printed at the start unless it was changed; absent if the owner chose a password. */
  generatedPassword?: string;
};

const sampleSender = 'Atelye Solèy <studio@atelye.example>';

const stripeNames = [
  'STRIPE_SECRET_KEY',
  'PUBLIC_STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

/** Builds the environment of a shop on one machine, with stand-ins for unset services. Throws all problems. */
export function createEnvironment(
  project: string,
  ownVariables: Variables = readVariables(project),
): LocalEnvironment {
  const settings = readSettings(project, ownVariables);
  const secrets = keepSecrets(settings.dataDir);
  const hashOf = (password: string) => hashPassword(password, `password ${secrets.shopSecret}`);
  const password = ownVariables['ADMIN_PASSWORD'];
  const chosen = { ...ownVariables, ...(password && { ADMIN_PASSWORD_HASH: hashOf(password) }) };
  const isGenerated = !chosen.ADMIN_PASSWORD_HASH;
  const stored = listStoredKeys(settings.dataDir);
  const standIns: Variables = {
    TRANSFER_HOLD_SHARE: '1',
    ...siteSamples,
    ...sampleRecipient,
    SITE_LANGUAGES: 'fr, ht',
    MAIL_FROM: sampleSender,
    LOCAL_MEDIA_ORIGIN: sandboxUrl(settings),
    LOCAL_SHOP_URL: `http://localhost:${settings.port}`,
    BUILD_HOOK_URL: `${sandboxUrl(settings)}/build_hooks/local`,
    SHOP_SECRET: secrets.shopSecret,
    PUBLISH_AFTER_MINUTES: '0',
    ...(!stored.includes('STRIPE_SECRET_KEY') && stripeVariables(ownVariables, settings, secrets)),
    ...(!stored.includes('INSTAGRAM_ACCESS_TOKEN') &&
      instagramVariables(ownVariables, settings, secrets)),
    ...(isGenerated && { ADMIN_PASSWORD_HASH: hashOf(secrets.adminPassword) }),
  };
  // The mailbox gets its address when it runs.
  const names = [...Object.keys(standIns), 'SMTP_URL'].filter((name) => !(name in chosen));
  const variables: Variables = {
    ...standIns,
    ...chosen,
    SITE_URL: settings.siteUrl,
    LOCAL_STAND_INS: names.join(' '),
  };
  const problems = environmentProblems(variables);
  if (problems.length > 0) throw new Error(`Bad settings:\n${problems.join('\n')}`);
  return {
    settings,
    secrets,
    blobsToken: secrets.blobsToken,
    variables,
    ...(isGenerated && { generatedPassword: secrets.adminPassword }),
  };
}

function sandboxUrl(settings: Settings): string {
  return `http://localhost:${settings.sandboxPort}`;
}

function stripeVariables(variables: Variables, settings: Settings, secrets: Secrets): Variables {
  const missing = stripeNames.filter((name) => !variables[name]);
  if (missing.length === 0) return {};
  if (missing.length < stripeNames.length) {
    throw new Error(`Missing required Stripe key: ${missing.join(', ')}`);
  }
  return {
    STRIPE_SECRET_KEY: sandboxSecretKey,
    PUBLIC_STRIPE_PUBLISHABLE_KEY: sandboxPublishableKey,
    STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
    STRIPE_API_URL: `${sandboxUrl(settings)}/stripe`,
    PUBLIC_STRIPE_JS_URL: `${sandboxUrl(settings)}/stripe.js`,
  };
}

/** Returns the sandbox's variables, or none if a token is configured: then the shop talks to Instagram itself. */
function instagramVariables(variables: Variables, settings: Settings, secrets: Secrets): Variables {
  if (variables['INSTAGRAM_ACCESS_TOKEN']) return {};
  return {
    INSTAGRAM_ACCESS_TOKEN: sandboxInstagramToken,
    INSTAGRAM_APP_SECRET: secrets.webhookSecret,
    INSTAGRAM_VERIFY_TOKEN: sandboxVerifyToken,
    INSTAGRAM_API_URL: `${sandboxUrl(settings)}/instagram`,
  };
}
