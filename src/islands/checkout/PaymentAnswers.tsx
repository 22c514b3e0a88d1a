import type { ReactNode } from 'react';
import type { Answer } from '../../lib/payment/payment-outcome.ts';
import type { BoughtOrder, End } from '../../lib/payment/verdict.ts';
import { Button } from '../../ui/Button.tsx';
import { BackToShop } from './BackToShop.tsx';
import { Ending } from './Ending.tsx';
import { PaymentFailure } from './PaymentFailure.tsx';
import { PrimaryLink } from './PrimaryLink.tsx';

/** The script replaces its parts by those of the buyer's order. */
const order: BoughtOrder = {
  orderNumber: '',
  orderPage: '/order',
  items: [{ artworkTitle: '', imageUrl: '', imageWidth: 1, imageHeight: 1 }],
};
const ending = (state: End['state'], reason?: string) => (
  <Ending end={{ state, reason, order }} heading="h1">
    <BackToShop />
  </Ending>
);
const failed = (
  <PaymentFailure title="Payment Failed" reason="It was not completed.">
    <PrimaryLink data-part="tryAgain" href="/checkout" className="mt-6">
      Try again
    </PrimaryLink>
    <div data-part="elsewhere">
      <BackToShop />
    </div>
  </PaymentFailure>
);

const answers: Record<Answer, ReactNode> = {
  succeeded: ending('paid'),
  processing: ending('processing'),
  refunded: ending('refunded', ' '),
  'part-refunded': ending('part-refunded', ' '),
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
