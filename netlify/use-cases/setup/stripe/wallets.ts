import type Stripe from 'stripe';
import type { SetupFinding } from '#shared/admin/setup';
import { primaryAddress } from '../../../env.ts';
import { readPaymentMethodDomain } from '../../../ports/stripe/setup.ts';
import { okFinding, toDoFinding } from '../findings.ts';
import { describeStripeProblem } from './problems.ts';

const place = 'Settings, Payment method domains';

/** Only Apple Pay needs a registered domain (docs.stripe.com/payments/payment-methods/pmd-registration). */
type Domain = Pick<Stripe.PaymentMethodDomain, 'enabled' | 'apple_pay'>;

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
      `Buyers cannot pay with Apple Pay: add the domain ${domain} at Stripe (${place}). Google Pay and Link do not need it.`,
    );
  }
  if (!registered.enabled) {
    return toDoFinding(
      `Buyers cannot pay with Apple Pay: the domain ${domain} is switched off at Stripe, enable it there (${place}).`,
    );
  }
  if (registered.apple_pay.status === 'active')
    return okFinding(`Apple Pay, Google Pay and Link may be shown on ${domain}.`);
  return toDoFinding(
    `Stripe does not show Apple Pay on ${domain}: open the domain at Stripe (${place}) and verify it.`,
  );
}
