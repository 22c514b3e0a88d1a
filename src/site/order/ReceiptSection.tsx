import { useStore } from '@nanostores/react';
import { kindOf } from '#shared/order-kinds';
import type { BuyerOrder } from '#shared/order';
import { pagePath } from '../page-path.ts';
import { Button } from '../../ui/Button.tsx';
import { $certificateWords } from '../../words/certificate-words.ts';
import { $words } from '../../words/page-words.ts';

/** Prints the receipt and the certificates of a paid order. */
export function ReceiptSection({ order }: { order: BuyerOrder }) {
  const { receipt } = useStore($words);
  const { certificate } = useStore($certificateWords);
  const { payments, paidAt, status, items } = order;
  const hasCome = payments.length > 0;
  if (status === 'cancelled' || (!hasCome && !isAwaited(order))) return null;
  const isIssued = items.some((item) => item.certificate && !item.returnedAt);
  return (
    <section aria-labelledby="receipt" className="space-y-4">
      <h2 id="receipt" className="font-display text-xl">
        {receipt.title}
      </h2>
      {hasCome ? (
        <div className="flex flex-wrap gap-4">
          <Button look="secondary" onClick={() => print()}>
            {receipt.print}
          </Button>
          {isIssued && (
            <Button
              look="secondary"
              onClick={() => location.assign(pagePath(`/certificate#${order.certificateToken}`))}
            >
              {certificate.print}
            </Button>
          )}
        </div>
      ) : (
        <p className="text-sann">{receipt.awaited}</p>
      )}
      {paidAt && !isIssued && kindOf(order).isSent && (
        <p className="text-sann">{certificate.awaited}</p>
      )}
    </section>
  );
}

function isAwaited(order: BuyerOrder): boolean {
  return !kindOf(order).waitsForMoney || order.hold !== null;
}
