import type Stripe from 'stripe';
import type { SetupFinding } from '#shared/admin/setup';
import { primaryAddress } from '../../../env.ts';
import { createPaymentMethodDomain, readPaymentMethodDomain } from '../../../ports/stripe/setup.ts';
import { okFinding, toDoFinding } from '../findings.ts';
import { describeStripeProblem } from './problems.ts';

const permission = '‘Payment Method Domains’';
const place = 'Settings, Payment method domains';

/** Only Apple Pay needs a registered domain (docs.stripe.com/payments/payment-methods/pmd-registration). */
type Domain = Pick<Stripe.PaymentMethodDomain, 'enabled' | 'apple_pay'>;

/** Registers the shop's domain where it is missing. */
export async function checkWallets(stripe: Stripe): Promise<SetupFinding[]> {
  const domain = new URL(primaryAddress()).hostname;
  const reading = await readPaymentMethodDomain(stripe, domain);
  if (reading.problem) return [describeStripeProblem(reading.problem, permission)];
  if (reading.value) return [judgeDomain(reading.value, domain)];
  const made = await createPaymentMethodDomain(stripe, domain);
  if (made.problem) return [describeStripeProblem(made.problem, permission)];
  return [judgeDomain(made.value, domain)];
}

export function judgeDomain(
  { enabled, apple_pay: applePay }: Domain,
  domain: string,
): SetupFinding {
  if (!enabled) {
    return toDoFinding(
      `Buyers cannot pay with Apple Pay: the domain ${domain} is switched off at Stripe, enable it there (${place}).`,
    );
  }
  if (applePay.status === 'active')
    return okFinding(`Apple Pay, Google Pay and Link may be shown on ${domain}.`);
  return toDoFinding(
    `Stripe does not show Apple Pay on ${domain}: open the domain at Stripe (${place}) and verify it.`,
  );
}
