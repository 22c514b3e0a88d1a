import { useStore } from '@nanostores/react';
import { formatCents } from '#shared/money';
import { totalOf } from '#shared/total';
import { isRefusal } from '../../../lib/retry.ts';
import { checkPurchase } from '../payment/open-payment.ts';
import {
  $checkout,
  changeCheckout,
  concludeCardPayment,
  payByCardInstead,
  requireCardPayment,
} from '../checkout-store.ts';
import { refreshAfterRefusal } from '../refusal.ts';
import { showToast } from '../../../toasts/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { CardPurchaseForm } from './CardPurchaseForm.tsx';
import { Ending } from '../Ending.tsx';
import { loadCardForm } from './load-card-form.ts';
import { Rest } from '../Rest.tsx';
import { Retry } from '../Retry.tsx';
import { isConflict, wordsOf } from '../refusal-words.ts';
import { useCardPurchase } from './use-card-purchase.ts';
import { $words } from '../../../words/page-words.ts';
import { WithNumbers } from '../../../ui/WithNumbers.tsx';

/** Shows the dialog's card tab. Looking at it does not undo an order by transfer. */
export function CardPayment() {
  const { transferOrder } = useStore($checkout);
  const { card } = useStore($words);
  if (!transferOrder) return <CardPaymentForm />;
  return (
    <div className="space-y-4">
      <p>
        <WithNumbers>
          {card.hasTransfer(transferOrder.orderNumber, transferOrder.hold !== null)}
        </WithNumbers>
      </p>
      <Button look="secondary" onClick={payByCardInstead}>
        {card.instead}
      </Button>
    </div>
  );
}

function CardPaymentForm() {
  const checkout = useStore($checkout);
  const { card, language } = useStore($words);
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
        {/released|bought/.test(end.state) && <Rest onPay={restart} />}
      </Ending>
    );
  }
  if (form.state === 'loading') return <Spinner />;
  if (form.state === 'failed') {
    const isRefused = refusal && isRefusal(form.error);
    const reason = isRefused ? refusal : wordsOf(form.error, card.notLoaded);
    return (
      <Retry onRetry={restart} error={form.error} otherWay={<ByTransfer />}>
        {reason}
      </Retry>
    );
  }
  return (
    <div className="space-y-5">
      {refusal && (
        <ErrorNote>
          <WithNumbers>{refusal}</WithNumbers>
        </ErrorNote>
      )}
      <CardPurchaseForm
        loaded={form.answer}
        submitLabel={card.pay(formatCents(cents, language))}
        cents={cents}
        check={() => refreshOnRefusal(checkPurchase(ids, cents))}
        onWorking={() => changeCheckout({ isPaying: true })}
        onVerdict={conclude}
        onBroken={(error) => {
          changeCheckout({ cardPayment: null });
          form.fail(error);
        }}
      />
    </div>
  );
}

function ByTransfer() {
  const { checkout } = useStore($words);
  return (
    <Button look="quiet" onClick={() => changeCheckout({ tab: 'zelle' })}>
      {checkout.byTransfer}
    </Button>
  );
}

function loadForm() {
  return refreshOnRefusal(loadCardForm(requireCardPayment));
}

// What was refused is looked up before it is said: a sold artwork offers no second try.
async function refreshOnRefusal<Answer>(task: Promise<Answer>): Promise<Answer> {
  try {
    return await task;
  } catch (error) {
    if (isRefusal(error)) await refreshAfterRefusal();
    throw error;
  }
}

function reportFailure(error: unknown) {
  if (isConflict(error)) return;
  const { card, payment } = $words.get();
  showToast({ title: payment.error, description: card.notStarted, variant: 'destructive' });
}
