import type { ReactNode } from 'react';
import type { Learned } from '../../lib/payment/payment-outcome.ts';
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
  items: [{ artworkTitle: '', imageUrl: '/', imageWidth: 1, imageHeight: 1 }],
};
const ending = (end: End) => (
  <Ending end={end} heading="h1">
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

const answers: Record<Learned['state'], ReactNode> = {
  succeeded: ending({ state: 'paid', order }),
  processing: ending({ state: 'processing', order }),
  agreed: ending({ state: 'processing', order: null }),
  released: ending({ state: 'released', reason: ' ', amount: '0', order }),
  refunded: ending({ state: 'refunded', reason: ' ', order }),
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
