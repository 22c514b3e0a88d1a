import { useEffect, useState } from 'react';
import type { PublicArtwork } from '#shared/artwork';
import { centsOf } from '#shared/money';
import { createPaymentIntent, findArtwork } from '../../lib/api.ts';
import { useRequest } from '../../lib/use-request.ts';
import { isEnd, needsNewPayment, type Verdict } from '../../lib/verdict.ts';
import { refreshAvailability } from '../../stores/availability.ts';
import { removeFromCart } from '../../stores/cart.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { mount, showToast } from '../mount.tsx';
import { ArtworkSummary } from './ArtworkSummary.tsx';
import { BackToShop } from './BackToShop.tsx';
import { CheckoutFailure } from './CheckoutFailure.tsx';
import { Deadline } from './Deadline.tsx';
import { Ending } from './Ending.tsx';
import { loadCardForm } from './load-card-form.ts';
import { isConflict } from './words.ts';

/** The checkout of one artwork, named in the address (spec, section 2). */
export function CheckoutPage() {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const page = useRequest(loadPage, reportFailure);
  useEffect(mount, []);

  function conclude(next: Verdict, { id }: PublicArtwork) {
    setVerdict(next);
    if (needsNewPayment(next)) page.retry();
    if (!isEnd(next)) return;
    if (next.state !== 'refunded') removeFromCart(id);
    void refreshAvailability();
    if (next.state === 'paid') {
      showToast({ title: 'Payment Successful', description: 'Thank you for your purchase!' });
    }
  }

  if (verdict && isEnd(verdict)) {
    return (
      <Ending end={verdict} heading="h1">
        <BackToShop />
      </Ending>
    );
  }
  if (page.state === 'loading') return <Spinner />;
  if (page.state === 'failed') return <CheckoutFailure error={page.error} />;
  const { artwork, payment, CardForm, stripe } = page.answer;
  return (
    <>
      <h1 className="mb-8 font-display text-3xl">Complete Your Purchase</h1>
      <div className="grid gap-8 md:grid-cols-2 md:items-start lg:gap-16">
        <ArtworkSummary artwork={artwork} />
        <div className="min-w-0 space-y-5">
          {verdict && needsNewPayment(verdict) && <ErrorNote>{verdict.reason}</ErrorNote>}
          <CardForm
            key={payment.clientSecret}
            stripe={stripe}
            clientSecret={payment.clientSecret}
            submitLabel="Complete Purchase"
            onWorking={() => {}}
            onVerdict={(next) => conclude(next, artwork)}
          />
          <Deadline date={payment.deadline} pieces={1} />
        </div>
      </div>
    </>
  );
}

class NothingChosen extends Error {}

async function loadPage() {
  const artworkId = new URLSearchParams(location.search).get('artworkId');
  if (!artworkId) throw new NothingChosen();
  const artwork = await findArtwork(artworkId);
  const amount = centsOf(artwork.price) / 100;
  const form = await loadCardForm(() => createPaymentIntent({ artworkId, amount }));
  return { artwork, ...form };
}

function reportFailure(error: unknown) {
  if (isConflict(error)) return;
  const isEmpty = error instanceof NothingChosen;
  showToast({
    title: isEmpty ? 'Missing Information' : 'Error',
    description: isEmpty
      ? 'No artwork selected for checkout'
      : 'Failed to initialize payment. Please try again.',
    variant: 'destructive',
  });
}
