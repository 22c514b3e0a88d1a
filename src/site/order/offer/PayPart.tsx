import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { leastCardCents } from '#shared/cents';
import { formatCents, type Cents } from '#shared/money';
import type { OfferView } from '#shared/offer';
import type { BuyerOrder } from '#shared/order';
import { Button } from '../../../ui/Button.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { $offerWords } from '../../../words/offer-words.ts';
import { $words } from '../../../words/page-words.ts';
import { MoneySent } from '../MoneySent.tsx';
import { OrderTransfer } from '../OrderTransfer.tsx';
import { PartCard } from './PartCard.tsx';

type PayPartProps = {
  order: BuyerOrder;
  offer: OfferView;
  due: NonNullable<OfferView['due']>;
  token: string;
  onOrder: (order: BuyerOrder) => void;
  /** The order is another one now. */
  onReadAgain: (note: string | null) => void;
};

/** Shows the payment. That of a part whose day is weeks away is folded. */
export function PayPart(props: PayPartProps) {
  const { plan } = useStore($offerWords);
  // It stays as it is when the buyer says that the money is sent.
  const [isFolded] = useState(() => waits(props));
  if (!isFolded) return <Payment {...props} />;
  return (
    <details>
      <summary className="min-h-11 content-center font-medium">{plan.ahead}</summary>
      <div className="pt-4">
        <Payment {...props} />
      </div>
    </details>
  );
}

function waits({ order, offer }: PayPartProps): boolean {
  const isBegun = order.payments.length > 0 && order.moneySentAt === null;
  return isBegun && offer.parts.some(({ state }) => state === 'next');
}

/** Pays the next part or all that is left. Nothing is loaded from Stripe before a press. Behind a transfer that was said the card is quiet. */
function Payment({ order, offer, due, token, onOrder, onReadAgain }: PayPartProps) {
  const [paysAll, setPaysAll] = useState(false);
  const [way, setWay] = useState<'card' | 'zelle' | null>(null);
  const [isPaying, setPaying] = useState(false);
  const { offer: words } = useStore($offerWords);
  const { card, checkout, language } = useStore($words);
  const cents = paysAll ? offer.outstandingCents : due.cents;
  const { transfer } = order;
  const takesCard = cents >= leastCardCents;
  const isSaid = order.moneySentAt !== null;
  const isQuiet = isSaid || way !== null;
  return (
    <div className="space-y-6">
      {due.cents !== offer.outstandingCents && !isPaying && (!isSaid || way === 'card') && (
        <Choice
          part={due.cents}
          all={offer.outstandingCents}
          paysAll={paysAll}
          onChoose={setPaysAll}
        />
      )}
      {/* The pressed button is gone. */}
      <div
        key={way}
        ref={way ? moveFocus : undefined}
        tabIndex={-1}
        className="space-y-6 outline-none empty:hidden"
      >
        {way === 'card' && takesCard && (
          <PartCard
            key={cents}
            token={token}
            cents={cents}
            outstandingCents={offer.outstandingCents}
            email={order.customerEmail}
            onWorking={() => setPaying(true)}
            onIdle={() => setPaying(false)}
            onReadAgain={onReadAgain}
          />
        )}
        {way === 'zelle' && transfer && (
          <OrderTransfer order={order} transfer={transfer} cents={cents} />
        )}
        {(way === 'zelle' || isSaid) && (
          <MoneySent
            order={order}
            token={token}
            onTold={onOrder}
            onConflict={() => onReadAgain(null)}
          />
        )}
      </div>
      {!takesCard && <p>{words.noCard(formatCents(leastCardCents, language))}</p>}
      {!isPaying && (
        <div className="flex flex-wrap gap-4">
          {way !== 'card' && takesCard && (
            <Button look={isQuiet ? 'quiet' : 'primary'} onClick={() => setWay('card')}>
              {isSaid ? card.instead : words.pay(formatCents(cents, language))}
            </Button>
          )}
          {way !== 'zelle' && transfer && (
            <Button look={isQuiet ? 'quiet' : 'secondary'} onClick={() => setWay('zelle')}>
              {checkout.byTransfer}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

type ChoiceProps = {
  part: Cents;
  all: Cents;
  paysAll: boolean;
  onChoose: (paysAll: boolean) => void;
};

function Choice({ part, all, paysAll, onChoose }: ChoiceProps) {
  const { plan } = useStore($offerWords);
  const { language } = useStore($words);
  const rows = [
    { label: plan.part, cents: part, isAll: false },
    { label: plan.all, cents: all, isAll: true },
  ];
  return (
    <fieldset>
      <legend className="mb-4 font-display text-xl">{plan.choose}</legend>
      {rows.map(({ label, cents, isAll }) => (
        <label key={label} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name="amount"
            className="size-5 accent-lanme"
            checked={paysAll === isAll}
            onChange={() => onChoose(isAll)}
          />
          <span className="flex-1">{label}</span>
          <span>{formatCents(cents, language)}</span>
        </label>
      ))}
    </fieldset>
  );
}
