import { useStore } from '@nanostores/react';
import { formatCents, totalOf } from '#shared/money';
import { isEnd, needsNewPayment, type Verdict } from '../../../lib/payment/verdict.ts';
import {
  $checkout,
  changeCheckout,
  finishCardPayment,
  payByCardInstead,
  requireCardPayment,
} from '../../../stores/checkout.ts';
import { learnFromRefusal } from '../../../stores/refusal.ts';
import { showToast } from '../../../stores/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { CardPurchaseForm } from './CardPurchaseForm.tsx';
import { Ending } from '../Ending.tsx';
import { loadCardForm } from './load-card-form.ts';
import { Retry } from '../Retry.tsx';
import { isConflict, wordsOf } from '../words.ts';
import { useCardPurchase } from './use-card-purchase.ts';

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
  const { form, end, refusal, conclude } = useCardPurchase({
    loadForm,
    onStartFailure: reportFailure,
    onVerdict: updateCheckout,
  });

  if (end) return <Ending end={end} heading="h3" />;
  if (form.state === 'loading') return <Spinner />;
  if (form.state === 'failed') {
    const text = 'Could not initialize Stripe payment. Please try again.';
    return <Retry onRetry={form.retry}>{wordsOf(form.error, text)}</Retry>;
  }
  return (
    <div className="space-y-5">
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
      <CardPurchaseForm
        loaded={form.answer}
        submitLabel={`Pay ${formatCents(totalOf(artworks))}`}
        pieces={artworks.length}
        onWorking={() => changeCheckout({ isPaying: true })}
        onVerdict={conclude}
      />
    </div>
  );
}

function updateCheckout(verdict: Verdict) {
  changeCheckout({ isPaying: false, ...(needsNewPayment(verdict) && { cardPayment: null }) });
  if (isEnd(verdict)) finishCardPayment(verdict);
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
