import type Stripe from 'stripe';
import type { SetupFinding } from '#shared/admin/setup';
import { primaryAddress } from '../../../env.ts';
import { readPaymentMethodDomain } from '../../../ports/stripe/setup.ts';
import { okFinding, toDoFinding } from '../findings.ts';
import { describeStripeProblem } from './problems.ts';

const wallets = [
  ['apple_pay', 'Apple Pay'],
  ['google_pay', 'Google Pay'],
  ['link', 'Link'],
] as const;
const place = 'Settings, Payment method domains';

type Domain = Pick<Stripe.PaymentMethodDomain, 'enabled' | (typeof wallets)[number][0]>;

export async function checkWallets(): Promise<SetupFinding[]> {
  const domain = new URL(primaryAddress()).hostname;
  const { problem, value } = await readPaymentMethodDomain(domain);
  if (problem) return [describeStripeProblem(problem, 'Payment Method Domains')];
  return [judgeDomain(value, domain)];
}

/** `registered` null: not registered. */
export function judgeDomain(registered: Domain | null, domain: string): SetupFinding {
  if (!registered) {
    return toDoFinding(
      `Buyers cannot pay with Apple Pay: add the domain ${domain} at Stripe (${place}). Google Pay and Link need it, too.`,
    );
  }
  if (!registered.enabled) {
    return toDoFinding(
      `The domain ${domain} is switched off at Stripe: enable it there (${place}).`,
    );
  }
  const inactive = wallets.filter(([name]) => registered[name].status !== 'active');
  if (inactive.length === 0)
    return okFinding(`Apple Pay, Google Pay and Link may be shown on ${domain}.`);
  const names = inactive.map(([, name]) => name).join(' and ');
  return toDoFinding(
    `Stripe does not show ${names} on ${domain}: open the domain at Stripe (${place}) and verify it.`,
  );
}
