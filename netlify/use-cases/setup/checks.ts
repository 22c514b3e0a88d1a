import type { OtherCheck, SetupFinding } from '#shared/admin/setup';
import { checkAddress } from './address.ts';
import { buildHookService, checkBuildHook } from './build-hook.ts';
import { checkInstagram, instagramService } from './instagram.ts';
import type { Service } from './paste.ts';
import { runCheck, type Check } from './run-check.ts';
import { checkRecords } from './records.ts';
import { checkSamples } from './samples.ts';
import { checkSecrets } from './secrets.ts';
import { checkStore } from './store.ts';
import { checkStripe, stripeService } from './stripe/stripe.ts';

/** The mail check has a function of its own: it alone waits for a mail server, and loads nodemailer. */
const checks: Record<OtherCheck, Check> = {
  store: { look: checkStore, withinMs: 15_000 },
  records: { look: checkRecords, withinMs: 15_000 },
  address: { look: checkAddress, withinMs: 4000 },
  secrets: { look: checkSecrets, withinMs: 4000 },
  stripe: { look: checkStripe, withinMs: 18_000 },
  'build-hook': { look: checkBuildHook, withinMs: 4000 },
  instagram: { look: checkInstagram, withinMs: 10_000 },
  samples: { look: checkSamples, withinMs: 4000 },
};

/** Runs a check. A failure is a finding, too. */
export function runSetupCheck(name: OtherCheck): Promise<SetupFinding[]> {
  return runCheck(checks[name]);
}

/** Those whose keys can be pasted. */
export const services: Partial<Record<OtherCheck, Service>> = {
  stripe: stripeService,
  'build-hook': buildHookService,
  instagram: instagramService,
};
