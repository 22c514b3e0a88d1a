import { learnOutcome, type Learned } from '../../lib/payment-outcome.ts';
import { useRequest } from '../../lib/use-request.ts';
import { Spinner } from '../../ui/Spinner.tsx';
import { Ending } from './Ending.tsx';
import { PaymentFailure } from './PaymentFailure.tsx';
import { Retry } from './Retry.tsx';
import { isEnd, verdictOf } from './verdict.ts';

/** What became of a payment that left the site for a bank and has come back (rulings 19). */
export function PaymentResult() {
  const result = useRequest(learnFromAddress);
  if (result.state !== 'ready') return <Spinner label="Checking your payment" />;
  const learned = result.answer;
  if (learned === 'unreachable') {
    return <Retry onRetry={result.retry}>We could not reach the shop to check your payment.</Retry>;
  }
  if (learned === 'not-found') return <PaymentFailure title="We could not find this payment" />;
  const verdict = verdictOf(learned, { isPaid: false });
  if (isEnd(verdict)) return <Ending {...verdict} />;
  return (
    <PaymentFailure
      title="Payment Failed"
      reason={learned.reason ?? 'The payment was not completed.'}
      artworkIds={learned.artworkIds}
    />
  );
}

const waitsWhileProcessing = [1000, 2000, 4000];

async function learnFromAddress(): Promise<Learned> {
  const secret = new URLSearchParams(location.search).get('payment_intent_client_secret');
  if (!secret) return 'not-found';
  let learned = await learnOutcome(secret);
  for (const wait of waitsWhileProcessing) {
    if (typeof learned === 'string' || learned.state !== 'processing') return learned;
    await new Promise((resolve) => setTimeout(resolve, wait));
    learned = await learnOutcome(secret);
  }
  return learned;
}
