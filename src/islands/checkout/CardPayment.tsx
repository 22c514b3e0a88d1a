import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { formatCents, totalOf } from '#shared/money';
import { useRequest } from '../../lib/use-request.ts';
import { isEnd, needsNewPayment, type Verdict } from '../../lib/verdict.ts';
import {
  $checkout,
  changeCheckout,
  finishCardPayment,
  payByCardInstead,
  requireCardPayment,
} from '../../stores/checkout.ts';
import { learnFromRefusal } from '../../stores/refusal.ts';
import { showToast } from '../../stores/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Deadline } from './Deadline.tsx';
import { Ending } from './Ending.tsx';
import { loadCardForm } from './load-card-form.ts';
import { Retry } from './Retry.tsx';
import { isConflict, wordsOf } from './words.ts';

/** The dialog's card tab. Looking at it does not undo an order by transfer. */
export function CardPayment() {
  const { transferOrder } = useStore($checkout);
  if (!transferOrder) return <CardPaymentForm />;
  return (
    <div className="space-y-4">
      <p>
        You have ordered by bank transfer: order #{transferOrder.orderNumber}. If you pay by card,
        that order is cancelled and nothing needs to be transferred.
      </p>
      <Button look="secondary" onClick={payByCardInstead}>
        Pay by card instead
      </Button>
    </div>
  );
}

function CardPaymentForm() {
  const { artworks } = useStore($checkout);
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const form = useRequest(loadForm, reportFailure);

  function conclude(next: Verdict) {
    changeCheckout({ isPaying: false });
    setVerdict(next);
    if (isEnd(next)) return finishCardPayment(next);
    if (!needsNewPayment(next)) return;
    changeCheckout({ cardPayment: null });
    form.retry();
  }

  if (verdict && isEnd(verdict)) return <Ending end={verdict} heading="h3" />;
  if (form.state === 'loading') return <Spinner />;
  if (form.state === 'failed') {
    const text = 'Could not initialize Stripe payment. Please try again.';
    return <Retry onRetry={form.retry}>{wordsOf(form.error, text)}</Retry>;
  }
  const { payment, CardForm, stripe } = form.answer;
  return (
    <div className="space-y-5">
      {verdict && needsNewPayment(verdict) && <ErrorNote>{verdict.reason}</ErrorNote>}
      <CardForm
        key={payment.clientSecret}
        stripe={stripe}
        clientSecret={payment.clientSecret}
        submitLabel={`Pay ${formatCents(totalOf(artworks))}`}
        onWorking={() => changeCheckout({ isPaying: true })}
        onVerdict={conclude}
      />
      <Deadline date={payment.deadline} pieces={artworks.length} />
    </div>
  );
}

// What was refused is looked up before it is said: a sold piece offers no second try.
async function loadForm() {
  try {
    return await loadCardForm(requireCardPayment);
  } catch (error) {
    if (isConflict(error)) await learnFromRefusal();
    throw error;
  }
}

function reportFailure(error: unknown) {
  if (isConflict(error)) return;
  showToast({
    title: 'Payment Error',
    description: 'Could not initialize payment. Please try again later.',
    variant: 'destructive',
  });
}
