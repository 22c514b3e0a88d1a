import { useState } from 'react';
import type { PublicArtwork } from '#shared/artwork';
import { centsOf } from '#shared/money';
import { createPaymentIntent } from '../../lib/api.ts';
import { useRequest } from '../../lib/use-request.ts';
import { isEnd, needsNewPayment, type Verdict } from '../../lib/verdict.ts';
import { refreshAvailability } from '../../stores/availability.ts';
import { removeFromCart } from '../../stores/cart.ts';
import { showToast } from '../../stores/toast.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ArtworkSummary } from './ArtworkSummary.tsx';
import { BackToShop } from './BackToShop.tsx';
import { CheckoutFailure } from './CheckoutFailure.tsx';
import { Deadline } from './Deadline.tsx';
import { Ending } from './Ending.tsx';
import { loadCardForm } from './load-card-form.ts';
import { showStartFailure } from './words.ts';

/** One artwork beside the form that pays for it, until its end is known. */
export function ArtworkPurchase({ artwork }: { artwork: PublicArtwork }) {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const form = useRequest(() => loadForm(artwork), showStartFailure);

  function conclude(next: Verdict) {
    setVerdict(next);
    if (needsNewPayment(next)) form.retry();
    if (isEnd(next)) celebrate(next, artwork);
  }

  if (verdict && isEnd(verdict)) {
    return (
      <Ending end={verdict} heading="h1">
        <BackToShop />
      </Ending>
    );
  }
  if (form.state === 'failed') return <CheckoutFailure error={form.error} />;
  return (
    <>
      <h1 className="mb-8 font-display text-3xl">Complete Your Purchase</h1>
      <div className="grid gap-8 md:grid-cols-2 md:items-start lg:gap-16">
        <ArtworkSummary artwork={artwork} />
        <div className="min-w-0 space-y-5">
          {verdict && needsNewPayment(verdict) && <ErrorNote>{verdict.reason}</ErrorNote>}
          {form.state === 'loading' ? (
            <Spinner />
          ) : (
            <>
              <form.answer.CardForm
                key={form.answer.payment.clientSecret}
                stripe={form.answer.stripe}
                clientSecret={form.answer.payment.clientSecret}
                submitLabel="Complete Purchase"
                onWorking={() => {}}
                onVerdict={conclude}
              />
              <Deadline date={form.answer.payment.deadline} pieces={1} />
            </>
          )}
        </div>
      </div>
    </>
  );
}

// The summary is on the screen first.
async function loadForm({ id, price }: PublicArtwork) {
  await new Promise<void>(afterPaint);
  const amount = centsOf(price) / 100;
  return loadCardForm(() => createPaymentIntent({ artworkId: id, amount }));
}

function celebrate(end: Verdict, { id }: PublicArtwork) {
  if (end.state !== 'refunded') removeFromCart(id);
  void refreshAvailability();
  if (end.state !== 'paid') return;
  showToast({ title: 'Payment Successful', description: 'Thank you for your purchase!' });
}
