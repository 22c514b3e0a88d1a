import { useRef, useState } from 'react';
import { formatMoment } from '#shared/format';
import type { BuyerOrder } from '#shared/order';
import { noteMoneySent } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { wordsOf } from '../checkout/words.ts';

type MoneySentProps = { order: BuyerOrder; token: string; onTold: (order: BuyerOrder) => void };

/** The buyer can tell the painter once (rule 37). */
export function MoneySent({ order, token, onTold }: MoneySentProps) {
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const words = useRef<HTMLParagraphElement>(null);

  async function tell() {
    if (isWorking) return;
    setWorking(true);
    setRefusal(null);
    try {
      onTold(await noteMoneySent(token));
      // The focused button disappears.
      words.current?.focus();
    } catch (error) {
      setRefusal(wordsOf(error, 'Not told: the shop does not answer. Please try again.'));
    }
    setWorking(false);
  }

  return (
    <div className="space-y-3">
      {!order.moneySentAt && (
        <Button look="secondary" aria-disabled={isWorking} onClick={() => void tell()}>
          {isWorking ? 'Sending...' : 'I have sent the money'}
        </Button>
      )}
      <p ref={words} role="status" tabIndex={-1} className="outline-none">
        {order.moneySentAt &&
          `You told us on ${formatMoment(order.moneySentAt)} that you have sent the money. We write to you when it has arrived.`}
      </p>
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
    </div>
  );
}
