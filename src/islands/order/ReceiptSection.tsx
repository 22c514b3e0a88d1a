import type { BuyerOrder } from '#shared/order';
import { Button } from '../../ui/Button.tsx';

/** Prints the receipt of a paid order. */
export function ReceiptSection({ order }: { order: BuyerOrder }) {
  if (!order.paidAt && !isAwaited(order)) return null;
  return (
    <section aria-labelledby="receipt" className="space-y-4">
      <h2 id="receipt" className="font-display text-xl">
        Receipt
      </h2>
      {order.paidAt ? (
        <Button look="secondary" onClick={() => print()}>
          Print the receipt
        </Button>
      ) : (
        <p className="text-sann">
          The receipt waits for your payment: you can print it here when the money has arrived.
        </p>
      )}
    </section>
  );
}

function isAwaited({ status, method, hold }: BuyerOrder): boolean {
  return status !== 'cancelled' && (method === 'card' || hold !== null);
}
