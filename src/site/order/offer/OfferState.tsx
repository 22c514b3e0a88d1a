import { useStore } from '@nanostores/react';
import type { ReactElement } from 'react';
import { formatDate } from '#shared/format';
import { formatCents } from '#shared/money';
import type { OfferView } from '#shared/offer';
import type { BuyerOrder } from '#shared/order';
import { Button } from '../../../ui/Button.tsx';
import { Filled } from '../../../ui/Filled.tsx';
import { $offerWords } from '../../../words/offer-words.ts';
import { $words } from '../../../words/page-words.ts';
import { pagePath } from '../../page-path.ts';
import { OrderState } from '../OrderState.tsx';

type OfferStateProps = { order: BuyerOrder; offer: OfferView; onLookAgain: () => void };

export function OfferState({ order, offer, onLookAgain }: OfferStateProps) {
  const { offerState, offer: words } = useStore($offerWords);
  const { hold, order: orderWords, language } = useStore($words);
  const { status, paidAt, payments, items, timeZone } = order;
  const works = items.filter(({ isLine }) => !isLine).length;
  const day = (date: string) => <time dateTime={date}>{formatDate(date, timeZone, language)}</time>;

  if (status === 'cancelled' && payments.length === 0) {
    return renderState(
      offer.hasLapsed ? offerState.lapsed : offerState.withdrawn,
      <a href={pagePath('/contact')} className="link inline-block py-2">
        {orderWords.notFound.write}
      </a>,
    );
  }
  if (status === 'processing' && works === 0) return renderState(offerState.paid);
  if (status !== 'pending' || paidAt) return <OrderState order={order} />;
  if (offer.due === null) {
    return renderState(
      offerState.finishing,
      <Button look="quiet" onClick={onLookAgain}>
        {words.lookAgain}
      </Button>,
    );
  }
  if (payments.length > 0) {
    const late = offer.parts.find(({ isLate }) => isLate);
    return renderState(
      offerState.came(formatCents(offer.receivedCents, language)),
      works > 0 && <p className="mt-2">{offerState.yours(works)}</p>,
      late && (
        <p className="mt-2 font-medium">
          <Filled text={offerState.late} parts={{ date: day(late.until) }} />
        </p>
      ),
    );
  }
  if (offer.due.isHeld === false) return renderState(offerState.notHeld);
  const text = works > 0 ? hold.until : offerState.stands;
  return renderState(<Filled text={text} parts={{ date: day(offer.due.until) }} />);

  function renderState(
    first: ReactElement | string,
    ...more: (ReactElement | false | undefined)[]
  ) {
    return (
      <OrderState order={order}>
        <>
          <p className="font-display text-lg">{first}</p>
          {...more}
        </>
      </OrderState>
    );
  }
}
