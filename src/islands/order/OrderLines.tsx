import { useStore } from '@nanostores/react';
import { formatAmount } from '#shared/ledger';
import type { BuyerOrder } from '#shared/order';
import { Thumbnail } from '../cart/Thumbnail.tsx';
import { $words } from '../../words/islands/words.ts';

export function OrderLines({ order }: { order: BuyerOrder }) {
  const { order: words, receipt, language } = useStore($words);
  return (
    <section aria-label={words.lines}>
      <ul className="divide-y divide-liy border-y border-liy">
        {order.items.map(({ id, artworkTitle, imageUrl, price }) => (
          <li key={id} className="flex items-center gap-4 py-4">
            <Thumbnail imageUrl={imageUrl} />
            <span className="work-title flex-1">{artworkTitle}</span>
            <span>{formatAmount(price, receipt.unknown, language)}</span>
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
