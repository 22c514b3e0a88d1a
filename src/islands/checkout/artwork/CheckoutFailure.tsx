import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { isConflict, isOverLimit, wordsOf } from '../words.ts';

export function CheckoutFailure({ error }: { error?: unknown }) {
  return (
    <section className="mx-auto max-w-measure space-y-6 py-20 text-center">
      <h1 className="font-display text-3xl">Unable to Process Payment</h1>
      {(isConflict(error) || isOverLimit(error)) && (
        <div className="mx-auto w-fit text-left">
          <ErrorNote>{wordsOf(error, '')}</ErrorNote>
        </div>
      )}
      <p className="text-sann">
        We couldn't initialize the payment process. Please try again or{' '}
        <a href="/contact" className="text-lank underline decoration-lanme underline-offset-4">
          contact support
        </a>
        .
      </p>
      <Button onClick={goBack}>Go Back</Button>
    </section>
  );
}

function goBack() {
  if (history.length > 1) history.back();
  else location.assign('/shop-art');
}
