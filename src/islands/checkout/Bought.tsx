import clsx from 'clsx';
import { nextSteps } from '#shared/purchase/next-steps';
import type { BoughtItem } from '#shared/payment';
import type { BoughtOrder } from '../../lib/payment/verdict.ts';
import { imageUrl } from '../../lib/pictures/image-url.ts';

type BoughtPicturesProps = {
  items: readonly BoughtItem[];
  /** Of one picture's longer side, in points. */
  side: number;
  className?: string;
};

/** Several works stand two in a row on a phone. */
export function BoughtPictures({ items, side, className }: BoughtPicturesProps) {
  const [share, longest] = items.length > 1 ? ['45%', Math.min(side, 220)] : ['100%', side];
  return (
    <ul className={clsx('flex flex-wrap items-end gap-4', className ?? 'justify-center')}>
      {items.map((item) => (
        <BoughtPicture
          key={item.artworkTitle + item.imageUrl}
          item={item}
          side={longest}
          share={share}
        />
      ))}
    </ul>
  );
}

type BoughtPictureProps = { item: BoughtItem; side: number; share: string };

function BoughtPicture({ item, side, share }: BoughtPictureProps) {
  const { artworkTitle, imageUrl: url, imageWidth, imageHeight } = item;
  // Older orders do not know the size of their pictures.
  const ratio = imageWidth && imageHeight ? imageWidth / imageHeight : 1;
  const width = Math.round(side * Math.min(1, ratio));
  return (
    <li style={{ width: `min(${share}, ${width}px, ${ratio} * 60vh)` }}>
      <figure>
        <img
          src={imageUrl(url, { w: 2 * width, fm: 'webp', q: 74 })}
          alt={artworkTitle}
          width={width}
          height={Math.round(width / ratio)}
          className="h-auto w-full"
        />
        <figcaption className="mt-3 font-display italic [overflow-wrap:anywhere]">
          {artworkTitle}
        </figcaption>
      </figure>
    </li>
  );
}

/** The number of an order, what happens next, and the way to the private page. */
export function BoughtWords({ order }: { order: BoughtOrder }) {
  return (
    <>
      <p className="mt-4 font-medium">Order #{order.orderNumber}</p>
      <dl className="mt-4 divide-y divide-liy border-y border-liy text-left">
        {nextSteps(order.items.length).map(([when, what]) => (
          <div key={when} className="grid gap-x-4 py-2 sm:grid-cols-[9rem_1fr]">
            <dt className="text-sann">{when}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
