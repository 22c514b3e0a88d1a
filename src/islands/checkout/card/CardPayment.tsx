import { useStore } from '@nanostores/react';
import { formatCents, totalOf } from '#shared/money';
import { checkPurchase } from '../../../lib/api.ts';
import { isRefusal } from '../../../lib/retry.ts';
import {
  $checkout,
  changeCheckout,
  concludeCardPayment,
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
import { Rest } from '../Rest.tsx';
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
        You have ordered by bank transfer: order #{transferOrder.orderNumber}. If you pay by card,{' '}
        {transferOrder.hold && 'that order is cancelled and '}nothing needs to be transferred.
      </p>
      <Button look="secondary" onClick={payByCardInstead}>
        Pay by card instead
      </Button>
    </div>
  );
}

function CardPaymentForm() {
  const checkout = useStore($checkout);
  const { form, end, refusal, conclude, restart } = useCardPurchase({
    loadForm,
    onStartFailure: reportFailure,
    onVerdict: (verdict) => concludeCardPayment(verdict, checkout),
  });
  const ids = checkout.artworks.map(({ id }) => id);
  const cents = totalOf(checkout.artworks);

  if (end) {
    return (
      <Ending end={end} heading="h3">
        {end.state === 'released' && <Rest onPay={restart} />}
      </Ending>
    );
  }
  if (form.state === 'loading') return <Spinner />;
  if (form.state === 'failed') {
    const text = 'Could not initialize Stripe payment. Please try again.';
    const words = refusal && isRefusal(form.error) ? refusal : wordsOf(form.error, text);
    return <Retry onRetry={restart}>{words}</Retry>;
  }
  return (
    <div className="space-y-5">
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
      <CardPurchaseForm
        loaded={form.answer}
        submitLabel={`Pay ${formatCents(cents)}`}
        check={() => orLearn(checkPurchase(ids, cents / 100))}
        onWorking={() => changeCheckout({ isPaying: true })}
        onVerdict={conclude}
      />
    </div>
  );
}

function loadForm() {
  return orLearn(loadCardForm(requireCardPayment));
}

// What was refused is looked up before it is said: a sold artwork offers no second try.
async function orLearn<Answer>(task: Promise<Answer>): Promise<Answer> {
  try {
    return await task;
  } catch (error) {
    if (isRefusal(error)) await learnFromRefusal();
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
