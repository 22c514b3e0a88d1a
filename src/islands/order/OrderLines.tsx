import { useStore } from '@nanostores/react';
import { centsOf, formatCents } from '#shared/money';
import type { BuyerOrder } from '#shared/order';
import { Thumbnail } from '../cart/Thumbnail.tsx';
import { $words } from '../../words/islands/words.ts';

export function OrderLines({ order }: { order: BuyerOrder }) {
  const words = useStore($words).order;
  return (
    <section aria-label={words.lines}>
      <ul className="divide-y divide-liy border-y border-liy">
        {order.items.map(({ id, artworkTitle, imageUrl, price }) => (
          <li key={id} className="flex items-center gap-4 py-4">
            <Thumbnail imageUrl={imageUrl} />
            <span className="work-title flex-1">{artworkTitle}</span>
            <span>{formatCents(centsOf(price))}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between py-4 font-medium">
        <span>{words.total}</span>
        <span>{formatCents(centsOf(order.totalAmount))}</span>
      </p>
    </section>
  );
}
