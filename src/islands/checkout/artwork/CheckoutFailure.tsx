import { useStore } from '@nanostores/react';
import { pagePath } from '../../../lib/page-path.ts';
import { isRefusal } from '../../../lib/retry.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { Filled } from '../../../ui/Filled.tsx';
import { BackToShop } from '../BackToShop.tsx';
import { isConflict, isOverLimit, wordsOf } from '../words.ts';
import { $words } from '../../../words/islands/words.ts';

/** `refusal`: why the form before was given up. If there can be no other one, trying again is no way on. */
type CheckoutFailureProps = { error?: unknown; refusal?: string | null };

export function CheckoutFailure({ error, refusal }: CheckoutFailureProps) {
  const { checkout } = useStore($words);
  const isLost = Boolean(refusal) && isRefusal(error);
  const isTold = isConflict(error) || isOverLimit(error);
  const words = isLost ? refusal : isTold && wordsOf(error, '');
  return (
    <section className="mx-auto max-w-measure space-y-6 py-20 text-center">
      <h1 className="font-display text-3xl">{checkout.failure.title}</h1>
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
    <>
      <p className="text-sann">
        <Filled text={failure.text} parts={{ contact }} />
      </p>
      <Button onClick={goBack}>{failure.back}</Button>
    </>
  );
}

function goBack() {
  if (history.length > 1) history.back();
  else location.assign(pagePath('/shop-art'));
}
