import { useStore } from '@nanostores/react';
import type { BuyerOrder } from '#shared/order';
import { Button } from '../../ui/Button.tsx';
import { $words } from '../../words/islands/words.ts';

/** Prints the receipt of a paid order. */
export function ReceiptSection({ order }: { order: BuyerOrder }) {
  const { receipt } = useStore($words);
  if (!order.paidAt && !isAwaited(order)) return null;
  return (
    <section aria-labelledby="receipt" className="space-y-4">
      <h2 id="receipt" className="font-display text-xl">
        {receipt.title}
      </h2>
      {order.paidAt ? (
        <Button look="secondary" onClick={() => print()}>
          {receipt.print}
        </Button>
      ) : (
        <p className="text-sann">{receipt.awaited}</p>
      )}
    </section>
  );
}

function isAwaited({ status, method, hold }: BuyerOrder): boolean {
  return status !== 'cancelled' && (method === 'card' || hold !== null);
}
