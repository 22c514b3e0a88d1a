import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { PublicArtwork } from '#shared/artwork';
import { pagePath } from '../page-path.ts';
import { isRefusal } from '../../lib/retry.ts';
import { $availability, refreshAvailability } from '../lists/availability-store.ts';
import { obstacleIn } from '../cart/obstacles.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Filled } from '../../ui/Filled.tsx';
import { isConflict, isOverLimit, wordsOf } from '../checkout/refusal-words.ts';
import { WaysOn } from '../checkout/WaysOn.tsx';
import { TransferLink } from './TransferLink.tsx';
import { $words } from '../../words/page-words.ts';

type CheckoutFailureProps = {
  error?: unknown;
  /** Why the form before was given up. */
  refusal?: string | null;
  artwork?: PublicArtwork;
  /** Missing where trying again is no way on. */
  onRetry?: () => void;
};

export function CheckoutFailure({ error, refusal, artwork, onRetry }: CheckoutFailureProps) {
  const { checkout } = useStore($words);
  const state = useStore($availability)[artwork?.id ?? ''] ?? artwork?.state;
  const obstacle = obstacleIn(state, artwork?.id);
  const words = reasonOf(error, refusal) ?? obstacle ?? (isRefusal(error) && wordsOf(error, ''));
  const mayRetry = !obstacle || state === 'reserved' || state === 'upcoming';

  useEffect(() => {
    if (isConflict(error)) void refreshAvailability();
  }, [error]);

  return (
    <section className="mx-auto max-w-measure space-y-6 py-20 text-center">
      <h1 className="font-display text-3xl">{checkout.failure.title}</h1>
      {words && (
        <div className="mx-auto w-fit text-left">
          <ErrorNote>{words}</ErrorNote>
        </div>
      )}
      <FailureText />
      <div className="flex flex-wrap justify-center gap-3">
        {onRetry && mayRetry && <TryAgain onRetry={onRetry} />}
        <Button look={onRetry && mayRetry ? 'secondary' : 'primary'} onClick={goBack}>
          {checkout.failure.back}
        </Button>
      </div>
      <WaysOn error={error} artwork={artwork && { ...artwork, asksPrice: state === 'on-request' }}>
        {artwork && !obstacle && <TransferLink artworkId={artwork.id} />}
      </WaysOn>
    </section>
  );
}

/** Returns the reason that says more than the artwork's state. */
function reasonOf(error: unknown, refusal?: string | null): string | undefined {
  if (refusal && isRefusal(error)) return refusal;
  return isConflict(error) || isOverLimit(error) ? wordsOf(error, '') : undefined;
}

function FailureText() {
  const { failure } = useStore($words).checkout;
  const contact = (
    <a
      href={pagePath('/contact')}
      className="text-lank underline decoration-lanme underline-offset-4"
    >
      {failure.contact}
    </a>
  );
  return (
    <p className="text-sann">
      <Filled text={failure.text} parts={{ contact }} />
    </p>
  );
}

function TryAgain({ onRetry }: { onRetry: () => void }) {
  const { payment } = useStore($words);
  return <Button onClick={onRetry}>{payment.tryAgain}</Button>;
}

function goBack() {
  if (history.length > 1) history.back();
  else location.assign(pagePath('/shop-art'));
}
