import { useStore } from '@nanostores/react';
import type { PublicArtwork } from '#shared/artwork';
import { centsOf } from '#shared/money';
import { checkPurchase } from '../../../lib/api.ts';
import { openPayment } from '../../../lib/payment/open-payment.ts';
import { isEnd } from '../../../lib/payment/verdict.ts';
import { refreshAvailability } from '../../../stores/availability.ts';
import { finishPurchase } from '../../../stores/checkout.ts';
import { afterPaint } from '../../../ui/after-paint.ts';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import { BackToShop } from '../BackToShop.tsx';
import { CardPurchaseForm } from '../card/CardPurchaseForm.tsx';
import { loadCardForm } from '../card/load-card-form.ts';
import { useCardPurchase } from '../card/use-card-purchase.ts';
import { Ending } from '../Ending.tsx';
import { showStartFailure } from '../words.ts';
import { ArtworkSummary } from './ArtworkSummary.tsx';
import { CheckoutFailure } from './CheckoutFailure.tsx';
import { $words } from '../../../words/islands/words.ts';

/** One artwork beside the form that pays for it, until its end is known. */
export function ArtworkPurchase({ artwork }: { artwork: PublicArtwork }) {
  const words = useStore($words);
  const { form, end, refusal, conclude } = useCardPurchase({
    loadForm: () => loadForm(artwork),
    onStartFailure: showStartFailure,
    onVerdict: (verdict) =>
      isEnd(verdict) && finishPurchase(verdict, [artwork.id], words.payment.thanks),
  });

  if (end) {
    return (
      <Ending end={end} heading="h1">
        <BackToShop />
      </Ending>
    );
  }
  if (form.state === 'failed') return <CheckoutFailure error={form.error} refusal={refusal} />;
  return (
    <>
      <h1 className="mb-8 font-display text-3xl">{words.checkout.title}</h1>
      <div className="grid gap-8 md:grid-cols-2 md:items-start lg:gap-16">
        <ArtworkSummary artwork={artwork} />
        <div className="min-w-0 space-y-5">
          {refusal && <ErrorNote>{refusal}</ErrorNote>}
          {form.state === 'loading' ? (
            <Spinner />
          ) : (
            <CardPurchaseForm
              loaded={form.answer}
              submitLabel={words.checkout.submit}
              check={() => check(artwork)}
              onVerdict={conclude}
            />
          )}
        </div>
      </div>
    </>
  );
}

// The summary is on the screen first.
async function loadForm({ id, price }: PublicArtwork) {
  await new Promise<void>(afterPaint);
  return loadCardForm(() => openPayment({ artworkId: id, amount: centsOf(price) / 100 }));
}

async function check({ id, price }: PublicArtwork) {
  const asked = checkPurchase([id], centsOf(price) / 100);
  asked.catch(refreshAvailability);
  return asked;
}
