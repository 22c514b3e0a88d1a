import type { SetupFinding } from '#shared/admin/setup';
import { stripeModeOf } from '../../../env.ts';
import type { Keys } from '../../../ports/keys.ts';
import { stripeWith } from '../../../ports/stripe/client.ts';
import {
  readNewestPayment,
  readPaymentPublicly,
  type StripeProblem,
} from '../../../ports/stripe/setup.ts';
import { okFinding, toDoFinding, unknownFinding } from '../findings.ts';
import { describeStripeProblem } from './problems.ts';
import { checkRights } from './rights.ts';

type Pair = { secret: string; publishable: string | undefined };

/** For an unknown payment Stripe answers 404 to a valid publishable key and 401 to others. */
const noPayment = { id: 'pi_setup_check', clientSecret: 'pi_setup_check_secret_none' };

/** Checks the keys. If there is a payment, the publishable key has to read it: then both keys are of one account. */
export async function checkStripeKeys(keys: Keys): Promise<SetupFinding[]> {
  const { STRIPE_SECRET_KEY: secret, PUBLIC_STRIPE_PUBLISHABLE_KEY: publishable } = keys;
  if (!secret) {
    return [toDoFinding('Nobody can pay by card yet: Stripe is not connected.')];
  }
  const written = judgeStripeKeys({ secret, publishable });
  if (written.some(({ state }) => state === 'to-do')) return written;
  const stripe = stripeWith(secret);
  const [newest, rights] = await Promise.all([
    readNewestPayment(stripe),
    checkRights(stripe, secret),
  ]);
  if (newest.problem) {
    const refused = describeStripeProblem(newest.problem, 'PaymentIntents');
    return [...written, refused, ...(newest.problem === 'permission' ? rights : [])];
  }
  const { id, client_secret: clientSecret } = newest.value ?? {};
  const payment = id && clientSecret ? { id, clientSecret } : null;
  const { problem } = await readPaymentPublicly(stripeWith(publishable!), payment ?? noPayment);
  const accepted = [...written, okFinding('Stripe accepts the secret key.'), ...rights];
  return [...accepted, judgePublicAnswer(problem, payment !== null)];
}

/**
 * Judges the answer to the publishable key. `hasPayment`: the payment exists in the secret key's account, so 404 means a key of another
 * account.
 */
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
      'The publishable key is of another Stripe account than the secret key: copy both from the same page at Stripe (Developers, API keys).',
    );
  }
  return toDoFinding(
    'Stripe does not accept the publishable key: copy it from Stripe (Developers, API keys).',
  );
}

export function judgeStripeKeys({ secret, publishable }: Pair): SetupFinding[] {
  if (!/^(sk|rk)_/.test(secret)) {
    const hint = secret.startsWith('pk_') ? ': this is the publishable key' : '';
    return [
      toDoFinding(
        `The secret key begins with sk_ or rk_${hint}. Copy the secret key from Stripe (Developers, API keys).`,
      ),
    ];
  }
  if (!publishable) {
    return [
      toDoFinding('The publishable key is missing, so nobody can pay by card: paste it here, too.'),
    ];
  }
  if (!publishable.startsWith('pk_')) {
    return [
      toDoFinding(
        'The publishable key begins with pk_. Every visitor can read it: if you ever set a secret key in its place, replace that key at Stripe.',
      ),
    ];
  }
  return [judgeModes(stripeModeOf([secret]), stripeModeOf([publishable]))];
}

function judgeModes(
  ofSecret: ReturnType<typeof stripeModeOf>,
  ofPublishable: ReturnType<typeof stripeModeOf>,
): SetupFinding {
  if (ofSecret !== ofPublishable) {
    return toDoFinding(
      'One Stripe key is live and the other is for tests: take both from the same mode at Stripe.',
    );
  }
  if (ofSecret === 'live') return okFinding('Both keys are live: cards are charged real money.');
  return okFinding('Both keys are for tests: no real money is charged.');
}
