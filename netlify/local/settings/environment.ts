import { sampleRecipient, siteSamples } from '#shared/samples/site';
import { environmentProblems, localHash } from '../../env.ts';
import { hashPassword } from './passwords.ts';
import { keepSecrets, type Secrets } from './secrets.ts';
import {
  sandboxInstagramToken,
  sandboxPublishableKey,
  sandboxSecretKey,
  sandboxVerifyToken,
} from '../sandbox/keys.ts';
import { readSettings, readVariables, type Settings, type Variables } from './settings.ts';

export type LocalEnvironment = {
  settings: Settings;
  secrets: Secrets;
  /** All variables of functions and builds. */
  variables: Variables;
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
  given: Variables = readVariables(project),
): LocalEnvironment {
  const settings = readSettings(project, given);
  const secrets = keepSecrets(settings.dataDir);
  const variables: Variables = {
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
    ...given,
    ...stripeVariables(given, settings, secrets),
    ...instagramVariables(given, settings, secrets),
    ...administrator(given, secrets),
    SITE_URL: settings.siteUrl,
  };
  const problems = environmentProblems(variables);
  if (problems.length > 0) throw new Error(`Bad settings:\n${problems.join('\n')}`);
  return {
    settings,
    secrets,
    variables,
    ...(variables[localHash] && { generatedPassword: secrets.adminPassword }),
  };
}

function sandboxUrl(settings: Settings): string {
  return `http://localhost:${settings.sandboxPort}`;
}

function stripeVariables(given: Variables, settings: Settings, secrets: Secrets): Variables {
  const missing = stripeNames.filter((name) => !given[name]);
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

/** With a configured token the shop talks to Instagram itself. */
function instagramVariables(given: Variables, settings: Settings, secrets: Secrets): Variables {
  if (given['INSTAGRAM_ACCESS_TOKEN']) return {};
  return {
    INSTAGRAM_ACCESS_TOKEN: sandboxInstagramToken,
    INSTAGRAM_APP_SECRET: given['INSTAGRAM_APP_SECRET'] ?? secrets.webhookSecret,
    INSTAGRAM_VERIFY_TOKEN: given['INSTAGRAM_VERIFY_TOKEN'] ?? sandboxVerifyToken,
    INSTAGRAM_API_URL: `${sandboxUrl(settings)}/instagram`,
  };
}

function administrator(given: Variables, secrets: Secrets): Variables {
  const username = given['ADMIN_USERNAME'] ?? 'admin';
  const { ADMIN_PASSWORD: chosen, ADMIN_PASSWORD_HASH: chosenHash } = given;
  const hashOf = (password: string) => hashPassword(password, `password ${secrets.shopSecret}`);
  if (chosen) return { ADMIN_USERNAME: username, ADMIN_PASSWORD_HASH: hashOf(chosen) };
  if (chosenHash) return { ADMIN_USERNAME: username };
  return { ADMIN_USERNAME: username, [localHash]: hashOf(secrets.adminPassword) };
}
