import { useStore } from '@nanostores/react';
import { useState, useEffect } from 'react';
import type { PublicArtwork } from '#shared/artwork';
import { centsOf } from '#shared/money';
import { checkPurchase, openPayment } from '../checkout/payment/open-payment.ts';
import { isEnd } from '../checkout/payment/verdict.ts';
import { refreshAvailability } from '../lists/availability-store.ts';
import { finishPurchase, mayLeavePayment, purchaseOf } from '../checkout/checkout-store.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { WithNumbers } from '../../ui/WithNumbers.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { BackToShop } from '../checkout/BackToShop.tsx';
import { CardPurchaseForm } from '../checkout/card/CardPurchaseForm.tsx';
import { loadCardForm } from '../checkout/card/load-card-form.ts';
import { useCardPurchase } from '../checkout/card/use-card-purchase.ts';
import { Ending } from '../checkout/Ending.tsx';
import { showStartFailure } from '../checkout/refusal-words.ts';
import { CheckoutFailure } from './CheckoutFailure.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { TransferLink } from './TransferLink.tsx';
import { $words } from '../../words/page-words.ts';
import { enterHistory } from '../../ui/history-entries.ts';

type ArtworkPurchaseProps = { artwork: PublicArtwork; onRetry: () => void };

/** Shows one artwork beside the form that pays for it, until its end is known. */
export function ArtworkPurchase({ artwork, onRetry }: ArtworkPurchaseProps) {
  const words = useStore($words);
  const [isPaying, setPaying] = useState(false);
  useAskingBack(isPaying);
  const { form, end, refusal, conclude } = useCardPurchase({
    loadForm: () => loadForm(artwork),
    onStartFailure: showStartFailure,
    onVerdict(verdict) {
      setPaying(false);
      if (isEnd(verdict)) finishPurchase(verdict, [artwork.id], words.payment.thanks);
    },
  });

  if (end) {
    return (
      <Ending end={end} heading="h1">
        <BackToShop />
      </Ending>
    );
  }
  if (form.state === 'failed') {
    return (
      <CheckoutFailure error={form.error} refusal={refusal} artwork={artwork} onRetry={onRetry} />
    );
  }
  return (
    <CheckoutFrame artwork={artwork}>
      {refusal && (
        <ErrorNote>
          <WithNumbers>{refusal}</WithNumbers>
        </ErrorNote>
      )}
      {form.state === 'loading' ? (
        <Spinner />
      ) : (
        <>
          <CardPurchaseForm
            loaded={form.answer}
            submitLabel={words.checkout.submit}
            cents={centsOf(artwork.price)}
            check={() => check(artwork)}
            onWorking={() => setPaying(true)}
            onVerdict={conclude}
            onBroken={form.fail}
          />
          {!isPaying && <TransferLink artworkId={artwork.id} />}
        </>
      )}
    </CheckoutFrame>
  );
}

// The summary is on the screen first.
async function loadForm(artwork: PublicArtwork) {
  await new Promise<void>(afterPaint);
  return loadCardForm(() => openPayment(purchaseOf([artwork])));
}

async function check({ id, price }: PublicArtwork) {
  const answer = checkPurchase([id], centsOf(price));
  answer.catch(refreshAvailability);
  return answer;
}

/** Asks before Back leaves a payment that is on its way. */
function useAskingBack(isPaying: boolean): void {
  useEffect(() => {
    if (!isPaying) return;
    const end = enterHistory(() => {
      if (!mayLeavePayment()) return;
      end();
      history.back();
    });
    return end;
  }, [isPaying]);
}
