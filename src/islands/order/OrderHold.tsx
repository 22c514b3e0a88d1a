import { useEffect, useRef, useState } from 'react';
import type { BuyerOrder, TransferHold as Hold } from '#shared/order';
import { confirmOrder } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Moment, TransferHold } from '../checkout/transfer/TransferHold.tsx';
import { wordsOf } from '../checkout/words.ts';

type OrderHoldProps = {
  order: BuyerOrder;
  hold: Hold;
  token: string;
  /** The secret of the mail's link; null without it. */
  confirmKey: string | null;
  onConfirmed: (order: BuyerOrder) => void;
};

/** Shows the hold of a transfer order, and the confirm button if the link has the secret (rule 9). */
export function OrderHold({ order, hold, token, confirmKey, onConfirmed }: OrderHoldProps) {
  const [isThanked, setThanked] = useState(false);

  function finish(confirmed: BuyerOrder) {
    setThanked(true);
    onConfirmed(confirmed);
  }

  return (
    <section aria-label="How long it is reserved" className="space-y-3">
      {isThanked && <Thanks />}
      {hold.confirmedUntil && confirmKey ? (
        <Confirm
          order={order}
          until={hold.confirmedUntil}
          send={() => confirmOrder(token, confirmKey)}
          onConfirmed={finish}
        />
      ) : (
        <TransferHold hold={hold} token={token} artworks={order.items.length} />
      )}
    </section>
  );
}

type ConfirmProps = {
  order: BuyerOrder;
  until: string;
  send: () => Promise<BuyerOrder>;
  onConfirmed: (order: BuyerOrder) => void;
};

function Confirm({ order, until, send, onConfirmed }: ConfirmProps) {
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function confirm() {
    if (isWorking) return;
    setWorking(true);
    setRefusal(null);
    try {
      onConfirmed(await send());
    } catch (error) {
      setRefusal(wordsOf(error, 'Not confirmed: the shop does not answer. Please try again.'));
      setWorking(false);
    }
  }

  return (
    <div className="space-y-4 border-l-2 border-soley bg-twal px-5 py-4">
      <p>
        Reserved for you until <Moment date={order.deadline} />. Confirm your order to keep{' '}
        {order.items.length > 1 ? 'them' : 'it'} until <Moment date={until} />.
      </p>
      <Button aria-disabled={isWorking} onClick={() => void confirm()}>
        {isWorking ? 'Confirming...' : 'Confirm my order'}
      </Button>
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
    </div>
  );
}

// The focused button has disappeared.
function Thanks() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1} className="font-display text-lg outline-none">
      Thank you. Your order is confirmed.
    </p>
  );
}
