import type { SetupFinding } from '#shared/admin/setup';
import { env } from '../../../env.ts';
import {
  readNewestPayment,
  readPaymentPublicly,
  type StripeProblem,
} from '../../../ports/stripe/setup.ts';
import { okFinding, toDoFinding, unknownFinding } from '../findings.ts';
import { describeStripeProblem } from './problems.ts';
import { checkRights } from './rights.ts';

type Keys = { secret: string; publishable: string | undefined };

/** For an unknown payment Stripe answers 404 to a valid publishable key and 401 to others. */
const noPayment = { id: 'pi_setup_check', clientSecret: 'pi_setup_check_secret_none' };

/** If there is a payment, the publishable key has to read it: then both keys are of one account. */
export async function checkStripeKeys(): Promise<SetupFinding[]> {
  const { STRIPE_SECRET_KEY: secret, PUBLIC_STRIPE_PUBLISHABLE_KEY: publishable } = env();
  if (!secret) return [describeStripeProblem('unset', '')];
  const written = judgeStripeKeys({ secret, publishable });
  const [newest, rights] = await Promise.all([readNewestPayment(), checkRights(secret)]);
  if (newest.problem) {
    const refused = describeStripeProblem(newest.problem, 'PaymentIntents');
    return [...written, refused, ...(newest.problem === 'permission' ? rights : [])];
  }
  const accepted = [...written, okFinding('Stripe accepts the secret key.'), ...rights];
  if (!publishable || written.some(({ state }) => state === 'to-do')) return accepted;
  const { id, client_secret: clientSecret } = newest.value ?? {};
  const hasPayment = Boolean(id && clientSecret);
  const payment = id && clientSecret ? { id, clientSecret } : noPayment;
  const { problem } = await readPaymentPublicly(publishable, payment);
  return [...accepted, judgePublicAnswer(problem, hasPayment)];
}

/** `hasPayment`: the payment exists in the secret key's account, so 404 means a key of another account. */
export function judgePublicAnswer(
  problem: StripeProblem | null,
  hasPayment: boolean,
): SetupFinding {
  if (problem === 'away') {
    return unknownFinding(
      'Stripe did not answer about the publishable key: check again in a minute.',
    );
  }
  if (!problem || (problem === 'missing' && !hasPayment)) {
    return okFinding('Stripe accepts the publishable key.');
  }
  if (problem === 'missing') {
    return toDoFinding(
      'The publishable key is of another Stripe account than the secret key: copy both from the same page at Stripe (Developers, API keys) and deploy.',
    );
  }
  return toDoFinding(
    'Stripe does not accept PUBLIC_STRIPE_PUBLISHABLE_KEY: copy the publishable key from Stripe (Developers, API keys) and deploy.',
  );
}

export function judgeStripeKeys({ secret, publishable }: Keys): SetupFinding[] {
  if (!/^(sk|rk)_/.test(secret)) {
    return [
      toDoFinding(
        'STRIPE_SECRET_KEY has to begin with sk_ or rk_: copy the secret key from Stripe.',
      ),
    ];
  }
  if (!publishable) {
    return [
      unknownFinding(
        'The functions do not see PUBLIC_STRIPE_PUBLISHABLE_KEY: give the variable all scopes at Netlify, so that it can be compared.',
      ),
    ];
  }
  if (!publishable.startsWith('pk_')) {
    return [
      toDoFinding(
        'PUBLIC_STRIPE_PUBLISHABLE_KEY has to begin with pk_. Every visitor can read it: if it was a secret key, replace that key at Stripe at once.',
      ),
    ];
  }
  return [judgeModes(isLive(secret), isLive(publishable))];
}

function judgeModes(isSecretLive: boolean, isPublishableLive: boolean): SetupFinding {
  if (isSecretLive !== isPublishableLive) {
    return toDoFinding(
      'One Stripe key is live and the other is for tests: take both from the same mode at Stripe and deploy.',
    );
  }
  if (isSecretLive) return okFinding('Both keys are live: cards are charged real money.');
  return okFinding('Both keys are for tests: no real money is charged.');
}

function isLive(key: string): boolean {
  return /^[a-z]+_live_/.test(key);
}
