import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { BuyerOrder, TransferHold as Hold } from '#shared/order';
import { confirmOrder } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Filled } from '../../ui/Filled.tsx';
import { Moment, TransferHold } from '../checkout/transfer/TransferHold.tsx';
import { wordsOf } from '../checkout/refusal-words.ts';
import { $words } from '../../words/page-words.ts';

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
    <section aria-label={useStore($words).orderHold.label} className="space-y-3">
      {isThanked && <Thanks />}
      {hold.confirmedUntil && confirmKey ? (
        <Confirm
          order={order}
          until={hold.confirmedUntil}
          send={() => confirmOrder(token, confirmKey)}
          onConfirmed={finish}
        />
      ) : (
        <TransferHold
          hold={hold}
          token={token}
          artworks={order.items.length}
          timeZone={order.timeZone}
        />
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
  const words = useStore($words).orderHold;
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function confirm() {
    if (isWorking) return;
    setWorking(true);
    setRefusal(null);
    try {
      onConfirmed(await send());
    } catch (error) {
      setRefusal(wordsOf(error, words.notConfirmed));
      setWorking(false);
    }
  }

  return (
    <div className="space-y-4 border-l-2 border-soley bg-twal px-5 py-4">
      <p>
        <Filled
          text={words.confirmToKeep(order.items.length)}
          parts={{
            deadline: <Moment date={order.deadline} timeZone={order.timeZone} />,
            until: <Moment date={until} timeZone={order.timeZone} />,
          }}
        />
      </p>
      <Button aria-disabled={isWorking} onClick={() => void confirm()}>
        {isWorking ? words.confirming : words.confirm}
      </Button>
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
    </div>
  );
}

// The focused button has disappeared.
function Thanks() {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p ref={note} tabIndex={-1} className="font-display text-lg outline-none">
      {useStore($words).orderHold.confirmed}
    </p>
  );
}
