import { isRefusal } from '../../../lib/retry.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { BackToShop } from '../BackToShop.tsx';
import { isConflict, isOverLimit, wordsOf } from '../words.ts';

/** `refusal`: why the form before was given up. If there can be no other one, trying again is no way on. */
type CheckoutFailureProps = { error?: unknown; refusal?: string | null };

export function CheckoutFailure({ error, refusal }: CheckoutFailureProps) {
  const isLost = Boolean(refusal) && isRefusal(error);
  const isTold = isConflict(error) || isOverLimit(error);
  const words = isLost ? refusal : isTold && wordsOf(error, '');
  return (
    <section className="mx-auto max-w-measure space-y-6 py-20 text-center">
      <h1 className="font-display text-3xl">Unable to Process Payment</h1>
      {words && (
        <div className="mx-auto w-fit text-left">
          <ErrorNote>{words}</ErrorNote>
        </div>
      )}
      {isLost ? <BackToShop /> : <TryAgain />}
    </section>
  );
}

function TryAgain() {
  return (
    <>
      <p className="text-sann">
        We couldn't initialize the payment process. Please try again or{' '}
        <a href="/contact" className="text-lank underline decoration-lanme underline-offset-4">
          contact support
        </a>
        .
      </p>
      <Button onClick={goBack}>Go Back</Button>
    </>
  );
}

function goBack() {
  if (history.length > 1) history.back();
  else location.assign('/shop-art');
}
