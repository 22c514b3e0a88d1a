import { useStore } from '@nanostores/react';
import clsx from 'clsx';
import type { BuyerOrder } from '#shared/order';
import { formatAmount } from '#shared/format-amount';
import { ItemThumbnail } from '../cart/ItemThumbnail.tsx';
import { $words } from '../../words/page-words.ts';

type OrderLinesProps = { order: BuyerOrder; label: string; hasPictures?: boolean };

export function OrderLines({ order, label, hasPictures = true }: OrderLinesProps) {
  const { order: words, receipt, language } = useStore($words);
  return (
    <section aria-label={label}>
      <ul className="divide-y divide-liy border-y border-liy">
        {order.items.map(({ id, artworkTitle, imageUrl, isLine, price }) => (
          <li key={id} className="flex items-center gap-4 py-4">
            {hasPictures && !isLine && <ItemThumbnail imageUrl={imageUrl} />}
            <span className={clsx('min-w-0 flex-1', !isLine && 'font-display text-lg italic')}>
              {artworkTitle}
            </span>
            <span className="shrink-0">{formatAmount(price, receipt.unknown, language)}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between gap-4 py-4 font-medium">
        <span>{words.total}</span>
        <span className="shrink-0">
          {formatAmount(order.totalAmount, receipt.unknown, language)}
        </span>
      </p>
    </section>
  );
}
