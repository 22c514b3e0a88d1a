import type { OtherCheck, SetupFinding } from '#shared/admin/setup';
import { checkAddress } from './address.ts';
import { checkBuildHook } from './build-hook.ts';
import { checkInstagram } from './instagram.ts';
import { checkPages } from './pages.ts';
import { runCheck, type Check } from './run-check.ts';
import { checkSamples } from './samples.ts';
import { checkSecrets } from './secrets.ts';
import { checkStore } from './store.ts';
import { checkStripeKeys } from './stripe/keys.ts';
import { checkStripeWebhook } from './stripe/webhook.ts';
import { checkWallets } from './stripe/wallets.ts';

/** The mail check has a function of its own, because nodemailer is as large as all others. */
const checks: Record<OtherCheck, Check> = {
  store: { look: checkStore, withinMs: 4000 },
  address: { look: checkAddress, withinMs: 4000 },
  secrets: { look: checkSecrets, withinMs: 4000 },
  'stripe-keys': { look: checkStripeKeys, withinMs: 4000 },
  'stripe-webhook': { look: checkStripeWebhook, withinMs: 4000 },
  wallets: { look: checkWallets, withinMs: 4000 },
  'build-hook': { look: checkBuildHook, withinMs: 4000 },
  instagram: { look: checkInstagram, withinMs: 10_000 },
  samples: { look: checkSamples, withinMs: 4000 },
  pages: { look: checkPages, withinMs: 4000 },
};

/** A failure is a finding too. */
export function runSetupCheck(name: OtherCheck): Promise<SetupFinding[]> {
  return runCheck(checks[name]);
}
