import { learnOutcome, type Learned } from '../../lib/payment/payment-outcome.ts';
import { useRequest } from '../../lib/use-request.ts';
import { isEnd, verdictOf } from '../../lib/payment/verdict.ts';
import { Button } from '../../ui/Button.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { BackToShop } from './BackToShop.tsx';
import { Ending } from './Ending.tsx';
import { PaymentFailure } from './PaymentFailure.tsx';

/** The state of a payment after a redirect (rule 31). */
export function PaymentResult() {
  const result = useRequest(learnFromAddress);
  if (result.state !== 'ready') return <Spinner label="Checking your payment" />;
  if (result.answer === 'unreachable') {
    return (
      <PaymentFailure title="We could not check your payment" reason="The shop does not answer.">
        <Button className="mt-6" onClick={result.retry}>
          Check again
        </Button>
      </PaymentFailure>
    );
  }
  return <Result learned={result.answer} />;
}

function Result({ learned }: { learned: Exclude<Learned, 'unreachable'> }) {
  if (learned === 'not-found') {
    return (
      <PaymentFailure title="We could not find this payment">
        <BackToShop />
      </PaymentFailure>
    );
  }
  const verdict = verdictOf(learned, { isPaid: false });
  if (isEnd(verdict)) {
    return (
      <Ending end={verdict} heading="h1">
        <BackToShop />
      </Ending>
    );
  }
  return (
    <PaymentFailure title="Payment Failed" reason={learned.reason ?? 'It was not completed.'}>
      <TryAgain artworkIds={learned.artworkIds} />
    </PaymentFailure>
  );
}

/** One artwork has its own checkout; several are chosen in the shop again. */
function TryAgain({ artworkIds }: { artworkIds: readonly string[] }) {
  const [only, ...others] = artworkIds;
  if (only === undefined || others.length > 0) return <BackToShop />;
  return (
    <a
      href={`/checkout?artworkId=${encodeURIComponent(only)}`}
      className="mt-6 inline-flex min-h-11 items-center justify-center bg-flanbwayan px-6 font-medium text-mi transition-colors hover:bg-flanbwayan-deep"
    >
      Try again
    </a>
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
