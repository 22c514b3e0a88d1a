import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Note } from '#shared/delivery-note';
import { noCents } from '#shared/cents';
import { pathIn } from '#shared/language';
import type { BoughtOrder } from '#shared/payment';
import type { KnownOutcome } from './payment/payment-outcome.ts';
import type { End } from './payment/verdict.ts';
import { Button } from '../../ui/Button.tsx';
import type { Elements } from '../../ui/elements.ts';
import { BackToShop } from './BackToShop.tsx';
import { BoughtPictures } from './Bought.tsx';
import { Ending } from './Ending.tsx';
import { PaymentFailure } from './PaymentFailure.tsx';
import { PrimaryLink } from '../../ui/PrimaryLink.tsx';
import { $words, type PageWords } from '../../words/page-words.ts';

/** The script replaces its parts by those of the buyer's order. */
const order: BoughtOrder = {
  orderNumber: '{}',
  orderPage: '/order',
  items: [{ artworkTitle: '', imageUrl: '/', imageWidth: 1, imageHeight: 1 }],
};

type PaymentAnswersProps = { note: Note | null; letter?: Elements };

function answersIn(
  { payment, language }: PageWords,
  { note, letter }: PaymentAnswersProps,
): Record<KnownOutcome['state'], ReactNode> {
  const ending = (end: End) => (
    <Ending end={end} heading="h1" note={note} letter={letter ?? null}>
      <BackToShop />
    </Ending>
  );
  const failed = (
    <PaymentFailure title={payment.failed} reason={payment.notCompleted}>
      <PrimaryLink data-part="tryAgain" href={pathIn(language, '/checkout')} className="mt-6">
        {payment.tryAgain}
      </PrimaryLink>
      <div data-part="elsewhere" className="flex flex-col items-center">
        <p>{`${payment.endings.released.title}.`}</p>
        <BoughtPictures items={order.items} side={110} className="my-6 justify-center" />
        <Button data-intent="putBack">{payment.putBack}</Button>
        <output className="mt-4 block empty:hidden" />
        <BackToShop />
      </div>
    </PaymentFailure>
  );
  return {
    succeeded: ending({ state: 'paid', order }),
    part: ending({ state: 'part', order }),
    bought: ending({ state: 'bought', order }),
    processing: ending({ state: 'processing', order }),
    agreed: ending({ state: 'processing', order: null }),
    released: ending({ state: 'released', reason: ' ', cents: noCents, order }),
    refunded: ending({ state: 'refunded', reason: ' ', order }),
    changed: ending({ state: 'changed', order }),
    open: failed,
    failed,
    'not-found': (
      <PaymentFailure title={payment.notFound}>
        <BackToShop />
      </PaymentFailure>
    ),
    unreachable: (
      <PaymentFailure title={payment.unreachable.title} reason={payment.unreachable.text}>
        <Button className="mt-6" data-check-again>
          {payment.unreachable.checkAgain}
        </Button>
      </PaymentFailure>
    ),
  };
}

/** Renders a template for each answer at build. `src/site/checkout/confirmation/answer.ts` fills one of them (rule 31). */
export function PaymentAnswers(props: PaymentAnswersProps) {
  return Object.entries(answersIn(useStore($words), props)).map(([answer, content]) => (
    <template key={answer} id={`payment-${answer}`}>
      {content}
    </template>
  ));
}
