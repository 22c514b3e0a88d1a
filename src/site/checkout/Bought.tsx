import { useStore } from '@nanostores/react';
import clsx from 'clsx';
import type { BoughtItem, BoughtOrder } from '#shared/payment';
import { boughtPicture } from './payment/bought-picture.ts';
import { $words } from '../../words/page-words.ts';

type BoughtPicturesProps = {
  items: readonly BoughtItem[];
  /** Of one picture's longer side, in points. */
  side: number;
  className?: string;
};

export function BoughtPictures({ items, side, className }: BoughtPicturesProps) {
  return (
    <ul className={clsx('flex flex-wrap items-baseline gap-4', className)}>
      {items.map((item) => {
        const { frame, image } = boughtPicture(item, items.length, side);
        return (
          <li
            key={item.artworkTitle + item.imageUrl}
            style={frame}
            className="has-[[hidden]]:bg-twal has-[[hidden]]:p-12"
            data-picture
          >
            <figure>
              <img {...image} alt={item.artworkTitle} className="h-auto w-full" />
              <figcaption className="mt-3 font-display italic">{item.artworkTitle}</figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}

/** The number of an order, what happens next, and the way to the private page. */
export function BoughtWords({ order }: { order: BoughtOrder }) {
  const { order: orderWords, payment } = useStore($words);
  return (
    <>
      <p data-part="number" className="mt-4 font-medium">
        {orderWords.number(order.orderNumber)}
      </p>
      <dl className="mt-4 divide-y divide-liy border-y border-liy text-left text-sm">
        {payment.nextSteps(order.items.length).map(([when, what], index) => (
          <div
            key={when}
            className="grid gap-x-4 py-2"
            style={{ gridTemplateColumns: '7.5rem minmax(0, 1fr)' }}
          >
            <dt className="text-sann">{when}</dt>
            <dd data-many={index === 1 ? payment.leaving(2) : undefined}>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
