import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { BuyerOrder } from '#shared/order';
import { inTime } from '../../../lib/in-time.ts';
import { send } from '../../../lib/send.ts';
import { ErrorNote } from '../../../ui/ErrorNote.tsx';
import { $offerWords, loadOfferWords } from '../../../words/offer-words.ts';
import { $words } from '../../../words/page-words.ts';
import { DeliverySection } from '../DeliverySection.tsx';
import { MoneyLines } from '../MoneyLines.tsx';
import { ReceiptSection } from '../ReceiptSection.tsx';
import { ReceiptSheet } from '../ReceiptSheet.tsx';
import { OfferState } from './OfferState.tsx';
import { OfferWorks } from './OfferWorks.tsx';
import { PayPart } from './PayPart.tsx';
import { Plan } from './Plan.tsx';

export async function load(): Promise<typeof OfferPage> {
  await loadOfferWords();
  return OfferPage;
}

type OfferPageProps = { foundOrder: BuyerOrder; seller: string[]; token: string };

/** Shows an order that the painter began (rule 96): what it is, what is to pay, what has come, and where it goes. */
function OfferPage({ foundOrder, seller, token }: OfferPageProps) {
  const [order, setOrder] = useState(foundOrder);
  const [note, setNote] = useState<string | null>(null);
  const state = useRef<HTMLDivElement>(null);
  const { offer: words } = useStore($offerWords);
  const { order: orderWords } = useStore($words);
  const { offer, payments, paidAt, status } = order;
  const isBought = paidAt !== null && status !== 'cancelled';

  /** Reads the order again and focuses its state, because the pressed control may be gone. `newNote`: what the new state does not say. */
  async function readAgain(newNote: string | null = null) {
    try {
      const storedOrder = await inTime(send('GET /api/orders/mine', { token }));
      setNote(newNote);
      setOrder(storedOrder);
      state.current?.focus();
    } catch {
      location.reload();
    }
  }

  if (offer === null) return null;
  return (
    <>
      <div className="monograph-head">
        <header>
          <h1 className="page-title">{isBought ? orderWords.title : words.title}</h1>
          <p translate="no" className="mt-3 whitespace-nowrap text-sann">{`#${order.id}`}</p>
        </header>
        <div className="max-w-measure space-y-12">
          <div ref={state} tabIndex={-1} className="space-y-4 outline-none">
            <OfferState order={order} offer={offer} onLookAgain={() => void readAgain()} />
            {note && <ErrorNote>{note}</ErrorNote>}
          </div>
          <OfferWorks order={order} label={words.lines} />
          {offer.words && <PainterWords text={offer.words} />}
          {offer.parts.length > 1 && status !== 'cancelled' && <Plan order={order} offer={offer} />}
          {offer.due && (
            <PayPart
              key={[payments.length, offer.due.cents, offer.outstandingCents].join('/')}
              order={order}
              offer={offer}
              due={offer.due}
              token={token}
              onOrder={setOrder}
              onReadAgain={(newNote) => void readAgain(newNote)}
            />
          )}
          {payments.length > 0 && <Came order={order} />}
          <DeliverySection order={order} token={token} onSaved={setOrder} />
          <ReceiptSection order={order} />
        </div>
      </div>
      <ReceiptSheet order={order} seller={seller} />
    </>
  );
}

function PainterWords({ text }: { text: string }) {
  const { offer } = useStore($offerWords);
  return (
    <section aria-labelledby="painter" className="space-y-3">
      <h2 id="painter" className="text-sm text-sann">
        {offer.painter}
      </h2>
      <p className="whitespace-pre-line font-display text-lg">{text}</p>
    </section>
  );
}

function Came({ order }: { order: BuyerOrder }) {
  const { came } = useStore($offerWords);
  return (
    <section aria-labelledby="came" className="space-y-4">
      <h2 id="came" className="font-display text-xl">
        {came.title}
      </h2>
      <dl className="space-y-3">
        <MoneyLines order={order} />
      </dl>
    </section>
  );
}
