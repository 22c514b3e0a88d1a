import type { SetupFinding } from '#shared/setup';
import { env } from '../../env.ts';
import {
  readNewestPayment,
  readPaymentPublicly,
  type StripeProblem,
} from '../../ports/stripe-setup.ts';
import { ok, toDo, unknown } from './findings.ts';
import { describeStripeProblem } from './stripe-problems.ts';

type Keys = { secret: string; publishable: string | undefined };

/** A payment that no account has: Stripe answers 404 to a valid publishable key and 401 to any other. */
const noPayment = { id: 'pi_setup_check', clientSecret: 'pi_setup_check_secret_none' };

/** Tries both keys. Where there is a payment already, the publishable key has to read it, so both are of one account. */
export async function checkStripeKeys(): Promise<SetupFinding[]> {
  const { STRIPE_SECRET_KEY: secret, PUBLIC_STRIPE_PUBLISHABLE_KEY: publishable } = env();
  const written = judgeStripeKeys({ secret, publishable });
  const newest = await readNewestPayment();
  if (newest.problem) return [...written, describeStripeProblem(newest.problem, 'PaymentIntents')];
  const accepted = ok('Stripe accepts the secret key.');
  if (!publishable || written.some(({ state }) => state === 'to-do')) return [...written, accepted];
  const { id, client_secret: clientSecret } = newest.value ?? {};
  const hasPayment = Boolean(id && clientSecret);
  const payment = id && clientSecret ? { id, clientSecret } : noPayment;
  const { problem } = await readPaymentPublicly(publishable, payment);
  return [...written, accepted, judgePublicAnswer(problem, hasPayment)];
}

/**
 * What Stripe's answer says of the publishable key. `hasPayment`: it was asked for a payment of this account, so 404 means that the
 * key is of another one.
 */
export function judgePublicAnswer(
  problem: StripeProblem | null,
  hasPayment: boolean,
): SetupFinding {
  if (problem === 'away') {
    return unknown('Stripe did not answer about the publishable key: check again in a minute.');
  }
  if (!problem || (problem === 'missing' && !hasPayment)) {
    return ok('Stripe accepts the publishable key.');
  }
  if (problem === 'missing') {
    return toDo(
      'The publishable key is of another Stripe account than the secret key: copy both from the same page at Stripe (Developers, API keys) and deploy.',
    );
  }
  return toDo(
    'Stripe does not accept PUBLIC_STRIPE_PUBLISHABLE_KEY: copy the publishable key from Stripe (Developers, API keys) and deploy.',
  );
}

/** What can be seen from how the keys are written. */
export function judgeStripeKeys({ secret, publishable }: Keys): SetupFinding[] {
  if (!/^(sk|rk)_/.test(secret)) {
    return [
      toDo('STRIPE_SECRET_KEY has to begin with sk_ or rk_: copy the secret key from Stripe.'),
    ];
  }
  if (!publishable) {
    return [
      unknown(
        'The functions do not see PUBLIC_STRIPE_PUBLISHABLE_KEY: give the variable all scopes at Netlify, so that it can be compared.',
      ),
    ];
  }
  if (!publishable.startsWith('pk_')) {
    return [
      toDo(
        'PUBLIC_STRIPE_PUBLISHABLE_KEY has to begin with pk_. Every visitor can read it: if it was a secret key, replace that key at Stripe at once.',
      ),
    ];
  }
  return [judgeModes(isLive(secret), isLive(publishable))];
}

function judgeModes(isSecretLive: boolean, isPublishableLive: boolean): SetupFinding {
  if (isSecretLive !== isPublishableLive) {
    return toDo(
      'One Stripe key is live and the other is for tests: take both from the same mode at Stripe and deploy.',
    );
  }
  if (isSecretLive) return ok('Both keys are live: cards are charged real money.');
  return ok('Both keys are for tests: no real money is charged.');
}

function isLive(key: string): boolean {
  return /^[a-z]+_live_/.test(key);
}
