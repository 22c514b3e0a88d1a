import type { ReactNode } from 'react';
import type { Answer } from '../../lib/payment/payment-outcome.ts';
import { Button } from '../../ui/Button.tsx';
import { BackToShop } from './BackToShop.tsx';
import { Ending } from './Ending.tsx';
import { PaymentFailure } from './PaymentFailure.tsx';

const orderPage = (
  <p className="mt-4">
    <a data-part="orderPage" href="/order" className="link inline-block py-2">
      Your order&rsquo;s page
    </a>
  </p>
);
const returnedReason = <p data-part="reason" className="mx-auto mt-2 max-w-measure text-sann" />;
const failed = (
  <PaymentFailure title="Payment Failed" reason="It was not completed.">
    <a
      data-part="tryAgain"
      href="/checkout"
      className="mt-6 inline-flex min-h-11 items-center justify-center bg-flanbwayan px-6 font-medium text-mi transition-colors hover:bg-flanbwayan-deep"
    >
      Try again
    </a>
    <div data-part="elsewhere">
      <BackToShop />
    </div>
  </PaymentFailure>
);

const answers: Record<Answer, ReactNode> = {
  succeeded: (
    <Ending end={{ state: 'paid' }} heading="h1">
      {orderPage}
      <BackToShop />
    </Ending>
  ),
  processing: (
    <Ending end={{ state: 'processing' }} heading="h1">
      <BackToShop />
    </Ending>
  ),
  refunded: (
    <Ending end={{ state: 'refunded' }} heading="h1">
      {returnedReason}
      {orderPage}
      <BackToShop />
    </Ending>
  ),
  'part-refunded': (
    <Ending end={{ state: 'part-refunded' }} heading="h1">
      {returnedReason}
      {orderPage}
      <BackToShop />
    </Ending>
  ),
  open: failed,
  failed,
  'not-found': (
    <PaymentFailure title="We could not find this payment">
      <BackToShop />
    </PaymentFailure>
  ),
  unreachable: (
    <PaymentFailure title="We could not check your payment" reason="The shop does not answer.">
      <Button className="mt-6" data-check-again>
        Check again
      </Button>
    </PaymentFailure>
  ),
};

/** Rendered at build: `src/scripts/payment/answer.ts` fills one of these templates (rule 31). */
export function PaymentAnswers() {
  return Object.entries(answers).map(([answer, content]) => (
    <template key={answer} id={`payment-${answer}`}>
      {content}
    </template>
  ));
}
