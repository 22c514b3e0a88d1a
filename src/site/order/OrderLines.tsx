import { useStore } from '@nanostores/react';
import type { BuyerOrder } from '#shared/order';
import { formatAmount } from '#shared/format-amount';
import { ItemThumbnail } from '../cart/ItemThumbnail.tsx';
import { $words } from '../../words/page-words.ts';

type OrderLinesProps = { order: BuyerOrder; label: string };

export function OrderLines({ order, label }: OrderLinesProps) {
  const { order: words, receipt, language } = useStore($words);
  return (
    <section aria-label={label}>
      <ul className="divide-y divide-liy border-y border-liy">
        {order.items.map(({ id, artworkTitle, imageUrl, isLine, price }) => (
          <li key={id} className="flex items-center gap-4 py-4">
            {!isLine && <ItemThumbnail imageUrl={imageUrl} />}
            <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
              <span className={isLine ? '' : 'work-title'}>{artworkTitle}</span>
              <span className="ml-auto">{formatAmount(price, receipt.unknown, language)}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between py-4 font-medium">
        <span>{words.total}</span>
        <span>{formatAmount(order.totalAmount, receipt.unknown, language)}</span>
      </p>
    </section>
  );
}
