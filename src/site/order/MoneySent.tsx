import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { formatMoment } from '#shared/format';
import type { BuyerOrder } from '#shared/order';
import { ownTimeZone } from '../../lib/buyer.ts';
import { inTime } from '../../lib/in-time.ts';
import { send } from '../../lib/send.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { isConflict, wordsOf } from '../checkout/refusal-words.ts';
import { $words } from '../../words/page-words.ts';

type MoneySentProps = {
  order: BuyerOrder;
  token: string;
  onTold: (order: BuyerOrder) => void;
  /** The order has ended meanwhile. */
  onConflict?: () => void;
};

/** Shows a button with which the buyer tells the painter once that money was sent (rule 37). */
export function MoneySent({ order, token, onTold, onConflict }: MoneySentProps) {
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const note = useRef<HTMLParagraphElement>(null);
  const { moneySent: words, language } = useStore($words);

  async function reportSent() {
    if (isWorking) return;
    setWorking(true);
    setRefusal(null);
    try {
      onTold(
        await inTime(send('POST /api/orders/sent', { token, version: order.outstandingCents })),
      );
      // The focused button disappears.
      note.current?.focus();
    } catch (error) {
      if (onConflict && isConflict(error)) onConflict();
      else setRefusal(wordsOf(error, words.notTold));
    }
    setWorking(false);
  }

  return (
    <div className="space-y-3">
      {!order.moneySentAt && (
        <Button look="secondary" aria-disabled={isWorking} onClick={() => void reportSent()}>
          {isWorking ? words.working : words.tell}
        </Button>
      )}
      <p ref={note} role="status" tabIndex={-1} className="outline-none">
        {order.moneySentAt &&
          words.told(formatMoment(order.moneySentAt, order.timeZone ?? ownTimeZone(), language))}
      </p>
      {refusal && <ErrorNote>{refusal}</ErrorNote>}
    </div>
  );
}
